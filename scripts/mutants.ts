/*
 * npm run mutants: changes one place of a game's rules at a time and says which changes no test notices.
 *
 *   npm run mutants -- --game talisman [--sample 200] [--seed 1] [--minutes 20] [--in rules/fight]
 *   npm run mutants -- --game talisman --again     only those that the last run listed, after tests were written for them
 *
 * Changes that are equal by reading (nothing a player could see differs) stand with their reason in
 * games/<game>/test/equal-mutants.md and are counted apart. Contract tests, snapshots and whole matches of bots do not
 * count as noticing a rule. What was not noticed is listed in .build/mutants/<game>.md as well.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fast } from '@questhall/kernel';
import ts from 'typescript';
import { bundle, compileWorker } from './mutants/bundle.ts';
import { equalByReading, namesOf } from './mutants/names.ts';
import { type Mutant, places } from './mutants/places.ts';
import { concerned, runApart } from './mutants/processes.ts';
import type { Job, Survey, Verdict } from './mutants/worker.ts';

/** A change with the name by which lists know it. */
type Named = Mutant & { name: string };

const root = join(import.meta.dirname, '..');

/** What belongs to the rules of a game: everything in its sources but these. */
const NOT_RULES =
  /\/(text|heuristic|search|scenario|levels|art)\/|\/(scenario|migrations|invariants|copy|glance|determinize|heuristic|forecast|measure|balance|imagine|wishes|client|constant)\.ts$|\.words\.ts$|\.test\.ts$/;
/**
 * Tests that would notice nearly anything without saying which rule is broken, those of what is no rule, and one that
 * loads its modules anew, which in one bundle cannot be.
 */
const NOT_COUNTED =
  /\/(contract|playouts|glance|text|cards-text|bots|guide|expansion-guide|without-expansions|simulation|search|crafty|heroes-auto|heuristic|deck|balance|odds)\.test\.ts$/;

const { values: args } = parseArgs({
  options: {
    game: { type: 'string' },
    sample: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '20' },
    in: { type: 'string', default: '' },
    again: { type: 'boolean', default: false },
  },
});

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}

function whole(name: 'sample' | 'seed' | 'minutes'): number {
  const value = Number(args[name]);
  if (!Number.isInteger(value) || value < 1) fail(`--${name} is a whole number from 1, not ${args[name]}.`);
  return value;
}

const games = readdirSync(join(root, 'games')).sort();
const game = args.game ?? fail(`Which game? --game ${games.join(', ')}.`);
if (!games.includes(game)) fail(`There is no game ${game}; there are ${games.join(', ')}.`);
const [sample, seed, minutes] = [whole('sample'), whole('seed'), whole('minutes')];

