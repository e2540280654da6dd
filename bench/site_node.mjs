/**
 * Python as a site has it, in Node: `node site_node.mjs SITE SCRIPT ...` runs a script with the house of a site, started as
 * a page starts it (`web/src/alone/python.ts`). Node tells the processor time of a thought, which no page does.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [site, script] = process.argv.slice(2);
const folders = readdirSync(join(site, 'alone')).map((name) => join(site, 'alone', name));
const holding = (name) => folders.find((folder) => existsSync(join(folder, name)));
const folder = holding('pyodide.mjs');
const { loadPyodide } = await import(pathToFileURL(join(folder, 'pyodide.mjs')).href);
const lock = /"lock": (\{.*?\})/.exec(readFileSync(join(holding('room.js'), 'room.js'), 'utf8'))[1];
const python = await loadPyodide({ indexURL: folder, lockFileContents: `{"info": ${lock}, "packages": {}}` });

function unpack(path, format, options) {
  const data = readFileSync(path);
  python.unpackArchive(data.buffer.slice(data.byteOffset, data.byteOffset + data.length), format, options);
}

for (const name of readdirSync(folder)) if (name.endsWith('.whl')) unpack(join(folder, name), 'wheel');
unpack(join(holding('house.zip'), 'house.zip'), 'zip', { extractDir: '/house' });
python.runPython('import sys; sys.path.insert(0, "/house")');
try {
  python.runPython(readFileSync(script, 'utf8'));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
