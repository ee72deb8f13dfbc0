import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
// @ts-expect-error a script has no types
import { compose, pack } from '../../scripts/pack.mjs';
// @ts-expect-error a script has no types
import { build } from '../../scripts/steps.mjs';
import { newFolder } from '../child.ts';
import { ask, enter } from '../seat.ts';

/** Makes the package: its file, and the folder where it is unpacked, as `/opt/questhall` has it. */
export function unpacked(): { tgz: string; files: string[]; opt: string } {
  const folder = newFolder();
  chmodSync(folder, 0o755); // the server runs as somebody else
  const tgz: string = pack(folder);
  const opt = join(folder, 'opt');
  mkdirSync(opt);
  execFileSync('tar', ['-xzf', tgz, '-C', opt, '--strip-components=1', '--no-same-owner']);
  const files = execFileSync('tar', ['-tzf', tgz], { encoding: 'utf8', maxBuffer: 1 << 26 }).split('\n');
  return { tgz, files, opt };
}

/** What is in the package, put together and not packed: packing and unpacking takes most of the time. As `unpacked` has it. */
export function composed(): { files: string[]; opt: string } {
  const folder = newFolder();
  chmodSync(folder, 0o755);
  const opt = join(folder, 'opt');
  build();
  compose(opt);
  chmodSync(join(opt, 'questhall.mjs'), 0o755); // as npm packs what is a command
  return { opt, files: readdirSync(opt, { recursive: true, encoding: 'utf8' }).map((file) => `package/${file}`) };
}

const children = new Set<ChildProcess>();

/** Ends what was started, with all that it has started: npx would leave the server running. */
export function endAll(): void {
  for (const { pid } of children) {
    try {
      process.kill(-pid!, 'SIGKILL');
    } catch (e) {
      // It has ended already.
      if ((e as NodeJS.ErrnoException).code !== 'ESRCH') throw e;
    }
  }
  children.clear();
}

export interface Running {
  child: ChildProcess;
  address: string;
  ended: Promise<number | null>;
}

/** Starts it and waits for its address. */
export async function start(words: readonly string[], options: { env?: NodeJS.ProcessEnv; cwd: string; as?: object }): Promise<Running> {
  const child = spawn(words[0]!, words.slice(1), {
    cwd: options.cwd,
    env: { PATH: process.env.PATH, LOG_LEVEL: 'error', ...options.env },
    detached: true,
    ...options.as,
  });
  children.add(child);
  let said = '';
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const address = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout!, child.stderr!])
      stream.on('data', (data) => {
        said += data;
        const found = /open at (http:\/\/\S+?)\.?\s/.exec(said);
        if (found) resolve(found[1]!);
      });
    void ended.then((code) => reject(new Error(`ended with ${code}: ${said}`)));
  });
  return { child, address: address.replace('0.0.0.0', '127.0.0.1'), ended };
}

/** The games that the package has. */
export const OURS = ['nachtwacht', 'dystopia', 'talisman'];
/** The site is there, and a match with a bot begins. */
export async function works(address: string): Promise<string> {
  const site = await (await fetch(address)).text();
  expect(site).toContain('<div id="root">');
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(site)?.[1];
  expect((await fetch(address + script!)).status).toBe(200);
  const { token } = await enter(address, 'Anna');
  for (const game of OURS) {
    const { id } = await ask(address, token, 'POST', '/api/matches', { game, seats: 2, bots: ['easy'], options: {}, start: true });
    expect((await ask(address, token, 'GET', `/api/matches/${id}/view`)).sight.view).toBeDefined();
  }
  return token;
}

/** Stops it by SIGTERM, in time and with 0. */
export async function stop({ child, ended }: Running): Promise<void> {
  const from = Date.now();
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(Date.now() - from).toBeLessThan(10_000);
}
