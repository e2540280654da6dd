import { called, type Say } from '../lib/board';

/** What a view looks like, as its game declares it: the parts of a JSON Schema that the plain board reads. */
export interface Shape {
  $ref?: string;
  anyOf?: Shape[];
  type?: string;
  format?: string;
  items?: Shape;
  properties?: Record<string, Shape>;
  additionalProperties?: Shape | boolean;
}

export interface Schema {
  properties: { view: Shape };
  $defs: Record<string, Shape>;
}

export type Value = string | number | boolean | null | undefined | Value[] | { [name: string]: Value };

/** How a value is drawn. */
export type Look = 'unknown' | 'seat' | 'answer' | 'word' | 'grid' | 'table' | 'list' | 'record';

/** The shape itself: references followed, and of several the one that the value has. */
export function resolved(schema: Schema, shape: Shape | undefined, value: Value): Shape {
  if (!shape) return {};
  if (shape.$ref) return resolved(schema, schema.$defs[shape.$ref.slice(shape.$ref.lastIndexOf('/') + 1)], value);
  const fitting = shape.anyOf?.find((each) => isOf(resolved(schema, each, value), value));
  return fitting ? resolved(schema, fitting, value) : shape;
}

function isOf(shape: Shape, value: Value): boolean {
  if (value === null) return shape.type === 'null';
  if (Array.isArray(value)) return shape.type === 'array';
  if (typeof value === 'number') return shape.type === 'integer' || shape.type === 'number';
  return shape.type === typeof value || (typeof value === 'string' && shape.type === undefined);
}

/** The shape of a part of something. */
export function inside(schema: Schema, shape: Shape, name: string, value: Value): Shape {
  const rest = typeof shape.additionalProperties === 'object' ? shape.additionalProperties : undefined;
  return resolved(schema, shape.properties?.[name] ?? rest, value);
}

export function lookOf(value: Value, shape: Shape): Look {
  if (value === null || value === undefined || value === '?') return 'unknown';
  if (typeof value === 'boolean') return 'answer';
  if (typeof value === 'number') return shape.format === 'seat' ? 'seat' : 'word';
  if (typeof value === 'string') return 'word';
  if (!Array.isArray(value)) return 'record';
  if (value.length && value.every((each) => cells(each) !== null)) return 'grid';
  return value.some((each) => typeof each === 'object' && each !== null) ? 'table' : 'list';
}

/** A row of a grid: a list of single values, or a text of several words. */
export function cells(row: Value): Value[] | null {
  if (Array.isArray(row)) return row.every((each) => typeof each !== 'object' || each === null) ? row : null;
  return typeof row === 'string' && row.trim().includes(' ') ? row.trim().split(/\s+/) : null;
}

/** What a field is called: by the game's texts, or its name as words, `last_throw` as “Last throw”. */
export function titleOf(say: Say, name: string): string {
  const words = name.replace(/[_-]+/g, ' ').trim();
  return called(say, `field-${name}`, words.charAt(0).toUpperCase() + words.slice(1));
}

/** Whether a text can be the name of a message. */
export function isName(text: string): boolean {
  return /^[A-Za-z][\w-]*$/.test(text);
}
