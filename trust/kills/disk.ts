import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder, Server } from '../child.ts';
import { ask } from '../seat.ts';
import { audit } from './audit.ts';
import { Crowd } from './crowd.ts';

/** A data folder whose room can be taken away and given back. */
interface SmallDisk {
  how: string;
  dataDir: string;
  under: string[];
  fill(server: Server): void;
  makeRoom(server: Server): void;
  /** Makes it read-only, or writable again. */
  seal(sealed: boolean): void;
  remove(): void;
}

/** A real small file system where this account may mount one, else a limit of the size of files. */
function smallDisk(): SmallDisk {
  const folder = newFolder();
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir);
  const mounts = (...words: string[]) => execFileSync('mount', words, { stdio: 'pipe' });
  try {
    mounts('-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', dataDir);
  } catch {
    return limitedFiles(dataDir);
  }
  const filler = join(dataDir, 'filler');
  return {
    how: 'a full file system (tmpfs)',
    dataDir,
    under: [],
    fill() {
      const { bavail, bsize } = statfsSync(dataDir);
      try {
        writeFileSync(filler, new Uint8Array(Math.max(0, bavail * bsize - 64 * 1024)));
      } catch (error) {
        // The server wrote at the same time: then it is full indeed.
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    },
    makeRoom: () => rmSync(filler, { force: true }),
    seal: (sealed) => void mounts('-o', sealed ? 'remount,ro' : 'remount,rw', dataDir),
    remove: () => void execFileSync('umount', ['--lazy', dataDir]),
  };
}

function limitedFiles(dataDir: string): SmallDisk {
  const limit = (server: Server, bytes: string) =>
    execFileSync('prlimit', ['--pid', String(server.child.pid), `--fsize=${bytes}:unlimited`]);
  return {
    how: 'a limit of the size of files (prlimit)',
    dataDir,
    under: [],
    fill: (server) => void limit(server, String(400 * 1024)),
    makeRoom: (server) => void limit(server, 'unlimited'),
    seal: (sealed) => chmodSync(dataDir, sealed ? 0o500 : 0o700),
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

export interface DiskResult {
  how: string;
  refusals: number;
  wrong: string[];
}

/**
 * The disk runs full under load: every answer is refused with `not-saved`, looking on works, nothing is corrupt, and all
 * play on to the end once there is room. Then the folder is read-only at a start: one clear sentence, and nothing broken.
 */
export async function troubleWithTheDisk(main: string, seed: number): Promise<DiskResult> {
  const disk = smallDisk();
  const { dataDir } = disk;
  const wrong: string[] = [];
  const check = (holds: boolean, what: string) => {
    if (!holds) wrong.push(`${disk.how}: ${what}`);
  };
  let server: Server | undefined;
  try {
    server = await Server.start({ main, dataDir, under: disk.under });
    const crowd = await Crowd.enter(server.address, seed, 10);
    for (let i = 0; i < 3; i++) await crowd.open();
    await pause(200);
    disk.fill(server);
    const refusals = () => crowd.seats.flatMap(({ refused }) => refused).filter((code) => code === 'not-saved').length;
    for (let waited = 0; refusals() < 5 && waited < 20_000; waited += 20) await pause(20);
    check(refusals() >= 5, 'no answer was refused with not-saved');
    check((await ask(server.address, undefined, 'GET', '/healthz')).ok === true, 'the server does not answer any more');
    // An answer needs more room than a session: a few strangers may still find a place in the last pages.
    let stranger = 200;
    for (let tries = 0; stranger === 200 && tries < 100; tries++) stranger = await newSession(server.address);
    check(stranger === 507, `a new session was answered with ${stranger}, not 507`);
    wrong.push(...audit(dataDir, crowd.seats));
    // The full disk does not survive a hard stop badly either.
    const { port } = server;
    await server.kill();
    wrong.push(...audit(dataDir, crowd.seats));
    if (disk.how.startsWith('a full')) {
      const start = await Server.start({ main, dataDir, port }).then(
        () => 'it starts',
        (error: Error) => error.message,
      );
      check(/disk of the data folder .* is full/.test(start), `a start on a full disk says: ${start}`);
    }
    disk.makeRoom(server);
    disk.seal(true);
    if (process.getuid?.() !== 0 || disk.how.startsWith('a full')) {
      const start = await Server.start({ main, dataDir, port }).then(
        () => 'it starts',
        (error: Error) => error.message,
      );
      check(/^The data folder .* cannot be written/.test(start), `a start on a read-only folder says: ${start}`);
    }
    disk.seal(false);
    server = await Server.start({ main, dataDir, port });
    crowd.address = server.address;
    check(await crowd.playedOut(60_000), `${crowd.running} matches did not play on when there was room`);
    crowd.close();
    await server.kill();
    wrong.push(...audit(dataDir, crowd.seats));
    return { how: disk.how, refusals: refusals(), wrong };
  } catch (error) {
    wrong.push(`${disk.how}: ${error instanceof Error ? error.message : String(error)}`);
    return { how: disk.how, refusals: 0, wrong };
  } finally {
    await server?.kill();
    disk.remove();
  }
}

/** As above while the server goes on running: room comes back under its feet. */
export async function roomComesBack(main: string, seed: number): Promise<DiskResult> {
  const disk = smallDisk();
  const wrong: string[] = [];
  let server: Server | undefined;
  try {
    server = await Server.start({ main, dataDir: disk.dataDir });
    const crowd = await Crowd.enter(server.address, seed, 10);
    for (let i = 0; i < 2; i++) await crowd.open();
    disk.fill(server);
    const refusals = () => crowd.seats.flatMap(({ refused }) => refused).filter((code) => code === 'not-saved').length;
    for (let waited = 0; refusals() < 5 && waited < 20_000; waited += 20) await pause(20);
    if (refusals() < 5) wrong.push(`${disk.how}: no answer was refused with not-saved`);
    disk.makeRoom(server);
    if (!(await crowd.playedOut(60_000))) wrong.push(`${disk.how}: ${crowd.running} matches did not go on when there was room again`);
    crowd.close();
    await server.kill();
    wrong.push(...audit(disk.dataDir, crowd.seats));
    return { how: disk.how, refusals: refusals(), wrong };
  } catch (error) {
    wrong.push(`${disk.how}: ${error instanceof Error ? error.message : String(error)}`);
    return { how: disk.how, refusals: 0, wrong };
  } finally {
    await server?.kill();
    disk.remove();
  }
}

async function newSession(address: string): Promise<number> {
  const headers = { 'content-type': 'application/json' };
  return (await fetch(`${address}/api/session`, { method: 'POST', headers, body: '{"name":"Di"}' })).status;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
