// The browser that the browser tests need: one that is there, else one that is fetched without asking.
// Plain JavaScript without dependencies, because it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, say } from './steps.mjs';

/** Kept here, not in the checkout's own packages: only machines without a browser need it. */
const KEPT = join(root, '.build', 'chromium');
/** Holds the path of what was fetched, so that it is fetched once. */
const FETCHED = join(KEPT, 'path');
const NPM_PACKAGE = '@sparticuz/chromium@153.0.0';

/** Where a Chromium or Chrome is, or undefined. `CHROMIUM` in the environment wins. */
export function findChromium(env = process.env) {
  const places = [
    env.CHROMIUM,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/opt/google/chrome/chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
    existsSync(FETCHED) ? readFileSync(FETCHED, 'utf8') : undefined,
  ];
  return places.find((place) => place && existsSync(place));
}

/** A command whose output is nobody's business unless it fails. Whether it ended well, and the last line it said. */
function quietly(command, args, env = {}) {
  const done = spawnSync(command, args, { cwd: root, encoding: 'utf8', env: { ...process.env, ...env }, maxBuffer: 1 << 26 });
  const said = `${done.stdout ?? ''}${done.stderr ?? ''}${done.error?.message ?? ''}`.trim().split('\n').at(-1) ?? '';
  return { ok: done.status === 0, said };
}

/** A program that answers with its version is one that runs here: a file alone proves nothing (libraries may be missing). */
const runs = (path) => quietly(path, ['--version']).ok;

/** What goes before a command that needs root: nothing for root, sudo where it asks nothing; undefined where neither. */
function asRoot() {
  if (process.getuid?.() === 0) return [];
  return quietly('sudo', ['-n', 'true']).ok ? ['sudo', '-n'] : undefined;
}

/** What was fetched is found again at the next call. */
function remembered(path) {
  mkdirSync(KEPT, { recursive: true });
  writeFileSync(FETCHED, path);
  return { path };
}

/** Installs a package of Debian or Ubuntu, as root or with sudo that asks nothing. Why it could not, or undefined. */
function install(name, size) {
  const before = asRoot();
  if (!before || !quietly('apt-get', ['--version']).ok) return 'no apt-get, or no right to use it without a password';
  say(`installing Chromium for the browser tests: the package ${name}, ${size}`);
  const apt = (...args) => {
    const [command, ...rest] = [...before, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args];
    return quietly(command, rest);
  };
  apt('update', '-qq'); // a list that is a little old may still do: whether the package came is asked afterwards
  const installed = apt('install', '-y', '-qq', name);
  return installed.ok ? undefined : `apt-get: ${installed.said}`;
}

/** The system's own package. */
function fromTheSystem() {
  const why = install('chromium', 'about 80 MB to fetch, 290 MB on disk');
  const path = findChromium({});
  return path && runs(path) ? { path } : { why: why ?? 'the package chromium brought no browser that starts' };
}

/** Elsewhere: the download that belongs to our playwright. */
function fromPlaywright() {
  say('fetching Chromium for the browser tests with playwright: about 180 MB');
  const env = { PLAYWRIGHT_BROWSERS_PATH: join(KEPT, 'playwright') };
  const cli = join(root, 'node_modules', 'playwright-core', 'cli.js');
  const fetched = quietly(process.execPath, [cli, 'install', '--no-shell', 'chromium'], env);
  if (!fetched.ok) return { why: `playwright: ${fetched.said}` };
  const asked = quietly(process.execPath, ['-p', "require('playwright-core').chromium.executablePath()"], env);
  return runs(asked.said)
    ? remembered(asked.said)
    : { why: `playwright's Chromium does not start: ${quietly(asked.said, ['--version']).said}` };
}

/** Last: an npm package that carries a Linux binary. */
function fromNpm() {
  if (process.platform !== 'linux') return { why: 'the npm package has a binary for Linux alone' };
  say(`fetching Chromium for the browser tests from npm: ${NPM_PACKAGE}, about 75 MB`);
  mkdirSync(KEPT, { recursive: true });
  const fetched = quietly('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', KEPT, NPM_PACKAGE]);
  if (!fetched.ok) return { why: `npm: ${fetched.said}` };
  // It unpacks itself into the system's temporary folder; ours is kept with the rest.
  const unpack = `import(${JSON.stringify(join(KEPT, 'node_modules/@sparticuz/chromium/build/index.js'))}).then(async (m) => console.log(await m.default.executablePath()))`;
  const asked = quietly(process.execPath, ['-e', unpack], { TMPDIR: KEPT });
  return runs(asked.said) ? remembered(asked.said) : { why: `the npm package's Chromium does not start: ${asked.said}` };
}

/**
 * A browser for the tests: one that is there, else one that is fetched, each way in turn.
 * Returns `{ path }`, or `{ tried }`: one sentence a way that failed, with its reason.
 */
export function obtainChromium(ways = [fromTheSystem, fromPlaywright, fromNpm], find = findChromium) {
  const found = find();
  if (found) return { path: found };
  const tried = [];
  for (const way of ways) {
    const { path, why } = way();
    if (path) return { path };
    tried.push(why);
  }
  return { tried };
}

/** Where Debian keeps the Chromium that has no window and no parts for one. */
const SHELLS = ['/usr/lib/chromium/chromium-headless-shell', '/usr/bin/chromium-headless-shell'];

/**
 * The browser that most tests use: the same Chromium without the parts that draw a window, which takes two thirds of the
 * time. One that is there, else Debian's package; undefined where there is none, and the tests use the whole browser.
 */
export function obtainShell(find = () => SHELLS.find((path) => existsSync(path)), fetch = install) {
  const found = find();
  if (found && runs(found)) return found;
  fetch('chromium-headless-shell', 'about 64 MB to fetch, 240 MB on disk');
  const path = find();
  return path && runs(path) ? path : undefined;
}
