import { fast } from '@questhall/kernel';
import { bundleServer, newFolder, Server } from './child.ts';
import { audit } from './kills/audit.ts';
import { Crowd } from './kills/crowd.ts';
import { roomComesBack, troubleWithTheDisk } from './kills/disk.ts';
import { type Asked, ENOUGH, type Failure, type Findings, runAsProgram } from './program.ts';

/*
 * Nothing is lost. A real server process is killed with SIGKILL at random moments while several matches are played over
 * real sockets by the web's own connection code. Each client keeps its acknowledgements; after each kill they are
 * compared with what is on the disk, and in the end every match has been played to its end. Then the same with a disk
 * that is full, and with a folder that is read-only.
 */

/** Matches under way at any time; fewer where there are few kills, since all are played to their end. */
const tables = (kills: number) => (kills < 50 ? 2 : 4);

/** @param size how many kills */
export async function kills({ size, seed, until }: Asked): Promise<Findings> {
  const failures: Failure[] = [];
  const fail = (what: string) => void failures.push({ seed, what });
  const chance = fast(seed, 6);
  const main = await bundleServer();
  const dataDir = newFolder();
  let server = await Server.start({ main, dataDir });
  const { port } = server;
  const crowd = await Crowd.enter(server.address, seed);
  let killed = 0;
  let restart = 0;
  let inFlight = 0;
  while (killed < size && Date.now() < until && failures.length < ENOUGH) {
    while (crowd.running < tables(size)) await crowd.open();
    await new Promise((resolve) => setTimeout(resolve, 20 + chance.below(180)));
    inFlight += crowd.seats.filter(({ web }) => web.store.getState().outgoing).length;
    await server.kill();
    killed++;
    for (const wrong of audit(dataDir, crowd.seats)) fail(`after kill ${killed}: ${wrong}`);
    const started = Date.now();
    server = await Server.start({ main, dataDir, port });
    restart += Date.now() - started;
    crowd.hurry();
  }
  if (!(await crowd.playedOut(120_000))) fail(`${crowd.running} matches did not play on to their end`);
  crowd.close();
  await server.kill();
  for (const wrong of audit(dataDir, crowd.seats)) fail(`at the end: ${wrong}`);
  const disks = failures.length < ENOUGH ? [await troubleWithTheDisk(main, seed), await roomComesBack(main, seed)] : [];
  for (const { wrong } of disks) for (const what of wrong) fail(what);
  return {
    counts: {
      kills: killed,
      matches: crowd.matches,
      'acknowledged answers': crowd.acknowledged,
      'answers under way at a kill': inFlight,
      'ms from start to open, mean': Math.round(restart / Math.max(1, killed)),
      'full disk': disks[0]?.how ?? 'not reached',
      'answers refused for want of room': disks.reduce((sum, { refusals }) => sum + refusals, 0),
    },
    failures: failures.slice(0, ENOUGH),
  };
}

await runAsProgram(import.meta.url, 200, kills);
