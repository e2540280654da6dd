/** A JSON Schema from standard input as TypeScript on standard output, written as everything here is. */

import { compile } from 'json-schema-to-typescript';
import { format, resolveConfig } from 'prettier';
import { text } from 'node:stream/consumers';

const [, , target, source] = process.argv;
const schema = JSON.parse(await text(process.stdin));
const types = await compile(schema, schema.title, {
  additionalProperties: false,
  bannerComment: '',
  ignoreMinAndMaxItems: true,
  format: false,
  unreachableDefinitions: false,
});
const banner = `/** The shapes of ${schema.title}, made by \`python -m tools.shapes\` from its \`${source}\`: do not edit. */\n\n`;
const outside = new Set(JSON.stringify(schema).match(/(?<="tsType": ?")\w+/g));
const imports = outside.size ? `import type { ${[...outside].join(', ')} } from './protocol';\n\n` : '';
process.stdout.write(await format(banner + imports + types, { ...(await resolveConfig(target)), filepath: target }));
