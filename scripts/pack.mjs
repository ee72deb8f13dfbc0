// npm run pack: one package that serves on a bare machine with Node, with everything in it: `npx ./questhall-*.tgz`.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, checkNode, fail, install, root, say } from './steps.mjs';

const CLI = 'questhall-cli';
/** Packages of which only a part is needed to run: of this one the rest is SQLite's own source, 20 MB. */
const PARTS = { '@photostructure/sqlite': ['package.json', 'LICENSE', 'dist', 'prebuilds'] };
/** Of our own: what is built. */
const OURS = ['package.json', 'dist'];

/** Every package that the command line and the server run with, as folders below node_modules: `fastify`, `a/node_modules/b`. */
function packages() {
  const asked = spawnSync('npm', ['ls', '--omit=dev', '--all', '--parseable', '-w', CLI], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const modules = join(root, 'node_modules') + sep;
  const found = asked.stdout.split('\n').filter((path) => path.startsWith(modules));
  if (found.length < 10) fail(`npm did not say which packages are needed: ${asked.stderr.trim().split('\n').at(-1)}`);
  return found.map((path) => relative(modules, path));
}

/** What only those need who write code. */
const forReading = (path) => /\.(d\.[cm]?ts|map|tsbuildinfo)$/.test(path);

function copyPackage(name, to) {
  const from = join(root, 'node_modules', name);
  const own = name === CLI || name.startsWith('@questhall/');
  const parts = own ? OURS : PARTS[name];
  const take = (path) =>
    cpSync(join(from, path), join(to, path), {
      recursive: true,
      dereference: true,
      filter: (one) => !forReading(one) && !relative(from, one).split(sep).includes('node_modules'),
    });
  for (const part of parts ?? ['.']) if (existsSync(join(from, part))) take(part);
  const file = join(to, 'package.json');
  // What is installed is whole: nothing is built or fetched any more.
  const facts = JSON.parse(readFileSync(file, 'utf8'));
  for (const key of ['scripts', 'devDependencies', 'workspaces']) delete facts[key];
  writeFileSync(file, JSON.stringify(facts, undefined, 2));
}

/** Puts the package together in this folder; everything must be built. */
export function compose(folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { version, description, license, engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  for (const name of packages()) copyPackage(name, join(folder, 'node_modules', name));
  // The site lies beside the command line, which looks for it there.
  cpSync(join(root, 'apps/web/dist'), join(folder, 'node_modules', CLI, 'web'), { recursive: true });
  cpSync(join(root, 'ship/questhall.mjs'), join(folder, 'questhall.mjs'));
  for (const file of ['LICENSE', 'CHANGELOG.md', 'ship/questhall.service']) cpSync(join(root, file), join(folder, basename(file)));
  cpSync(join(root, 'docs/operating.md'), join(folder, 'README.md'));
  const facts = {
    name: 'questhall',
    version,
    description,
    license,
    type: 'module',
    bin: { questhall: './questhall.mjs' },
    engines,
    dependencies: { [CLI]: version },
    bundleDependencies: [CLI],
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(facts, undefined, 2)}\n`);
}

/** Makes the package and returns its file. */
export function pack(into = root) {
  checkNode();
  install();
  build();
  say('putting the package together');
  const folder = join(root, '.build', 'package');
  compose(folder);
  const done = spawnSync('npm', ['pack', '--json', '--loglevel=error', '--pack-destination', into], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
    shell: process.platform === 'win32',
  });
  if (done.status !== 0) fail(`npm pack failed: ${done.stderr.trim().split('\n').at(-1)}`);
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(into, `questhall-${version}.tgz`);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) say(`made ${relative(root, pack())}`);
