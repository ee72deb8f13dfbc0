/*
 * npm run release -- VERSION: this checkout becomes that release. Its number is written wherever one stands, what is unreleased
 * in the changelog gets it as its heading, running matches of all games are saved as people will have them on their disks
 * (apps/server/test/snapshots), and all of it is one commit with a tag. Nothing is sent anywhere.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fail, root, run, say } from './steps.mjs';

/** Where the number stands in words of a program or a page. */
const SAID = ['apps/server/src/version.ts', 'apps/cli/src/program.ts', 'docs/operating.md'];

/** Whether a release may have this number after that one: three numbers, and more. Says what is wrong, else undefined. */
export function wrongWith(wanted, current) {
  if (!/^\d+\.\d+\.\d+$/.test(wanted)) return `A release has three numbers, such as 1.2.0; this is “${wanted}”.`;
  const [a, b] = [wanted, current].map((version) => version.split('.').map(Number));
  const at = a.findIndex((n, i) => n !== b[i]);
  return at >= 0 && a[at] > b[at] ? undefined : `${wanted} does not come after ${current}.`;
}

/**
 * The changelog with what is unreleased as this release, and room for what comes.
 * @param day such as 2026-11-27
 * @throws where nothing is unreleased
 */
export function withRelease(changelog, version, day) {
  const [before, rest] = changelog.split('## Unreleased\n');
  const next = rest?.search(/^## /m) ?? -1;
  const told = next < 0 ? rest : rest.slice(0, next);
  if (!told?.includes('\n- ')) throw new Error('Nothing is unreleased in the changelog.');
  return `${before}## Unreleased\n\n## ${version} (${day})\n${rest}`;
}

/** The folders of the package and of its workspaces, as the lock file names them. */
export const numbered = ({ packages }) => Object.keys(packages).filter((path) => !path.includes('node_modules/') && packages[path].version);

/** The package and its workspaces, the lock file, and whatever says the number, with another one. */
function renumber(current, wanted) {
  const file = join(root, 'package-lock.json');
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  const change = (path, from, to) => {
    const text = readFileSync(join(root, path), 'utf8');
    if (!text.includes(from)) fail(`${path} does not say ${from}: mend scripts/release.mjs.`);
    writeFileSync(join(root, path), text.replaceAll(from, to));
  };
  for (const path of numbered(lock)) {
    lock.packages[path].version = wanted;
    change(join(path, 'package.json'), `"version": "${current}"`, `"version": "${wanted}"`);
  }
  writeFileSync(file, `${JSON.stringify({ ...lock, version: wanted }, null, 2)}\n`);
  for (const path of SAID) change(path, current, wanted);
}

const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const wanted = process.argv[2] ?? '';
  const { version: current } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const wrong = wrongWith(wanted, current);
  if (wrong) fail(`${wrong} Usage: npm run release -- VERSION`);
  if (git('status', '--porcelain').stdout.trim() !== '') fail('Something is not committed: a release is made of what is.');
  if (git('tag', '--list', `v${wanted}`).stdout.trim() !== '') fail(`There is a tag v${wanted} already.`);
  if (existsSync(join(root, `apps/server/test/snapshots/${wanted}.backup`))) fail(`There are matches of ${wanted} already.`);
  renumber(current, wanted);
  const changelog = join(root, 'CHANGELOG.md');
  writeFileSync(changelog, withRelease(readFileSync(changelog, 'utf8'), wanted, new Date().toISOString().slice(0, 10)));
  say('playing the matches that are kept of it');
  if (run('npx', ['tsx', '--conditions=source', 'apps/server/test/snapshots/make.ts']) !== 0)
    fail('The matches could not be played; undo what was written with `git checkout .`');
  git('add', '--all');
  const done = git('commit', '--quiet', '--message', `Release ${wanted}`);
  if (done.status !== 0) fail(`The release was not committed: ${done.stderr}`);
  git('tag', '--annotate', `v${wanted}`, '--message', `Questhall ${wanted}`);
  say(`${wanted} is committed and tagged v${wanted}. Push both, and \`npm run pack\` makes its package.`);
}
