// npm run check: everything about the code that is not a test: types, format, lint, boundaries with their canary,
// dead code, words of scenarios, rule coverage. Runs all of it and names what failed.
import { spawnSync } from 'node:child_process';
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

const failed = [];
for (const [name, command, args] of checks) {
  const started = Date.now();
  const done = spawnSync(command, args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 1 << 26 });
  const took = `${((Date.now() - started) / 1000).toFixed(1)} s`;
  if (done.status === 0) say(`${name}: in order (${took})`);
  else {
    failed.push(name);
    console.error(`\n✗ ${name} (${took})\n${done.stdout}${done.stderr}`);
  }
}
if (failed.length > 0) {
  console.error(`Not in order: ${failed.join(', ')}.`);
  process.exit(1);
}
