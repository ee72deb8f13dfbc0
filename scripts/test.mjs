// npm test: the whole suite, browser tests among them. `npm test -- games/nachtwacht` runs what matches;
// `--unit` leaves the browser out (for the quick look between two edits; CI never does).
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, checkNode, fail, findChromium, install, root, run } from './steps.mjs';

const args = process.argv.slice(2);
const unitOnly = args.includes('--unit');
const filters = args.filter((a) => a !== '--unit');

checkNode();
install();

const chromium = findChromium();
if (!unitOnly && !chromium) {
  fail(
    'The browser tests need Chromium, and none was found. Debian and Ubuntu: apt install chromium. macOS: brew install --cask chromium. ' +
      'Elsewhere: install Chrome and set CHROMIUM to its path. Or run npm test -- --unit for the rest.',
  );
}
build();

const report = join(root, '.build', 'tests.json');
mkdirSync(join(root, '.build'), { recursive: true });
rmSync(report, { force: true });
const code = run(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    ...(unitOnly ? ['--project', 'unit', '--project', 'trust'] : []),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...filters,
  ],
  { env: { ...process.env, CHROMIUM: chromium ?? '' } },
);

const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(report, 'utf8'));
console.log(`${numPassedTests} passed, ${numFailedTests} failed${numPendingTests ? `, ${numPendingTests} skipped` : ''}`);
process.exit(code === 0 && numPassedTests === 0 ? 1 : code);
