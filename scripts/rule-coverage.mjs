#!/usr/bin/env node
// Which rules have a test? Each rule of a rulebook page should be named, by its id, where it is tested.
//
//   node scripts/rule-coverage.mjs                  one line a game
//   node scripts/rule-coverage.mjs --list           also every rule that no test names and nobody excused
//   node scripts/rule-coverage.mjs --fail-under 98  exit 1 where a game has less than 98 % of its rules cited,
//                                                   a rule that is neither cited nor excused, or a false id
//   --root DIR                                      another checkout (default: the one this script stands in)
//
// A rule is a line "* **NW-4.2** ..." of docs/rules/<game>/en.md; an example stands two spaces further in.
// A citation is the id, written out, in a file below a folder named "test" or "scenarios", or named *.test.*; of
// "NW-9.1 to NW-9.4" only the two ends are cited. What runs each night alone (*.long.test.*) cites nothing. An id there that no page knows is a false one: most likely a slip.
// The head of rules (T86-6.16 above T86-6.16.1a, T86-3 above T86-3a) means all of them: neither cited nor false.
// An excuse is a line "* NW-20.9 why no test can show it" of docs/rules/<game>/uncited.md. It does not count as a
// citation, so a game cannot excuse its way to 98 %.
// What the sources of games and web name (games/*/src, apps/web/src) must be there too, or a link of the log or of a
// refusal would lead nowhere: in quotation marks a rule, elsewhere a rule or the head of rules.
// Where uncited.md has a paragraph that begins with "In the making:", the game is only reported: it falls short of
// --fail-under by false ids and void excuses, not yet by open rules. For the days between its pages and its engine.
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// The second form is for games named by a letter and a year: T86-3a, T86-W. As in packages/text/src/rulebook.ts.
const ID = '(?:[A-Z][A-Z0-9]{1,3}-(?:\\d+|[A-Z]+)(?:\\.\\d+)+[a-z]?|[A-Z]\\d{2}-(?:\\d+[a-z]?|[A-Z]))';
const RULE = new RegExp(`^ *\\* \\*\\*(${ID})\\*\\* (.*)$`, 'gm');
const EXCUSE = new RegExp(`^\\* (${ID})[ \\t]+(\\S.*)$`, 'gm');
const CITATION = new RegExp(`\\b${ID}(?![\\w-]|\\.\\w)`, 'g');
const IN_THE_MAKING = /^In the making:/m;

