import { type ChildProcess, fork } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { FROM_SOURCES } from '../../apps/server/src/bots/made-once.ts';
import { BANNER } from '../../apps/server/test/bundle.ts';
import { boardgame } from './boardgame-seat.ts';
import { colyseus } from './colyseus-seat.ts';
import { questhall } from './questhall-seat.ts';
import type { Opener } from './seats.ts';

export type ServerName = 'Questhall' | 'boardgame.io' | 'Colyseus';
export const openers: Record<ServerName, Opener> = { Questhall: questhall, 'boardgame.io': boardgame, Colyseus: colyseus };

const BENCH = fileURLToPath(new URL('..', import.meta.url));
const here = (name: string) => existsSync(join(BENCH, 'node_modules', name));

/** Ours, and the peers that are installed. */
export function installed(): ServerName[] {
  const names: ServerName[] = ['Questhall'];
  if (here('boardgame.io')) names.push('boardgame.io');
  if (here('@colyseus/core')) names.push('Colyseus');
  if (names.length < 3) console.error('Peers are left out; they come with: npm --prefix bench install');
  return names;
}

/**
 * The servers as plain JavaScript from the sources as they are now, as a build makes them: nothing is translated while it runs.
 * @param root another checkout, whose server it is to be
 */
export async function bundle(root?: string): Promise<string> {
  const from = root === undefined ? BENCH : resolve(root, 'bench');
  const folder = join(from, '.build');
  mkdirSync(folder, { recursive: true });
  const outdir = mkdtempSync(join(folder, 'server-'));
  process.once('exit', () => rmSync(outdir, { recursive: true, force: true }));
  await build({
    absWorkingDir: from,
    entryPoints: { child: 'server/child.ts', games: 'server/games.ts' },
    outdir,
    ...FROM_SOURCES,
    external: ['@photostructure/sqlite', 'boardgame.io', '@colyseus/*'],
    banner: { js: BANNER },
  });
  return join(outdir, 'child.js');
}

export interface Usage {
  cpuSeconds: number;
  /** Bytes of the heap, with what lies beside it. */
  heap: number;
  /** Bytes that the process holds. */
  memory: number;
}

/** One server, running in a process of its own. */
export class ServerProcess {
  readonly port: number;
  readonly dataDir: string;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, port: number, dataDir: string) {
    this.#child = child;
    this.port = port;
    this.dataDir = dataDir;
  }

  /**
   * @param dataDir the folder of before, to start on it again
   * @param bus the NATS server of nodes
   */
  static async start(name: ServerName, main: string, nodeOptions: string[] = [], dataDir = newFolder(), bus = ''): Promise<ServerProcess> {
    const child = fork(main, [name, dataDir, bus], { env: { ...process.env, NODE_ENV: 'production' }, execArgv: nodeOptions });
    const port = await new Promise<number>((resolve, reject) => {
      child.on('message', (message) => {
        const { port } = message as { port?: number };
        if (port !== undefined) resolve(port);
      });
      child.once('exit', () => reject(new Error(`${name} did not start`)));
    });
    return new ServerProcess(child, port, dataDir);
  }

  /** @param wish `collect`: garbage is collected first (needs `--expose-gc`) */
  usage(wish: 'usage' | 'collect' = 'usage'): Promise<Usage> {
    return new Promise((resolve) => {
      const hear = (answer: unknown) => {
        // A server may have words of its own for whoever started it.
        if (typeof (answer as Partial<Usage>).cpuSeconds !== 'number') return;
        this.#child.off('message', hear);
        resolve(answer as Usage);
      };
      this.#child.on('message', hear);
      this.#child.send(wish);
    });
  }

  /** Ends it, softly where a profile is to be written. */
  async end(how: 'at once' | 'softly' = 'at once'): Promise<void> {
    const gone = new Promise((resolve) => this.#child.once('exit', resolve));
    if (how === 'softly') this.#child.send('end');
    else this.#child.kill('SIGKILL');
    await gone;
  }

  removeData(): void {
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}

function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'questhall-bench-'));
}
