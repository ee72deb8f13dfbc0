// npm run check: everything about the code that is not a test: types, format, lint, boundaries with their canary,
// dead code, words of scenarios, rule coverage. Runs all of it and names what failed.
import { spawn } from 'node:child_process';
import { checkNode, install, root, say } from './steps.mjs';

checkNode();
install();

const node = process.execPath;
/** @type {[name: string, command: string, args: string[]][]} */
const checks = [
  ['types of the code', node, ['node_modules/typescript7/bin/tsc', '-b']],
  ['types of the tests', node, ['node_modules/typescript7/bin/tsc', '-p', 'tsconfig.tests.json']],
  ['format and lint', node, ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.']],
  ['promises and switches', node, ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings', '-c', '.oxlintrc.json']],
  ['import boundaries', node, ['scripts/boundaries.mjs']],
  ['dead code', node, ['node_modules/knip/bin/knip.js', '--no-progress']],
  ['words of scenarios (npm run scenario-words writes them)', node, ['scripts/scenario-words.mjs', '--check']],
  [
    'lists of scenarios (npm run scenario-words writes them)',
    node,
    ['--import', 'tsx', '--conditions=source', 'scripts/scenario-lists.ts', '--check'],
  ],
  ['lessons (npm run lessons makes them)', node, ['--import', 'tsx', '--conditions=source', 'scripts/lessons.ts', '--check']],
  ['rules without a test', node, ['scripts/rule-coverage.mjs', '--fail-under', '98']],
];

/** Two cores: so many at a time. */
const LANES = 2;

/** Runs one to its end: whether it is in order, what it said, and how long it took. */
function run([, command, args]) {
  const started = Date.now();
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text));
  return new Promise((resolve) => {
    const ended = (inOrder) => resolve({ inOrder, said, took: `${((Date.now() - started) / 1000).toFixed(1)} s` });
    child.on('error', (e) => {
      said += e.message;
      ended(false);
    });
    child.on('close', (code) => ended(code === 0));
  });
}

const failed = [];
function tell(name, { inOrder, said, took }) {
  if (inOrder) {
    say(`${name}: in order (${took})`);
    return;
  }
  failed.push(name);
  console.error(`\n✗ ${name} (${took})\n${said}`);
}

// Whoever reads types of other packages reads what the first one writes: it runs alone. What is said comes in the order of the list.
const first = run(checks[0]);
const lanes = Array.from({ length: LANES }, () => first);
let told = first.then((result) => tell(checks[0][0], result));
for (const check of checks.slice(1)) {
  const free = await Promise.race(lanes.map((last, lane) => last.then(() => lane)));
  const running = run(check);
  lanes[free] = running;
  told = told.then(() => running).then((result) => tell(check[0], result));
}
await told;
if (failed.length > 0) {
  console.error(`Not in order: ${failed.join(', ')}.`);
  process.exit(1);
}
