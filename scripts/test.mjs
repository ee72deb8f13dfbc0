// npm test: the suite, browser tests among them. `npm run test:wide`: what looks wide besides (`*.wide.test.ts`: further devices, pages
// and games of the same, several servers, what is measured under load); CI runs both. `npm test -- games/nachtwacht` runs what
// matches, of both; `--unit` leaves the browser out (for the quick look between two edits; CI never does).
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { BRIEF } from './brief.mjs';
import { obtainChromium, obtainShell } from './browser.mjs';
import { obtainPostgres } from './postgres.mjs';
import { obtainProgram } from './programs.mjs';
import { build, checkNode, fail, install, root } from './steps.mjs';

const args = process.argv.slice(2);
const unitOnly = args.includes('--unit');
const wideOnly = args.includes('--wide');
const filters = args.filter((a) => a !== '--unit' && a !== '--wide');
/** Projects of vitest.config.ts, by the command that runs them. */
const QUICK = ['unit', 'apart', 'trust', 'browser'];
const WIDE = ['measured', 'wide', 'wide-browser'];
/** Who names files means those, wherever they stand. */
const projects = filters.length > 0 ? [...QUICK, ...WIDE] : wideOnly ? WIDE : QUICK;

checkNode();
install();

// Where no browser, no PostgreSQL, no NATS or no HAProxy can be had, the rest runs, and the end says what did not.
const { path: chromium, tried } = unitOnly ? {} : obtainChromium();
const shell = chromium ? obtainShell() : undefined;
const noPostgres = unitOnly ? undefined : obtainPostgres();
const noNats = unitOnly || !projects.includes('wide') ? undefined : obtainProgram('nats-server');
const noProxy = unitOnly || !projects.includes('wide') ? undefined : obtainProgram('haproxy');
build();

const report = join(root, '.build', 'tests.json');
mkdirSync(join(root, '.build'), { recursive: true });
rmSync(report, { force: true });
// Sources as workers and servers run them, as they are no longer (vitest.config.ts, apps/server/src/bots/made-once.ts).
for (const kind of ['modules', 'servers']) {
  const folder = join(root, '.build', kind);
  for (const name of existsSync(folder) ? readdirSync(folder) : [])
    if (Date.now() - statSync(join(folder, name)).mtimeMs > 24 * 3600_000) rmSync(join(folder, name), { recursive: true, force: true });
}
const words = [
  'node_modules/vitest/vitest.mjs',
  'run',
  ...projects.filter((name) => chromium || !name.endsWith('browser')).flatMap((name) => ['--project', name]),
  '--reporter=default',
  '--reporter=./scripts/unfinished.mjs',
  '--reporter=json',
  `--outputFile.json=${report}`,
  ...filters,
];

// In a group of processes of their own, of which what is left afterwards is ended: a server or a worker that a test forgot
// would hold the output open, and whoever waits for its end waits for ever. Windows has no groups.
const grouped = process.platform !== 'win32';
const tests = spawn(process.execPath, [...BRIEF, ...words], {
  cwd: root,
  stdio: 'inherit',
  detached: grouped,
  env: { ...process.env, CHROMIUM: chromium ?? '', CHROMIUM_SHELL: shell ?? '' },
});
tests.on('error', (e) => fail(`The tests could not be started: ${e.message}`));

/** Sends a signal to all that is left of them; 0 only looks. Whether anybody is. */
function end(signal) {
  if (tests.pid === undefined) return false;
  try {
    process.kill(grouped ? -tests.pid : tests.pid, signal);
    return true;
  } catch (e) {
    if (e.code === 'ESRCH') return false;
    throw e;
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(signal));
// The reporter says what is running when the time is up (scripts/unfinished.mjs); where it no longer comes to that, this ends it.
const minutes = Number(process.env.QUESTHALL_TEST_MINUTES ?? 0);
const late = () => {
  console.error(`The tests did not end by themselves after ${minutes} minutes and are ended.`);
  end('SIGKILL');
};
if (minutes > 0) setTimeout(late, (minutes + 2) * 60_000).unref();

const code = await new Promise((resolve) => tests.once('exit', (status) => resolve(status ?? 1)));
if (grouped) {
  // Helpers of a worker end a moment after it.
  for (let tries = 0; tries < 30 && end(0); tries++) await sleep(100);
  if (end(0)) {
    const left = spawnSync('ps', ['-eo', 'pgid=,args='], { encoding: 'utf8' }).stdout ?? '';
    const ours = left.split('\n').filter((line) => Number.parseInt(line, 10) === tests.pid);
    console.log(`Processes that the tests had left running are ended:\n${ours.map((line) => `  ${line.trim().slice(0, 160)}`).join('\n')}`);
    end('SIGKILL');
  }
}
if (!existsSync(report)) fail('The tests did not come to their end; the lines above say how far they came.');

const { numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
console.log(`${numPassedTests} passed, ${numFailedTests} failed${numPendingTests ? `, ${numPendingTests} skipped` : ''}`);
// A browser test has a second try (vitest.config.ts); what needed it is named, so that somebody looks for the cause.
const shaky = testResults.flatMap(({ name, assertionResults }) =>
  assertionResults
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
    .map(({ fullName, failureMessages }) => `  ${relative(root, name)}: ${fullName}\n    ${failureMessages[0].split('\n')[0]}`),
);
if (shaky.length > 0) console.log(`passed only at the second try: ${shaky.length}\n${shaky.join('\n')}`);
if (tried) {
  console.error(
    `The browser tests did not run: there is no Chromium or Chrome here, and none could be fetched (${tried.join('; ')}). ` +
      'Install one, set CHROMIUM to its path, and run npm test again; npm test -- --unit leaves them out on purpose.',
  );
}
if (noPostgres) {
  console.error(
    `The tests of the store on PostgreSQL did not run: it is not here, and could not be installed (${noPostgres}). ` +
      'Install the package postgresql and run npm test again; npm test -- --unit goes without it on purpose.',
  );
}
if (noNats) {
  console.error(
    `The tests of several nodes did not run: NATS is not here, and could not be installed (${noNats}). ` +
      'Install the package nats-server and run npm run test:wide again.',
  );
}
if (noProxy) {
  console.error(
    `The test of the compose file did not run: HAProxy is not here, and could not be installed (${noProxy}). ` +
      'Install the package haproxy and run npm run test:wide again.',
  );
}
process.exit(code === 0 && (numPassedTests === 0 || tried || noPostgres || noNats || noProxy) ? 1 : code);
