/**
 * Python as a site has it, in Node: `node site_node.mjs SITE SCRIPT ...` runs a script with the house of a site, started as
 * a page starts it (`web/src/alone/python.ts`). Node tells the processor time of a thought, which no page does.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [site, script] = process.argv.slice(2);
const alone = join(site, 'alone');
const folder = join(
  alone,
  readdirSync(alone, { withFileTypes: true }).find((each) => each.isDirectory() && each.name.startsWith('python-')).name,
);
const { loadPyodide } = await import(pathToFileURL(join(folder, 'pyodide.mjs')).href);
const room = readFileSync(join(alone, 'room.js'), 'utf8');
const told = /"lock": (\{.*?\})/.exec(room)[1];
const python = await loadPyodide({ indexURL: folder, lockFileContents: `{"info": ${told}, "packages": {}}` });

function unpack(name, format, options) {
  const data = readFileSync(join(folder, name));
  python.unpackArchive(data.buffer.slice(data.byteOffset, data.byteOffset + data.length), format, options);
}

for (const name of readdirSync(folder)) if (name.endsWith('.whl')) unpack(name, 'wheel');
unpack('house.zip', 'zip', { extractDir: '/house' });
python.runPython('import sys; sys.path.insert(0, "/house")');
python.runPython(readFileSync(script, 'utf8'));
