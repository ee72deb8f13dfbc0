/*
 * npm run mutants: changes one place of a game's rules at a time and says which changes no test notices.
 *
 *   npm run mutants -- --game talisman [--sample 200] [--seed 1] [--minutes 20] [--in rules/fight] [--at-once 2]
 *   npm run mutants -- --game talisman --resume    goes on with the last sample where time or a kill ended it
 *   npm run mutants -- --game talisman --again     as well those that the last runs listed, after tests were written
 *
 * Changes that are equal by reading (nothing a player could see differs) stand with their reason in
 * games/<game>/test/equal-mutants.md and are counted apart. Contract tests, snapshots and whole matches of bots do not
 * count as noticing a rule. What was not noticed is listed in .build/mutants/<game>.md, which is written as it goes;
 * what became of each change stands in .build/mutants/<game>.jsonl.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fast } from '@questhall/kernel';
import ts from 'typescript';
import { bundle, compileWorker } from './mutants/bundle.ts';
import { Journal, type Tried } from './mutants/journal.ts';
import { equalByReading, namesOf } from './mutants/names.ts';
import { type Mutant, places } from './mutants/places.ts';
import { Bench, concerned, Noticers } from './mutants/processes.ts';
import type { Job, Survey, Verdict } from './mutants/worker.ts';

/** A change with the name by which lists know it. */
type Named = Mutant & { name: string };

const root = join(import.meta.dirname, '..');

/**
 * What belongs to the rules of a game: everything in its sources but these. Words are held by tests of their own, what bots
 * aim at by their strength; `telling` weighs which news comes first in a digest for whoever was away.
 */
const NOT_RULES =
  /\/(text|heuristic|search|scenario|levels|art)\/|\/(text|telling|scenario|migrations|invariants|copy|glance|determinize|heuristic|forecast|measure|balance|imagine|wishes|client|constant)\.ts$|\.words\.ts$|\.test\.ts$/;
/** In files of cards' rules: for how much bots hold a card that can do this. */
const NO_RULE = ({ file, within, kind, before }: Omit<Mutant, 'id'>) =>
  file.endsWith('.rule.ts') && (within.endsWith('.worth') || (kind === 'drop' && before.startsWith('worth: ')));
/**
 * Tests that would notice nearly anything without saying which rule is broken, those of what is no rule, and one that
 * loads its modules anew, which in one bundle cannot be.
 */
const NOT_COUNTED =
  /\.long\.test\.ts$|\/(contract|playouts|glance|text|cards-text|bots|guide|expansion-guide|without-expansions|simulation|search|crafty|heroes-auto|heuristic|deck|balance|odds)\.test\.ts$/;

const { values: args } = parseArgs({
  options: {
    game: { type: 'string' },
    sample: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '20' },
    in: { type: 'string', default: '' },
    'at-once': { type: 'string', default: String(Math.min(2, availableParallelism())) },
    resume: { type: 'boolean', default: false },
    again: { type: 'boolean', default: false },
  },
});

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}

function whole(name: 'sample' | 'seed' | 'minutes' | 'at-once'): number {
  const value = Number(args[name]);
  if (!Number.isInteger(value) || value < 1) fail(`--${name} is a whole number from 1, not ${args[name]}.`);
  return value;
}

const games = readdirSync(join(root, 'games')).sort();
const game = args.game ?? fail(`Which game? --game ${games.join(', ')}.`);
if (!games.includes(game)) fail(`There is no game ${game}; there are ${games.join(', ')}.`);
const [sample, minutes, atOnce] = [whole('sample'), whole('minutes'), whole('at-once')];

/** The TypeScript files of a folder of the game, from the root. */
const filesIn = (folder: string) =>
  readdirSync(join(root, 'games', game, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `games/${game}/${folder}/${file.replaceAll('\\', '/')}`)
    .sort();

/** The files of the rules as they were when they were looked through. */
const texts = new Map<string, string>();

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
  return files.flatMap((file) => {
    const source = program.getSourceFile(join(root, file))!;
    texts.set(file, source.text);
    return places(source, file, checker).filter((place) => !NO_RULE(place));
  });
}

/** The names of a sample drawn by seed, in the order of files. */
function drawn(seed: number): string[] {
  const chance = fast(seed);
  const left = names.map((_, i) => i);
  const taken: number[] = [];
  while (taken.length < sample && left.length > 0) {
    const at = chance.below(left.length);
    taken.push(left[at]!);
    left[at] = left.at(-1)!;
    left.pop();
  }
  return taken.sort((a, b) => a - b).map((i) => names[i]!);
}

/** The changes of these names, numbered, in the order of files. */
function named(wanted: ReadonlySet<string>): Named[] {
  return all.flatMap((one, i) => (wanted.has(names[i]!) ? [{ ...one, name: names[i]! }] : [])).map((one, id) => ({ ...one, id }));
}

/** The sample that the last run drew. */
function lastRun(): Journal {
  return Journal.open(journalFile) ?? fail(`There is no ${journalFile}: run once without --resume or --again.`);
}

const equalPage = join(root, 'games', game, 'test', 'equal-mutants.md');
const folder = join(root, '.build', 'mutants');
mkdirSync(folder, { recursive: true });
const program = join(folder, `${game}.mjs`);
const workerProgram = join(folder, 'worker.mjs');

const list = join(folder, `${game}.md`);
const journalFile = join(folder, `${game}.jsonl`);

/** Does a job in a process that does nothing else. */
async function inOneOfItsOwn(job: Job, ms: number): Promise<Survey | Verdict | undefined> {
  const bench = new Bench(workerProgram);
  const said = await bench.do(job, ms);
  bench.end();
  return said;
}

