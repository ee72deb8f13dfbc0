/*
 * Writes the lists of words into docs/scenarios.md, from the vocabularies of the games: the fields, facts, questions with
 * their options, events with their fields and words of each game and edition. `npm run scenario-words` calls it after the
 * types have been read; with --check (as `npm run check` calls it) it writes nothing and fails where the page says something
 * else.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { dystopiaScenarios } from '@questhall/dystopia/scenario';
import { core, matchOptions } from '@questhall/kernel';
import { nachtwachtScenarios } from '@questhall/nachtwacht/scenario';
import { talismanScenarios } from '@questhall/talisman/scenario';
import type { ScenarioGame } from '@questhall/testkit';

const PAGE = new URL('../docs/scenarios.md', import.meta.url);

type Fields = ScenarioGame['vocabulary']['events'][string];

const [nachtwacht, talisman, dystopia] = [nachtwachtScenarios, talismanScenarios, dystopiaScenarios] as unknown as ScenarioGame[];

/** The lists of the page by the name that stands in its marks. */
const LISTS: Readonly<Record<string, () => string>> = {
  nachtwacht: () => [...grammar(nachtwacht!), ...words(nachtwacht!, {}, ['square'])].join('\n'),
  talisman: () => grammar(talisman!).join('\n'),
  'talisman 1986': () => words(talisman!, { edition: '1986' }).join('\n'),
  'talisman digital': () => words(talisman!, { edition: 'digital', expansion: 'realm-of-souls+drowned-crypts' }).join('\n'),
  dystopia: () => [...grammar(dystopia!), ...words(dystopia!, {}, ['square', 'area', 'figure', 'coins'])].join('\n'),
};

/** Words of these classes stand for numbers or seats: nobody needs a list of them. */
const PLAIN = ['number', 'seat', 'hero number'];

const code = (word: string) => `\`${word.replaceAll('|', '\\|')}\``;
const list = (all: Iterable<string>) => [...all].map(code).join(', ');

/**
 * Fields, facts, questions and events: what holds in every edition.
 * @throws Error where the game has a kind of question that its vocabulary lacks, or the other way round
 */
function grammar({ game, vocabulary }: ScenarioGame): string[] {
  const [asked, written] = [Object.keys(game.decisions), Object.keys(vocabulary.questions)];
  const odd = [...asked.filter((kind) => !written.includes(kind)), ...written.filter((kind) => !asked.includes(kind))];
  if (odd.length > 0)
    throw new Error(`games/${game.id}/src/scenario/vocabulary.ts and the decisions of the game differ in: ${odd.join(', ')}`);
  const { fields, questions, asides, events, refusals } = vocabulary;
  return [
    '| where | fields |',
    '| --- | --- |',
    ...Object.entries(fields).map(([where, names]) => `| ${/ /.test(where) ? where : code(where)} | ${list(names)} |`),
    '',
    '| question | its options | its "no" |',
    '| --- | --- | --- |',
    ...Object.entries(questions).map(
      ([kind, { options, no }]) => `| ${code(kind)} | ${list(options)} | ${no === undefined ? '' : code(no)} |`,
    ),
    ...(asides ? ['', `Unasked: ${list(asides)}.`] : []),
    '',
    '| event | its fields |',
    '| --- | --- |',
    ...Object.entries(events).map(([type, inside]) => `| ${code(type)} | ${fieldsOf(inside)} |`),
    ...(refusals ? ['', `Codes of refusals: ${list(refusals)}.`] : []),
    '',
  ];
}

function fieldsOf(fields: Fields): string {
  return Object.entries(fields)
    .map(([name, kind]) =>
      typeof kind === 'string' ? `${code(name)} ${kind.replaceAll('|', '\\|')}` : `${code(name)} (${fieldsOf(kind)})`,
    )
    .join(', ');
}

/** What may stand in the place of each `<class>` in a match with these options. */
function words({ game, vocabulary }: ScenarioGame, set: Record<string, unknown>, byPosition: readonly string[] = []): string[] {
  const s = game.setup(core(game.version, game.seats.min), matchOptions(game.options, set));
  return Object.entries(vocabulary.classes(s, []))
    .filter(([name]) => !PLAIN.includes(name) && !byPosition.includes(name))
    .map(([name, all]): [string, string[]] => [name, [...all]])
    .filter(([, all]) => all.length > 0)
    .flatMap(([name, all]) => [`${code(`<${name}>`)}: ${list(all)}`, '']);
}

/** The page with its lists as the code has them. @throws Error where the page has no place for one */
export function withLists(page: string): string {
  return Object.entries(LISTS).reduce((text, [name, make]) => {
    const [begin, end] = [`<!-- words of ${name}: npm run scenario-words -->`, `<!-- end of words of ${name} -->`];
    const [at, to] = [text.indexOf(begin), text.indexOf(end)];
    if (at < 0 || to < at) throw new Error(`docs/scenarios.md has no place for the words of ${name}`);
    return `${text.slice(0, at + begin.length)}\n\n${make().trim()}\n\n${text.slice(to)}`;
  }, page);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const before = readFileSync(PAGE, 'utf8');
  const after = withLists(before);
  const checking = process.argv.includes('--check');
  if (after !== before && checking) process.exitCode = 1;
  else if (after !== before) writeFileSync(PAGE, after);
  console.log(`${after === before ? 'unchanged' : checking ? 'out of date' : 'written'}  docs/scenarios.md`);
}