/** Whatever looks like an id in a source, also the chapter alone that is no rule: TDE-G as well as TDE-G.1. */
const NAMED = /(['"`]?)\b([A-Z][A-Z0-9]{1,3}-[A-Z0-9]+(?:\.\d+)*[a-z]?)(?![\w-]|\.\w)\1/g;
const SOURCES = /^(?:games\/[^/]+|apps\/web)\/src\//;

const SKIPPED = new Set(['node_modules', 'dist', 'coverage', '.git']);
const READ = /\.(m?[jt]sx?|json|ya?ml|txt)$/;

/**
 * @typedef {object} Coverage
 * @property {string} game the folder below docs/rules
 * @property {number} rules how many rules its page has
 * @property {number} cited how many of them a test or scenario names
 * @property {number} percent cited of rules, rounded down to a tenth, so that 98 means 98
 * @property {{id: string, text: string}[]} open neither cited nor excused
 * @property {{id: string, reason: string}[]} excused not cited, for a reason
 * @property {boolean} making its rules are not yet demanded
 * @property {string[]} faults false ids in tests, excuses that are void, each as a sentence
 */

/**
 * Counts for every game below docs/rules.
 * @param {string} root the checkout
 * @returns {Coverage[]} by name of the game
 */
export function coverage(root) {
  const { citations, named } = namesIn(root);
  const pages = join(root, 'docs/rules');
  const games = readdirSync(pages).filter((game) => existsSync(join(pages, game, 'en.md')));
  return games.sort().map((game) => {
    const rules = new Map([...readFileSync(join(pages, game, 'en.md'), 'utf8').matchAll(RULE)].map(([, id, text]) => [id, text]));
    if (rules.size === 0) throw new Error(`docs/rules/${game}/en.md has no rule like "* **NW-4.2** text"`);
    const prefixes = new Set([...rules.keys()].map(prefixOf));
    const notes = textOf(join(pages, game, 'uncited.md'));
    const excuses = new Map([...notes.matchAll(EXCUSE)].map(([, id, reason]) => [id, reason]));
    const uncited = [...rules].filter(([id]) => !citations.has(id));
    const cited = rules.size - uncited.length;
    return {
      game,
      rules: rules.size,
      cited,
      percent: Math.floor((1000 * cited) / rules.size) / 10,
      open: uncited.filter(([id]) => !excuses.has(id)).map(([id, text]) => ({ id, text })),
      excused: uncited.filter(([id]) => excuses.has(id)).map(([id]) => ({ id, reason: excuses.get(id) })),
      making: IN_THE_MAKING.test(notes),
      faults: [
        ...[...citations]
          .filter(([id]) => prefixes.has(prefixOf(id)) && !rules.has(id) && !isHead(id, rules))
          .map(([id, file]) => `${file} names ${id}, which is no rule`),
        ...named
          .filter(({ id, told }) => prefixes.has(prefixOf(id)) && !rules.has(id) && (told || !isHead(id, rules)))
          .map(({ id, file }) => `${file} names ${id}, which is no rule`),
        ...[...excuses.keys()].filter((id) => !rules.has(id)).map((id) => `uncited.md excuses ${id}, which is no rule`),
        ...[...excuses.keys()].filter((id) => citations.has(id)).map((id) => `uncited.md excuses ${id}, but ${citations.get(id)} names it`),
      ],
    };
  });
}

/**
 * Ids named by tests and scenarios, each with the first file that names it; and those named by sources, once for each
 * file. `told`: in quotation marks, so that a line of the log or a page may say it.
 */
function namesIn(root) {
  const citations = new Map();
  const named = [];
  const walk = (folder, isTest) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        if (!SKIPPED.has(entry.name)) walk(path, isTest || entry.name === 'test' || entry.name === 'scenarios');
        continue;
      }
      if (!entry.isFile() || !READ.test(entry.name) || entry.name.includes('.long.test.')) continue;
      const cites = isTest || entry.name.includes('.test.');
      const isSource = !cites && SOURCES.test(path);
      if (!cites && !isSource) continue;
      const text = readFileSync(join(root, path), 'utf8');
      if (cites) for (const [id] of text.matchAll(CITATION)) if (!citations.has(id)) citations.set(id, path);
      if (isSource) named.push(...namedIn(text, path));
    }
  };
  walk('', false);
  return { citations, named };
}

function namedIn(text, file) {
  const found = new Map();
  for (const [, quote, id] of text.matchAll(NAMED)) found.set(id, found.get(id) || quote !== '');
  return [...found].map(([id, told]) => ({ id, told, file }));
}

function textOf(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** Does the id stand for several rules: T86-6.16 for T86-6.16.1a? */
function isHead(id, rules) {
  return [...rules.keys()].some((rule) => rule.startsWith(id) && /^[.a-z]/.test(rule.slice(id.length)));
}

function prefixOf(id) {
  return id.slice(0, id.indexOf('-'));
}

/**
 * The command.
 * @param {string[]} args
 * @param {(line: string) => void} print
 * @returns {number} the exit code: 0 well, 1 a game falls short, 2 the command was not understood
 */
export function run(args, print) {
  let root = fileURLToPath(new URL('..', import.meta.url));
  let failUnder = null;
  let list = false;
  for (let i = 0; i < args.length; i++) {
    if (args[i] === '--list') list = true;
    else if (args[i] === '--root' && args[i + 1]) root = args[++i];
    else if (args[i] === '--fail-under' && /^\d+(\.\d+)?$/.test(args[i + 1] ?? '')) failUnder = Number(args[++i]);
    else {
      print(`not understood: ${args[i]}. Use: rule-coverage.mjs [--list] [--fail-under PERCENT] [--root DIR]`);
      return 2;
    }
  }

  let short = false;
  for (const { game, rules, cited, percent, open, excused, making, faults } of coverage(root)) {
    const state = making ? ', in the making' : '';
    print(`${game}: ${cited} of ${rules} rules cited (${percent} %), ${excused.length} excused, ${open.length} open${state}`);
    if (list) for (const { id, text } of open) print(`  ${id} ${text}`);
    for (const fault of faults) print(`  ${fault}`);
    const lacking = !making && (percent < failUnder || open.length > 0);
    if (failUnder !== null && (lacking || faults.length > 0)) short = true;
  }
  if (short && !list) print('--list names the open rules; cite each in its test, or excuse it in docs/rules/<game>/uncited.md');
  return short ? 1 : 0;
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  process.exitCode = run(process.argv.slice(2), (line) => console.log(line));
}