const all = allPlaces();
const names = namesOf(all, `games/${game}/`);
const equal = existsSync(equalPage) ? equalByReading(readFileSync(equalPage, 'utf8')) : new Set<string>();
const stale = args.in === '' ? [...equal].filter((name) => !names.includes(name)) : [];
if (stale.length > 0) fail(`${equalPage} names what is no place of the game (any more):\n${stale.join('\n')}`);

const journal =
  args.resume || args.again ? lastRun() : Journal.begin(journalFile, { seed: whole('seed'), in: args.in, names: drawn(whole('seed')) });
const { seed } = journal.sample;
const gone = journal.sample.names.filter((name) => !names.includes(name));
if (gone.length > 0) console.log(`There is no more, because the rules were rewritten, and counts no more:\n${gone.join('\n')}`);
const sampled = named(new Set(journal.sample.names));

/** What was tried and not noticed is tried again where that is asked for, unless it was read and found equal. */
function isWanted({ name }: Named): boolean {
  const tried = journal.of(name);
  return !tried || (args.again && tried.by === undefined && !equal.has(name));
}
const mutants = named(new Set(sampled.filter(isWanted).map(({ name }) => name)));
const tests = [...filesIn('test'), ...filesIn('src')].filter((file) => file.endsWith('.test.ts') && !NOT_COUNTED.test(file));
console.log(
  `${game}: ${all.length} places, a sample of ${sampled.length}${journal.sample.in ? ` in ${journal.sample.in}` : ''} by seed ${seed}, ${mutants.length} of them to try, ${tests.length} files of tests`,
);
await compileWorker(workerProgram);
await bundle(root, tests, mutants, program, texts);

const survey = (await inOneOfItsOwn({ bundle: program, active: -1 }, 20 * 60_000)) as Survey | undefined;
if (!survey) fail('The tests took more than 20 minutes of a processor without any change.');
const broken = survey.tests.filter((test) => test.failure !== undefined);
for (const { file, name, failure } of broken) console.error(`${file}: ${name}: ${failure}`);
if (broken.length > 0) fail(`${broken.length} tests fail without any change.`);
const total = survey.tests.reduce((sum, test) => sum + test.ms, 0);
console.log(`${survey.tests.length} tests pass without a change, in ${(total / 1000).toFixed(1)} s`);

const until = Date.now() + minutes * 60_000;
/** Drawn anew, so that a run that time cut off is a sample of all files too. */
const shuffled = fast(seed + 1);
const queue = mutants.map((mutant) => ({ mutant, at: shuffled.below(1 << 30) })).sort((a, b) => a.at - b.at);

const isNoticed = (m: Named) => journal.of(m.name)?.by !== undefined;
/** What no test noticed and nobody found equal: tried and survived. */
const isOpen = (m: Named) => journal.of(m.name) !== undefined && !isNoticed(m) && !equal.has(m.name);
const line = (m: Named) => `- ${m.name}${journal.of(m.name)?.reached ? '' : ' (no test comes here)'} — line ${m.line}`;

/** How the whole sample stands, in one line. */
function standing(): string {
  const noticed = sampled.filter(isNoticed).length;
  const untried = sampled.filter(({ name }) => !journal.of(name)).length;
  const same = sampled.filter((m) => equal.has(m.name) && !isNoticed(m) && journal.of(m.name)).length;
  const counted = sampled.length - untried - same;
  const share = counted === 0 ? 0 : (100 * noticed) / counted;
  return `${game}, seed ${seed}: ${noticed} of ${counted} changes noticed (${share.toFixed(1)} %), ${same} more equal by reading, ${untried} of ${sampled.length} not tried yet`;
}

/** Which tests noticed what, in this run and those before. */
const noticers = new Noticers();
for (const { name, file } of sampled) {
  const by = journal.of(name)?.by;
  if (by) noticers.add(file, by);
}
const lasting = new Set(survey.lasting);

/** What becomes of a change. */
async function tryOut(mutant: Named, bench: Bench): Promise<Tried> {
  const only = concerned(mutant, survey!, noticers);
  if (only.length === 0) return { name: mutant.name, reached: false };
  const expected = only.reduce((sum, i) => sum + survey!.tests[i]!.ms, 0);
  const job = { bundle: program, active: mutant.id, only };
  const ms = 20_000 + 10 * expected;
  const verdict = (await (lasting.has(mutant.id) ? inOneOfItsOwn(job, ms) : bench.do(job, ms))) as Verdict | undefined;
  const by = verdict ? verdict.noticedBy : 'the processor: it takes ten times as long';
  if (by !== undefined) noticers.add(mutant.file, by);
  return { name: mutant.name, reached: true, ...(by === undefined ? {} : { by }) };
}

let tried = 0;
async function lane(): Promise<void> {
  const bench = new Bench(workerProgram);
  for (let next = queue.pop(); next && Date.now() < until; next = queue.pop()) {
    const { mutant } = next;
    journal.add(await tryOut(mutant, bench));
    if (isNoticed(mutant) && equal.has(mutant.name)) console.log(`Listed as equal, yet noticed: ${line(mutant)}`);
    if (isOpen(mutant)) console.log(line(mutant));
    if (++tried % 50 === 0) console.log(standing());
    writeFileSync(list, [`# ${standing()}`, '', ...sampled.filter(isOpen).map(line), ''].join('\n'));
  }
  bench.end();
}
await Promise.all(Array.from({ length: atOnce }, lane));
console.log(standing());