/** The TypeScript files of a folder of the game, from the root. */
const filesIn = (folder: string) =>
  readdirSync(join(root, 'games', game, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `games/${game}/${folder}/${file.replaceAll('\\', '/')}`)
    .sort();

/** Every change of the game's rules, in the order of files. */
function allPlaces(): Omit<Mutant, 'id'>[] {
  const config = ts.readConfigFile(join(root, 'games', game, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, join(root, 'games', game));
  const files = filesIn('src').filter((file) => !NOT_RULES.test(file) && file.includes(args.in));
  const program = ts.createProgram(
    files.map((file) => join(root, file)),
    { ...options, customConditions: ['source'], composite: false, noEmit: true },
  );
  const checker = program.getTypeChecker();
  return files.flatMap((file) => places(program.getSourceFile(join(root, file))!, file, checker));
}

/** A sample drawn by seed, numbered anew, in the order of files. */
function drawn(all: Omit<Mutant, 'id'>[], names: readonly string[]): Named[] {
  const chance = fast(seed);
  const left = all.map((_, i) => i);
  const taken: number[] = [];
  while (taken.length < sample && left.length > 0) {
    const at = chance.below(left.length);
    taken.push(left[at]!);
    left[at] = left.at(-1)!;
    left.pop();
  }
  return taken.sort((a, b) => a - b).map((i, id) => ({ ...all[i]!, name: names[i]!, id }));
}

/** What the last run noticed, and the names of what it did not. */
function lastRun(file: string): { noticed: number; open: Set<string> } {
  if (!existsSync(file)) fail(`There is no ${file}: run once without --again.`);
  const text = readFileSync(file, 'utf8');
  const noticed = Number(/ (\d+) of \d+ changes noticed/.exec(text)?.[1]);
  const open = text.split('\n').flatMap((one) => /^- (.+?)(?: \(no test comes here\))? — line \d+$/.exec(one)?.[1] ?? []);
  if (Number.isNaN(noticed)) fail(`${file} is not a list of a run.`);
  return { noticed, open: new Set(open) };
}

/** The changes of these names, in the order of files. What was rewritten meanwhile is told, and counts no more. */
function named(wanted: ReadonlySet<string>): Named[] {
  const gone = [...wanted].filter((name) => !names.includes(name));
  if (gone.length > 0) console.log(`There is no more, because the rules were rewritten:\n${gone.join('\n')}`);
  return all.flatMap((one, i) => (wanted.has(names[i]!) ? [{ ...one, name: names[i]! }] : [])).map((one, id) => ({ ...one, id }));
}

const equalPage = join(root, 'games', game, 'test', 'equal-mutants.md');
const folder = join(root, '.build', 'mutants');
mkdirSync(folder, { recursive: true });
const program = join(folder, `${game}.mjs`);
const workerProgram = join(folder, 'worker.mjs');

const apart = (job: Job, ms: number) => runApart(workerProgram, job, ms);

const all = allPlaces();
const names = namesOf(all, `games/${game}/`);
const equal = existsSync(equalPage) ? equalByReading(readFileSync(equalPage, 'utf8')) : new Set<string>();
const stale = args.in === '' ? [...equal].filter((name) => !names.includes(name)) : [];
if (stale.length > 0) fail(`${equalPage} names what is no place of the game (any more):\n${stale.join('\n')}`);
/** A change that was read and found equal. */
const isEqual = (m: Named) => equal.has(m.name);
const list = join(folder, `${game}.md`);
const last = args.again ? lastRun(list) : { noticed: 0, open: undefined };
const mutants = last.open ? named(last.open) : drawn(all, names);
const tests = [...filesIn('test'), ...filesIn('src')].filter((file) => file.endsWith('.test.ts') && !NOT_COUNTED.test(file));
console.log(
  `${game}: ${all.length} places${args.in ? ` in ${args.in}` : ''}, a sample of ${mutants.length} by seed ${seed}, ${tests.length} files of tests`,
);
await compileWorker(workerProgram);
await bundle(root, tests, mutants, program);

const survey = (await apart({ bundle: program, active: -1 }, 20 * 60_000)) as Survey | undefined;
if (!survey) fail('The tests took more than 20 minutes without any change.');
const broken = survey.tests.filter((test) => test.failure !== undefined);
for (const { file, name, failure } of broken) console.error(`${file}: ${name}: ${failure}`);
if (broken.length > 0) fail(`${broken.length} tests fail without any change.`);
const total = survey.tests.reduce((sum, test) => sum + test.ms, 0);
console.log(`${survey.tests.length} tests pass without a change, in ${(total / 1000).toFixed(1)} s`);

const until = Date.now() + minutes * 60_000;
const noticed: Named[] = [];
const survived: Named[] = [];
const unreached: Named[] = [];
/** Drawn anew, so that a run that time cut off is a sample of all files too. */
const shuffled = fast(seed + 1);
const queue = mutants.map((mutant) => ({ mutant, at: shuffled.below(1 << 30) })).sort((a, b) => a.at - b.at);

/** One that was not noticed is told at once. */
const line = (m: Named) => `- ${m.name}${unreached.includes(m) ? ' (no test comes here)' : ''} — line ${m.line}`;

async function lane(): Promise<void> {
  for (let next = queue.pop(); next && Date.now() < until; next = queue.pop()) {
    const { mutant } = next;
    const only = concerned(mutant, survey!);
    if (only.length === 0) {
      unreached.push(mutant);
      if (!isEqual(mutant)) console.log(line(mutant));
      continue;
    }
    const expected = only.reduce((sum, i) => sum + survey!.tests[i]!.ms, 0);
    const verdict = (await apart({ bundle: program, active: mutant.id, only }, 20_000 + 10 * expected)) as Verdict | undefined;
    const quiet = verdict !== undefined && verdict.noticedBy === undefined;
    (quiet ? survived : noticed).push(mutant);
    if (quiet && !isEqual(mutant)) console.log(line(mutant));
    const tried = noticed.length + survived.length + unreached.length;
    if (tried % 50 === 0) console.log(`${tried} tried, ${noticed.length} noticed`);
  }
}
await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, lane));

const quiet = [...survived, ...unreached].sort((a, b) => a.id - b.id);
const open = quiet.filter((mutant) => !isEqual(mutant));
const sum = last.noticed + noticed.length;
const counted = sum + open.length;
const share = counted === 0 ? 0 : (100 * sum) / counted;
const words = `${game}: ${sum} of ${counted} changes noticed (${share.toFixed(1)} %), ${quiet.length - open.length} equal by reading, ${mutants.length - noticed.length - quiet.length} not tried for time`;
const untried = queue.map(({ mutant }) => mutant);
// A list that is looked through again must not lose those for which there was no time.
const listed = args.again ? [...open, ...untried].sort((a, b) => a.id - b.id) : open;
writeFileSync(list, [`# ${words}`, '', ...listed.map(line), ''].join('\n'));
console.log(words);
