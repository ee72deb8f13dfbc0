import { Server } from '../child.ts';
import { ask } from '../seat.ts';
import { audit } from './audit.ts';
import { Crowd } from './crowd.ts';
import { sealedWhileRunning, smallDisk } from './small-disk.ts';

export interface DiskResult {
  how: string;
  refusals: number;
  wrong: string[];
}

/** As long as a busy machine may take for anything. */
const PATIENCE = 60_000;

/**
 * The disk runs full under load: every answer is refused with `not-saved`, looking on works, nothing is corrupt, and all
 * play on to the end once there is room. Then the folder is read-only at a start: one clear sentence, and nothing broken.
 */
export async function fullDisk(main: string, seed: number): Promise<DiskResult> {
  const disk = smallDisk();
  const { dataDir } = disk;
  return trouble(disk.how, main, dataDir, seed, disk.remove, async (server, crowd, check) => {
    disk.fill(server);
    await refuses(server, crowd, check);
    check.all(await audit(dataDir, crowd.seats));
    // The full disk does not survive a hard stop badly either.
    const { port } = server;
    await server.kill();
    check.all(await audit(dataDir, crowd.seats));
    if (disk.isFull) {
      disk.fill(server);
      const says = await startOf(main, dataDir, port);
      check(/disk of the data folder .* is full/.test(says), `a start on a full disk says: ${says}`);
    }
    disk.makeRoom(server);
    disk.seal(true);
    // Root may write where modes forbid it, but not on a file system that is read-only.
    if (process.getuid?.() !== 0 || disk.isFull) {
      const says = await startOf(main, dataDir, port);
      check(/^The data folder .* cannot be written/.test(says), `a start on a read-only folder says: ${says}`);
    }
    disk.seal(false);
    return Server.start({ main, dataDir, port });
  });
}

/** The disk runs full, and there is room again, while the server goes on running. */
export async function roomComesBack(main: string, seed: number): Promise<DiskResult> {
  const disk = smallDisk();
  return trouble(disk.how, main, disk.dataDir, seed, disk.remove, async (server, crowd, check) => {
    disk.fill(server);
    await refuses(server, crowd, check);
    disk.makeRoom(server);
    return server;
  });
}

/** The folder becomes read-only under a running server, and writable again. */
export async function readOnlyFolder(main: string, seed: number): Promise<DiskResult> {
  const { how, dataDir, seal, open } = sealedWhileRunning();
  return trouble(
    how,
    main,
    dataDir,
    seed,
    () => undefined,
    async (server, crowd, check) => {
      seal(server);
      try {
        await refuses(server, crowd, check);
        check.all(await audit(dataDir, crowd.seats));
      } finally {
        open(server);
      }
      return server;
    },
  );
}

type Check = ((holds: boolean, what: string) => void) & { all: (wrong: readonly string[]) => void };

/** A crowd plays, something happens to the disk, and then all play on; `happens` returns the server that goes on. */
async function trouble(
  how: string,
  main: string,
  dataDir: string,
  seed: number,
  remove: () => void,
  happens: (server: Server, crowd: Crowd, check: Check) => Promise<Server>,
): Promise<DiskResult> {
  const wrong: string[] = [];
  const check: Check = Object.assign((holds: boolean, what: string) => void (holds || wrong.push(`${how}: ${what}`)), {
    all: (all: readonly string[]) => void wrong.push(...all.map((what) => `${how}: ${what}`)),
  });
  let server = await Server.start({ main, dataDir });
  const crowd = await Crowd.enter(server.address, seed, 10);
  try {
    for (let i = 0; i < 3; i++) await crowd.open();
    // Early, so that the files must still grow with each answer.
    await crowd.until(() => crowd.acknowledged > 0, PATIENCE);
    server = await happens(server, crowd, check);
    crowd.address = server.address;
    check.all(await crowd.playedOut(PATIENCE));
    crowd.close();
    await server.kill();
    check.all(await audit(dataDir, crowd.seats));
  } catch (error) {
    check(false, error instanceof Error ? error.message : String(error));
  } finally {
    crowd.close();
    await server.kill();
    remove();
  }
  return { how, refusals: crowd.notSaved, wrong };
}

/** Nothing can be written: answers and strangers are refused in one clear way, and looking on works. */
async function refuses(server: Server, crowd: Crowd, check: Check): Promise<void> {
  check(await crowd.until(() => crowd.notSaved >= 5, PATIENCE), 'answers were not refused with not-saved');
  check((await ask(server.address, undefined, 'GET', '/healthz')).ok === true, 'the server does not answer any more');
  const [seat] = crowd.seats;
  const view = await ask(server.address, seat!.parts.token, 'GET', `/api/matches/${seat!.parts.match}/view`);
  check(view.sight !== null, 'nobody can look on');
  // An answer needs more room than a session: a few strangers may still find a place in the last pages.
  let status = 200;
  for (let tries = 0; status === 200 && tries < 200; tries++) status = await newSession(server.address);
  check(status === 507, `a new session was answered with ${status}, not 507`);
}

/** What a start says: its own sentence where it is refused. */
function startOf(main: string, dataDir: string, port: number): Promise<string> {
  return Server.start({ main, dataDir, port }).then(
    async (server) => {
      await server.kill();
      return 'it starts';
    },
    (error: Error) => error.message,
  );
}

async function newSession(address: string): Promise<number> {
  const headers = { 'content-type': 'application/json' };
  return (await fetch(`${address}/api/session`, { method: 'POST', headers, body: '{"name":"Di"}' })).status;
}
