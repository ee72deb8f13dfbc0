/*
 * npm run mutants: changes one place of a game's rules at a time and says which changes no test notices.
 *
 *   npm run mutants -- --game talisman [--sample 200] [--seed 1] [--minutes 20] [--in rules/fight]
 *
 * Changes that are equal by reading (nothing a player could see differs) stand with their reason in
 * games/<game>/test/equal-mutants.md and are counted apart. Contract tests, snapshots and whole matches of bots do not
 * count as noticing a rule. What was not noticed is listed in .build/mutants/<game>.md as well.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { fast } from '@questhall/kernel';
import ts from 'typescript';
import { bundle, compileWorker } from './mutants/bundle.ts';
import { type Mutant, places } from './mutants/places.ts';
import type { Job, Survey, Verdict } from './mutants/worker.ts';

const root = join(import.meta.dirname, '..');

/** What belongs to the rules of a game: everything in its sources but these. */
const NOT_RULES =
  /\/(text|heuristic|search|scenario|levels|art)\/|\/(scenario|migrations|invariants|copy|glance|determinize|heuristic|forecast|measure|balance|imagine|wishes|client|constant)\.ts$|\.test\.ts$/;
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
function drawn(all: Omit<Mutant, 'id'>[]): Mutant[] {
  const chance = fast(seed);
  const left = all.map((_, i) => i);
  const taken: number[] = [];
  while (taken.length < sample && left.length > 0) {
    const at = chance.below(left.length);
    taken.push(left[at]!);
    left[at] = left.at(-1)!;
    left.pop();
  }
  return taken.sort((a, b) => a - b).map((i, id) => ({ ...all[i]!, id }));
}

const oneLine = (text: string, room = 90) => {
  const flat = text.replace(/\s+/g, ' ');
  return flat.length > room ? `${flat.slice(0, room)} …` : flat;
};
/** How a change is named in lists: without its line, which moves. */
const nameOf = (m: Mutant) => `${m.file.slice(`games/${game}/`.length)} · ${m.kind} · \`${oneLine(m.before)}\` → \`${oneLine(m.after)}\``;

/** The names of changes that were read and found equal: the list items of the page. */
function equalByReading(): Set<string> {
  const page = join(root, 'games', game, 'test', 'equal-mutants.md');
  if (!existsSync(page)) return new Set();
  const lines = readFileSync(page, 'utf8').split('\n');
  return new Set(lines.filter((line) => line.startsWith('- ')).map((line) => line.slice(2).split(' — ')[0]!.trim()));
}

const folder = join(root, '.build', 'mutants');
mkdirSync(folder, { recursive: true });
const program = join(folder, `${game}.mjs`);
const threadProgram = join(folder, 'worker.mjs');

/** One thread's work. Undefined where it took longer than it may: a change that ends in a circle is noticed by that. */
function inThread(job: Job, ms: number): Promise<Survey | Verdict | undefined> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(threadProgram, { workerData: job, stdout: true, stderr: true });
    const late = setTimeout(() => resolve(worker.terminate().then(() => undefined)), ms);
    worker.once('message', (said) => {
      clearTimeout(late);
      void worker.terminate();
      resolve(said);
    });
    worker.once('error', (error) => {
      clearTimeout(late);
      // Out of memory, or thrown outside of a test: noticed. Without a change it is our own fault.
      if (job.active < 0) reject(error);
      else resolve({ noticedBy: `the run: ${error.message}` });
    });
  });
}

/** Tests that pass a change's place, quickest first; where data is made while loading, all tests, namesakes first. */
function concerned(mutant: Mutant, { tests, loading }: Survey): number[] {
  const all = tests.map((_, i) => i);
  const words = mutant.file.split('/').at(-1)!.replace('.ts', '').replaceAll('-', ' ');
  const namesake = (i: number) => (tests[i]!.name.toLowerCase().replaceAll('-', ' ').includes(words) ? 0 : 1);
  const order = (a: number, b: number) => namesake(a) - namesake(b) || tests[a]!.ms - tests[b]!.ms;
  const passing = all.filter((i) => tests[i]!.passed.includes(mutant.id)).sort(order);
  if (!loading.includes(mutant.id)) return passing;
  return [...passing, ...all.filter((i) => !passing.includes(i)).sort(order)];
}

const equal = equalByReading();
const all = allPlaces();
const mutants = drawn(all);
const tests = [...filesIn('test'), ...filesIn('src')].filter((file) => file.endsWith('.test.ts') && !NOT_COUNTED.test(file));
console.log(
  `${game}: ${all.length} places${args.in ? ` in ${args.in}` : ''}, a sample of ${mutants.length} by seed ${seed}, ${tests.length} files of tests`,
);
await compileWorker(threadProgram);
await bundle(root, tests, mutants, program);

const survey = (await inThread({ bundle: program, active: -1 }, 20 * 60_000)) as Survey | undefined;
if (!survey) fail('The tests took more than 20 minutes without any change.');
const broken = survey.tests.filter((test) => test.failure !== undefined);
for (const { file, name, failure } of broken) console.error(`${file}: ${name}: ${failure}`);
if (broken.length > 0) fail(`${broken.length} tests fail without any change.`);
const total = survey.tests.reduce((sum, test) => sum + test.ms, 0);
console.log(`${survey.tests.length} tests pass without a change, in ${(total / 1000).toFixed(1)} s`);

const until = Date.now() + minutes * 60_000;
const noticed: Mutant[] = [];
const survived: Mutant[] = [];
const unreached: Mutant[] = [];
/** Drawn anew, so that a run that time cut off is a sample of all files too. */
const shuffled = fast(seed + 1);
const queue = mutants.map((mutant) => ({ mutant, at: shuffled.below(1 << 30) })).sort((a, b) => a.at - b.at);

/** One that was not noticed is told at once. */
const line = (m: Mutant) => `- ${nameOf(m)}${unreached.includes(m) ? ' (no test comes here)' : ''} — line ${m.line}`;

async function lane(): Promise<void> {
  for (let next = queue.pop(); next && Date.now() < until; next = queue.pop()) {
    const { mutant } = next;
    const only = concerned(mutant, survey!);
    if (only.length === 0) {
      unreached.push(mutant);
      if (!equal.has(nameOf(mutant))) console.log(line(mutant));
      continue;
    }
    const expected = only.reduce((sum, i) => sum + survey!.tests[i]!.ms, 0);
    const verdict = (await inThread({ bundle: program, active: mutant.id, only }, 20_000 + 10 * expected)) as Verdict | undefined;
    const quiet = verdict !== undefined && verdict.noticedBy === undefined;
    (quiet ? survived : noticed).push(mutant);
    if (quiet && !equal.has(nameOf(mutant))) console.log(line(mutant));
    const tried = noticed.length + survived.length + unreached.length;
    if (tried % 50 === 0) console.log(`${tried} tried, ${noticed.length} noticed`);
  }
}
await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, lane));

const quiet = [...survived, ...unreached].sort((a, b) => a.id - b.id);
const open = quiet.filter((mutant) => !equal.has(nameOf(mutant)));
const counted = noticed.length + open.length;
const share = counted === 0 ? 0 : (100 * noticed.length) / counted;
const words = `${game}: ${noticed.length} of ${counted} changes noticed (${share.toFixed(1)} %), ${quiet.length - open.length} equal by reading, ${mutants.length - noticed.length - quiet.length} not tried for time`;
writeFileSync(join(folder, `${game}.md`), [`# ${words}`, '', ...open.map(line), ''].join('\n'));
console.log(words);
