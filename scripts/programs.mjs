// Programs of the system that tests of several nodes need: the one that is there, else Debian's package.
// Plain JavaScript without dependencies, because it runs before anything is installed.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fromTheSystem } from './postgres.mjs';

/** By the name of the program, which is that of its package: what it is for, and how much it is. */
const PROGRAMS = {
  'nats-server': 'NATS for the tests of several nodes: the package nats-server, about 15 MB on disk',
  haproxy: 'HAProxy for the test of the compose file: the package haproxy, about 5 MB on disk',
};

/** Where a program lies, or undefined. Debian's are not on everybody's path. */
export function findProgram(name, env = process.env, more = ['/usr/sbin', '/usr/local/bin', '/usr/local/sbin']) {
  const folders = [...(env.PATH ?? '').split(delimiter), ...more];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/**
 * A program for the tests: one that is there, else one that is installed.
 * Returns undefined, or one sentence why there is none.
 */
export function obtainProgram(name, find = () => findProgram(name), install = () => fromTheSystem(name, PROGRAMS[name])) {
  if (find()) return undefined;
  const why = install();
  return find() ? undefined : (why ?? `the package ${name} brought no program that could be found`);
}
