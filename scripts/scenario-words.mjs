#!/usr/bin/env node
// Writes down what scenario files may say of events and views: games/<game>/src/scenario/told.gen.ts, made from the types of
// the game's events and of what a seat sees. `npm run scenario-words` writes the files; with --check
// (as `npm run check` calls it) it writes nothing and fails where one is not what the types say.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = join(fileURLToPath(import.meta.url), '../..');

/** Where the types stand: their file and name. */
const GAMES = {
  dystopia: { event: ['events.ts', 'DystopiaEvent'], view: ['observation.ts', 'DystopiaView'] },
  nachtwacht: { event: ['events.ts', 'NachtwachtEvent'], view: ['observation.ts', 'NachtwachtView'] },
  talisman: { event: ['events.ts', 'TalismanEvent'], view: ['observation.ts', 'TalismanView'] },
};

const byLetters = (a, b) => (a < b ? -1 : 1);

/** So deep do fields within fields go. */
const DEEP = 4;

/**
 * The files of all games.
 * @returns {Record<string, string>} the text by path below the root
 */
export function scenarioWords() {
  const source = (game, file) => join(root, 'games', game, 'src', file);
  const files = Object.entries(GAMES).flatMap(([game, { event, view }]) => [source(game, event[0]), source(game, view[0])]);
  const program = ts.createProgram(files, {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    target: ts.ScriptTarget.ES2022,
    customConditions: ['source'],
    allowImportingTsExtensions: true,
    noEmit: true,
    strict: true,
    exactOptionalPropertyTypes: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  const typeOf = (path, name) => {
    const exported = checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(path)));
    const symbol = exported.find((one) => one.name === name);
    if (!symbol) throw new Error(`${path} exports no ${name}`);
    return checker.getDeclaredTypeOfSymbol(symbol);
  };
  return Object.fromEntries(
    Object.entries(GAMES).map(([game, { event, view }]) => [
      `games/${game}/src/scenario/told.gen.ts`,
      fileOf(eventsOf(typeOf(source(game, event[0]), event[1]), checker), viewOf(typeOf(source(game, view[0]), view[1]), checker)),
    ]),
  );
}

/** By type of event its fields, in the order of the alphabet. */
function eventsOf(type, checker) {
  const events = new Map();
  for (const member of type.isUnion() ? type.types : [type]) {
    const fields = Object.fromEntries(propertiesOf(member, checker, 0));
    // How spaces are called is no part of what happened; which space it was stands beside it.
    const { type: name, rule: _, called: __, ...rest } = fields;
    for (const one of name.matchAll(/'([^']+)'/g)) events.set(one[1], { ...events.get(one[1]), ...rest });
  }
  return Object.fromEntries([...events].sort(([a], [b]) => byLetters(a, b)));
}

function propertiesOf(type, checker, depth) {
  return checker
    .getPropertiesOfType(type)
    .map((property) => [property.name, kindOf(property, checker, depth)])
    .sort(([a], [b]) => byLetters(a, b));
}

/** "seat" for a seat, "space" for a space; else the type in words, or its fields. */
function kindOf(property, checker, depth) {
  const node = property.valueDeclaration ?? property.declarations?.[0];
  const written = node && ts.isPropertySignature(node) && node.type ? node.type.getText() : '';
  const named = /^(Seat|SpaceId)(\[\])?( \| null)?$/.exec(written);
  if (named) return `${named[1] === 'Seat' ? 'seat' : 'space'}${named[2] ?? ''}`;
  return wordsOf(checker.getTypeOfSymbol(property), checker, depth);
}

const NOTHING = ts.TypeFlags.Null | ts.TypeFlags.Undefined;
const partsOf = (type) => (type.isUnion() ? type.types : [type]).filter((one) => !(one.flags & NOTHING));

function wordsOf(type, checker, depth) {
  const parts = partsOf(type);
  const list = parts.length === 1 && checker.isArrayLikeType(parts[0]);
  const inner = list ? partsOf(checker.getTypeArguments(parts[0])[0]) : parts;
  const isGroup = (one) => one.flags & ts.TypeFlags.Object && !checker.isArrayLikeType(one) && checker.getPropertiesOfType(one).length > 0;
  if (depth < DEEP && inner.every(isGroup))
    return Object.assign({}, ...inner.map((one) => Object.fromEntries(propertiesOf(one, checker, depth + 1))));
  const words = [...new Set(inner.map((one) => wordOf(one, checker)))].sort(byLetters).join(' | ');
  return list ? (inner.length > 1 && words.includes(' ') ? `(${words})[]` : `${words}[]`) : words;
}

function wordOf(type, checker) {
  if (type.isStringLiteral()) return `'${type.value}'`;
  if (type.flags & ts.TypeFlags.BooleanLike) return 'boolean';
  if (type.flags & ts.TypeFlags.StringLike) return 'string';
  return checker.typeToString(type).replaceAll('"', "'");
}

/** Every name of a field in a view, however deep. */
function viewOf(type, checker, names = new Set(), seen = new Set()) {
  if (seen.has(type)) return [];
  seen.add(type);
  const parts = type.isUnionOrIntersection() ? type.types : [type];
  for (const part of parts) {
    if (part !== type) viewOf(part, checker, names, seen);
    else if (checker.isArrayLikeType(part)) for (const one of checker.getTypeArguments(part)) viewOf(one, checker, names, seen);
    else if (part.flags & ts.TypeFlags.Object) {
      const index = checker.getIndexInfosOfType(part);
      for (const { type: value } of index) viewOf(value, checker, names, seen);
      for (const property of checker.getPropertiesOfType(part)) {
        if (property.flags & ts.SymbolFlags.Method) continue;
        names.add(property.name);
        viewOf(checker.getTypeOfSymbol(property), checker, names, seen);
      }
    }
  }
  return [...names].sort(byLetters);
}

/** As the formatter leaves it, so that the file passes where it stands. */
function fileOf(events, view) {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  return execFileSync(process.execPath, [biome, 'format', '--stdin-file-path=told.ts'], {
    cwd: root,
    input: plainFileOf(events, view),
    encoding: 'utf8',
  });
}

function plainFileOf(events, view) {
  const quoted = (value) => `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  const key = (name) => (/^[a-z_$][\w$]*$/i.test(name) ? name : quoted(name));
  const write = (value) =>
    typeof value === 'string'
      ? value.includes("'")
        ? `"${value}"`
        : quoted(value)
      : `{ ${Object.entries(value)
          .map(([name, inner]) => `${key(name)}: ${write(inner)}`)
          .join(', ')} }`;
  return `/* Made from the types of events and views by \`npm run scenario-words\`; a test keeps it true. */

/** What a field holds, or the fields inside it. */
type Field = string | { readonly [field: string]: Field };

/** Events by type, with their fields. */
export const EVENTS: Readonly<Record<string, Readonly<Record<string, Field>>>> = {
${Object.entries(events)
  .map(([type, fields]) => `  ${key(type)}: ${write(fields).replace('{  }', '{}')},`)
  .join('\n')}
};

/** Fields of what a seat sees. */
export const VIEW: readonly string[] = [
${view.map((name) => `  ${quoted(name)},`).join('\n')}
];
`;
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const checking = process.argv.includes('--check');
  for (const [path, text] of Object.entries(scenarioWords())) {
    const before = existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '';
    if (before !== text && checking) process.exitCode = 1;
    else if (before !== text) writeFileSync(join(root, path), text);
    console.log(`${before === text ? 'unchanged' : checking ? 'out of date' : 'written'}  ${path}`);
  }
}
