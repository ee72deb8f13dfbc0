// The PostgreSQL that tests of the store on it need: the one that is there, else Debian's package.
// Plain JavaScript without dependencies, because it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { say } from './steps.mjs';

/** Where Debian and Ubuntu put the programs of each version. */
const DEBIAN = '/usr/lib/postgresql';

/** The folder with `initdb` and `postgres`, or undefined. */
export function findPostgres(env = process.env, debian = DEBIAN) {
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => join(debian, version, 'bin')), ...(env.PATH ?? '').split(delimiter)];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

/**
 * Installs one of the system's packages as root, or with sudo that asks nothing. Why it could not, or undefined.
 * @param what said before: what for, and how much it is
 */
export function fromTheSystem(
  name = 'postgresql',
  what = 'PostgreSQL for the tests of the store on it: the package postgresql, about 60 MB on disk',
) {
  const as = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args) => {
    const [command, ...rest] = [...as, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args];
    return spawnSync(command, rest, { encoding: 'utf8', maxBuffer: 1 << 26 });
  };
  if (apt('--version').status !== 0) return 'no apt-get, or no right to use it without a password';
  say(`installing ${what}`);
  apt('update', '-qq'); // a list that is a little old may still do: whether the package came is asked below
  const done = apt('install', '-y', '-qq', '--no-install-recommends', name);
  return done.status === 0 ? undefined : `apt-get: ${done.stderr.trim().split('\n').at(-1)}`;
}

/**
 * PostgreSQL for the tests: one that is there, else one that is installed.
 * Returns undefined, or one sentence why there is none.
 */
export function obtainPostgres(find = findPostgres, install = fromTheSystem) {
  if (find()) return undefined;
  const why = install();
  return find() ? undefined : (why ?? 'the package postgresql brought no programs that could be found');
}
