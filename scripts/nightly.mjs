// npm run nightly: the programs of trust/, each in its full size, and `long`: the tests that have a long form (test/sized.ts), in
// that, and those that run each night alone (*.long.test.ts). `npm run nightly -- leaks fuzz` runs those two;
// `--minutes 10` bounds each of them in time; `--seed 7` begins elsewhere than yesterday.
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkNode, fail, install, root, say } from './steps.mjs';

/** Programs of a game stand with its tests. */
const OF_GAMES = Object.fromEntries(['talisman', 'dystopia', 'nachtwacht'].map((game) => [game, `games/${game}/test/long.ts`]));
const PROGRAMS = [
  'leaks',
  'timing',
  'secrets',
  'kills',
  'torn',
  'takeovers',
  'nodes',
  'networks',
  'fuzz',
  'abuse',
  'layout',
  'month',
  'long',
  ...Object.keys(OF_GAMES),
];

const args = process.argv.slice(2);
const flags = args.findIndex((arg) => arg.startsWith('--'));
const wanted = flags < 0 ? args : args.slice(0, flags);
const rest = flags < 0 ? [] : args.slice(flags);
for (const name of wanted) if (!PROGRAMS.includes(name)) fail(`There is no program ${name}; there are ${PROGRAMS.join(', ')}.`);

checkNode();
install();

/** Tests with a long form: all of the browser's, whose helpers have one too, every other that asks for its size, and those that have no short one. */
const longTests = () => [
  'test/browser',
  ...['packages', 'games', 'apps', 'test', 'trust'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
      .filter((path) => /\.test\.tsx?$/.test(path) && !/node_modules|^test\/browser\//.test(path))
      .filter((path) => /\.long\.test\./.test(path) || readFileSync(join(root, path), 'utf8').includes("/sized.ts'")),
  ),
];

/** Words for Node to run a program. */
const wordsFor = (name) =>
  name === 'long'
    ? ['scripts/test.mjs', ...longTests()]
    : ['--conditions=source', '--import', 'tsx', OF_GAMES[name] ?? `trust/${name}.ts`, ...rest];

/** What one program says is shown when it has ended, so that two of them do not talk at once. */
function run(name) {
  return new Promise((resolve) => {
    const program = spawn(process.execPath, wordsFor(name), { cwd: root, env: { ...process.env, QUESTHALL_LONG: '1' } });
    const said = [];
    for (const stream of [program.stdout, program.stderr]) stream.on('data', (data) => said.push(data));
    program.on('close', (code) => {
      say(name);
      process.stdout.write(Buffer.concat(said));
      resolve(code === 0 ? [] : [name]);
    });
  });
}

/** One after the other. */
async function lane(names) {
  const failed = [];
  for (const name of names) failed.push(...(await run(name)));
  return failed;
}

// The leaks keep one core busy for as long as all the others together, which mostly wait.
const all = wanted.length > 0 ? wanted : PROGRAMS;
const lanes = [all.filter((name) => name === 'leaks'), all.filter((name) => name !== 'leaks')];
const failed = (await Promise.all(lanes.map(lane))).flat();
if (failed.length > 0) fail(`Failed: ${failed.join(', ')}.`);
