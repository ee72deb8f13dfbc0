import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Part, Shape } from '../games/talisman/src/shape.ts';

/*
 * Writes out what Talisman declares of its state (games/talisman/src/**\/state.ts, shape.ts): beside each, copies.gen.ts with
 * how such a thing begins, how it is copied, what it is with the same parts, and what is seen of it.
 *
 *   npm run state-copies [-- --check]
 */

const SRC = fileURLToPath(new URL('../games/talisman/src', import.meta.url));

type Field = Part<unknown>;

const capital = (word: string): string => word[0]!.toUpperCase() + word.slice(1).toLowerCase();

/** What is written out beside every `state.ts`: file and text. */
export async function stateCopies(): Promise<{ file: string; text: string }[]> {
  const written = [];
  for (const found of readdirSync(SRC, { recursive: true, encoding: 'utf8' }).sort()) {
    if (basename(found) !== 'state.ts') continue;
    const path = join(SRC, found);
    const exported = (await import(pathToFileURL(path).href)) as Readonly<Record<string, unknown>>;
    const shapes = Object.entries(exported)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .filter((one): one is [string, Shape] => isShape(one[1]));
    if (shapes.length > 0) written.push({ file: join(dirname(path), 'copies.gen.ts'), text: textOf(new Map(shapes), dirname(path)) });
  }
  return written;
}

const isShape = (held: unknown): boolean =>
  typeof held === 'object' &&
  held !== null &&
  !Array.isArray(held) &&
  Object.values(held).every((field) => (field as Partial<Field>)?.kind !== undefined);

function textOf(shapes: ReadonlyMap<string, Shape>, folder: string): string {
  const names = new Map([...shapes].map(([name, shape]) => [shape, capital(name)]));
  const functions = [...shapes].flatMap(([name, shape]) => written(capital(name), shape, names));
  const body = functions.join('\n');
  const from = (file: string) => {
    const path = relative(folder, join(SRC, file));
    return path.startsWith('.') ? path : `./${path}`;
  };
  const helpers = ['copyConstant', 'copyEach', 'copyLists', 'copyTable', 'NOTHING'].filter((one) => body.includes(one));
  return [
    '/* Written out from the shapes in state.ts by `npm run state-copies`; a test keeps it true. */',
    '',
    ...(body.includes('clone(') ? ["import { clone } from '@questhall/kernel';"] : []),
    ...(helpers.length > 0 ? [`import { ${helpers.join(', ')} } from '${from('copies.ts')}';`] : []),
    `import type { ${[...names.values()].join(', ')} } from './state.ts';`,
    '',
    body,
  ].join('\n');
}

/** The functions of one shape. */
function written(name: string, shape: Shape, names: ReadonlyMap<Shape, string>): string[] {
  const fields = Object.entries(shape);
  const always = fields.filter(([, { always }]) => always);
  const made = (of: (key: string, field: Field) => string) => always.map(([key, field]) => `  ${key}: ${of(key, field)},`).join('\n');
  const begun = `export const begin${name} = (): ${name} => ({\n${made((_, field) => beginning(field, names))}\n});\n`;
  const copied = fields.some(([, field]) => !field.always)
    ? `export function copy${name}(held: ${name}): ${name} {\n  const copied: ${name} = {\n${made((key, field) => copyOf(key, field, names)).replaceAll(/^/gm, '  ')}\n  };\n${fields
        .filter(([, field]) => !field.always)
        .map(([key]) => `  if (held.${key} !== undefined) copied.${key} = held.${key};\n`)
        .join('')}  return copied;\n}\n`
    : `export const copy${name} = (held: ${name}): ${name} => ({\n${made((key, field) => copyOf(key, field, names))}\n});\n`;
  if (fields.every(([, { seen }]) => seen === 'all')) return [begun, copied];
  const asked = fields.flatMap(([key, { seen }]) => (seen === 'depends' ? [`'${key}'`] : []));
  const looked = asked.length > 0 ? `, looked: Pick<${name}, ${asked.join(' | ')}>` : '';
  return [
    begun,
    copied,
    ...(asked.length > 0 ? [`export const share${name} = (held: ${name}): ${name} => ({\n${made((key) => `held.${key}`)}\n});\n`] : []),
    `export const glance${name} = (held: ${name}${looked}): ${name} => ({\n${made((key, field) => sightOf(key, field, names))}\n});\n`,
  ];
}

function beginning(field: Field, names: ReadonlyMap<Shape, string>): string {
  if (field.kind === 'value') return typeof field.first === 'string' ? `'${field.first}'` : String(field.first);
  if (field.kind === 'one') return `begin${named(field, names)}()`;
  if (field.kind === 'constant') return '{} as never';
  return field.kind === 'table' || field.kind === 'lists' ? '{}' : '[]';
}

function copyOf(key: string, field: Field, names: ReadonlyMap<Shape, string>): string {
  const held = `held.${key}`;
  switch (field.kind) {
    case 'value':
      return held;
    case 'constant':
      return `copyConstant(${held})`;
    case 'list':
      return `${held}.slice()`;
    case 'table':
      return `copyTable(${held})`;
    case 'lists':
      return `copyLists(${held})`;
    case 'things':
      return `clone(${held})`;
    case 'one':
      return `copy${named(field, names)}(${held})`;
    case 'each':
      return `copyEach(${held}, copy${named(field, names)})`;
    case 'eachOrNull':
      return `copyEach(${held}, (one) => one && copy${named(field, names)}(one))`;
  }
}

function sightOf(key: string, field: Field, names: ReadonlyMap<Shape, string>): string {
  if (field.seen === 'all') return `held.${key}`;
  if (field.seen === 'depends') return `looked.${key}`;
  const first = beginning(field, names);
  return first === '[]' ? 'NOTHING' : first;
}

function named({ of }: Field, names: ReadonlyMap<Shape, string>): string {
  const name = of && names.get(of);
  if (!name) throw new Error('a shape inside another one has to be exported beside it');
  return name;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const { file, text } of await stateCopies()) {
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    if (!process.argv.includes('--check')) writeFileSync(file, text);
    else {
      console.error(`${relative('', file)} is not what state.ts declares: npm run state-copies`);
      process.exitCode = 1;
    }
  }
}
