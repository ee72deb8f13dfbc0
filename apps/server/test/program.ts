import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BRIEFLY, bundle } from './bundle.ts';

const children = new Set<ChildProcess>();

/** Ends what a test has started and left running. */
export function endPrograms(): void {
  for (const child of children) child.kill('SIGKILL');
  children.clear();
}

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

export interface Program {
  child: ChildProcess;
  out: () => string;
  err: () => string;
  ended: Promise<number | null>;
  /** Its address, once it is open. */
  open: Promise<string>;
}

const PARTS = { main: 'apps/server/src/main.ts', games: 'apps/server/src/games.ts', worker: 'apps/server/src/bots/worker.ts' };

/** The program of `npm start`, made of its sources. */
export function program(args: string[], env: NodeJS.ProcessEnv = {}): Program {
  const main = join(bundle(PARTS), 'main.js');
  const child = spawn(process.execPath, [...BRIEFLY, main, ...args], {
    cwd: ROOT,
    env: { ...process.env, NODE_OPTIONS: '', LOG_LEVEL: 'error', ...env },
  });
  children.add(child);
  let out = '';
  let err = '';
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const open = new Promise<string>((resolve, reject) => {
    child.stdout!.on('data', (data) => {
      out += data;
      const found = /open at (\S+)\n/.exec(out);
      if (found) resolve(found[1]!);
    });
    void ended.then(() => reject(new Error(`ended: ${out}${err}`)));
  });
  open.catch(() => undefined);
  child.stderr!.on('data', (data) => {
    err += data;
  });
  return { child, out: () => out, err: () => err, ended, open };
}
