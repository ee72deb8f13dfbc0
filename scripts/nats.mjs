// The NATS server that tests of several nodes need: the one that is there, else Debian's package.
// Plain JavaScript without dependencies, because it runs before anything is installed.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fromTheSystem } from './postgres.mjs';

/** Where the program lies, or undefined. Debian's is not on everybody's path. */
export function findNats(env = process.env, more = ['/usr/sbin', '/usr/local/bin']) {
  const folders = [...(env.PATH ?? '').split(delimiter), ...more];
  return folders.map((folder) => join(folder, 'nats-server')).find((path) => existsSync(path));
}

/**
 * NATS for the tests: one that is there, else one that is installed.
 * Returns undefined, or one sentence why there is none.
 */
export function obtainNats(
  find = findNats,
  install = () => fromTheSystem('nats-server', 'NATS for the tests of several nodes: the package nats-server, about 15 MB on disk'),
) {
  if (find()) return undefined;
  const why = install();
  return find() ? undefined : (why ?? 'the package nats-server brought no program that could be found');
}
