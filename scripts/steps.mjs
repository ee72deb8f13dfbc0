// The steps that start, test and check share: the Node version, installing, building. Plain JavaScript without
// dependencies, because it runs before anything is installed, and on Node versions too old for the rest.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const stamps = join(root, '.build');

/** Says one line about what is being done. */
export function say(line) {
  console.log(`· ${line}`);
}

/** Ends the process with one clear sentence. */
export function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** Questhall runs on Node 20.19 and later 20s, 22.13 and later 22s, and 24 or newer. */
export function supportsNode(version) {
  const [major, minor] = version.split('.').map(Number);
  return (major === 20 && minor >= 19) || (major === 22 && minor >= 13) || major >= 24;
}

export function checkNode() {
  if (!supportsNode(process.versions.node)) {
    fail(`Questhall needs Node 20.19, 22.13, 24 or newer; this is Node ${process.versions.node}. See https://nodejs.org for a newer one.`);
  }
}

/** Runs a command in the checkout, passing its output through. Returns its exit code. */
export function run(command, args, options = {}) {
  const done = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32' && command === 'npm',
    ...options,
  });
  if (done.error) fail(`${command} could not be started: ${done.error.message}`);
  return done.status ?? 1;
}

const hash = (text) => createHash('sha256').update(text).digest('hex').slice(0, 16);

function readStamp(name) {
  const file = join(stamps, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

function writeStamp(name, value) {
  mkdirSync(stamps, { recursive: true });
  writeFileSync(join(stamps, name), value);
}

/** Installs what package-lock.json asks for, unless that has been done. */
export function install() {
  const wanted = hash(readFileSync(join(root, 'package-lock.json')) + process.versions.modules);
  const present = existsSync(join(root, 'node_modules', '.package-lock.json'));
  if (present && readStamp('installed') === wanted) return;
  say('installing packages (a minute on the first start)');
  const code = run('npm', [present ? 'install' : 'ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0) fail('The packages could not be installed; the lines above say why. Is there a network?');
  writeStamp('installed', wanted);
}

const skipped = new Set(['node_modules', 'dist', 'data', 'test', 'coverage', '.vite']);

/** One hash over the files below these folders that a build reads. */
function sourcesHash(folders) {
  const sum = createHash('sha256');
  const walk = (dir) => {
    for (const entry of readdirSync(dir, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = join(dir, entry.name);
      if (entry.isDirectory()) {
        if (!skipped.has(entry.name)) walk(path);
      } else if (!/\.test\.tsx?$/.test(entry.name)) sum.update(path.slice(root.length)).update(readFileSync(path));
    }
  };
  for (const folder of folders) walk(join(root, folder));
  sum.update(readFileSync(join(root, 'tsconfig.base.json'))).update(readFileSync(join(root, 'package-lock.json')));
  return sum.digest('hex').slice(0, 16);
}

const builds = [
  {
    name: 'code',
    what: 'building server and command line',
    reads: ['packages', 'games', 'apps/server', 'apps/cli'],
    makes: 'apps/server/dist/main.js',
    command: ['node_modules/typescript7/bin/tsc', '-b', 'apps/server', 'apps/cli'],
  },
  {
    name: 'web',
    what: 'building the web app',
    reads: ['packages', 'games', 'apps/web', 'docs/rules'],
    makes: 'apps/web/dist/index.html',
    command: ['node_modules/vite/bin/vite.js', 'build', 'apps/web', '--logLevel', 'warn'],
  },
];

/** Builds what is stale. `only` names one of the builds; `force` builds in any case. */
export function build({ only, force = false } = {}) {
  for (const { name, what, reads, makes, command } of builds) {
    if (only && only !== name) continue;
    const wanted = sourcesHash(reads);
    if (!force && existsSync(join(root, makes)) && readStamp(name) === wanted) continue;
    say(what);
    if (run(process.execPath, command) !== 0) fail(`${what} failed; the lines above say where.`);
    writeStamp(name, wanted);
  }
}
