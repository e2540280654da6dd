/** Where the parts of a game come from: every entry of its component file that says so, as rows of a table. */

type Entry = Record<string, unknown>;

export interface Origin {
  /** The part of the file, such as `objects`. */
  part: string;
  /** The entry in it: the name that it gives itself, its number, or its place in the file. */
  name: string;
  named: boolean;
  /** What the entry says, without its name and origin. */
  values: [string, string][];
  provenance: string;
}

const QUIET = new Set(['provenance', 'name']);

function isRecord(value: unknown): value is Entry {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value as one reads it: `hat, damage`, or `d1 green, d3 purple`. */
function spelled(value: unknown): string {
  if (Array.isArray(value)) return value.join(', ');
  if (!isRecord(value)) return String(value);
  return Object.entries(value)
    .map((pair) => pair.join(' '))
    .join(', ');
}

function valuesOf(entry: Entry): [string, string][] {
  return Object.entries(entry)
    .filter(([name]) => !QUIET.has(name))
    .map(([name, value]) => [name, spelled(value)]);
}

function entries(part: string, name: string, value: unknown): Origin[] {
  if (Array.isArray(value)) {
    return value.flatMap((each, index) => entries(part, String(index + 1), each));
  }
  if (!isRecord(value)) return [];
  if (typeof value.provenance === 'string') {
    const named = typeof value.name === 'string';
    return [
      {
        part,
        name: named ? (value.name as string) : name,
        named,
        values: valuesOf(value),
        provenance: value.provenance,
      },
    ];
  }
  return Object.entries(value).flatMap(([inner, each]) => entries(part, inner, each));
}

export function origins(components: object): Origin[] {
  return Object.entries(components).flatMap(([part, value]) => entries(part, '', value));
}
