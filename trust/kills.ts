import { fast } from '@questhall/kernel';
import { MailHouse } from '../apps/server/test/post-office.ts';
import { bundleServer, newFolder, Server } from './child.ts';
import { audit } from './kills/audit.ts';
import { Crowd } from './kills/crowd.ts';
import { type DiskResult, fullDisk, readOnlyFolder, roomComesBack } from './kills/disk.ts';
import { Resting } from './kills/resting.ts';
import { type Asked, ENOUGH, type Failure, type Findings, roundsWithin, runAsProgram } from './program.ts';

/*
 * Nothing is lost. A real server process is killed with SIGKILL at random moments while several matches are played over
 * real sockets by the web's own connection code. Each client keeps its acknowledgements; after each kill they are
 * compared with what is on the disk, and in the end every match has been played to its end. Then the same with a disk
 * that is full, and with a folder that is read-only.
 */

/** Matches under way at any time; fewer where there are few kills, since all are played on in the end. */
const tables = (kills: number) => (kills < 50 ? 4 : 12);

/** @param size how many kills */
export async function kills({ size, seed, within }: Asked): Promise<Findings> {
  const failures: Failure[] = [];
  const fail = (what: string) => void failures.push({ seed, what });
  const chance = fast(seed, 6);
  const main = bundleServer();
  const dataDir = newFolder();
  const mails = await MailHouse.open();
  let server = await Server.start({ main, dataDir, mail: mails.url });
  const { port } = server;
  const crowd = await Crowd.enter(server.address, seed);
  const resting = await Resting.sitDown(() => server.address, mails);
  const sum = { killed: 0, restart: 0, inFlight: 0, actions: 0, commits: 0 };
  /** Matches whose end has been audited: nothing changes in them any more. */
  const settled = new Set<string>();
  const more = roundsWithin(within);
  while (sum.killed < size && failures.length < ENOUGH && more()) {
    while (crowd.running < tables(size)) await crowd.open();
    await new Promise((resolve) => setTimeout(resolve, 20 + chance.below(180)));
    const { actions, commits } = await storeOf(server);
    sum.actions += actions;
    sum.commits += commits;
    await new Promise((resolve) => setTimeout(resolve, chance.below(30)));
    sum.inFlight += crowd.seats.filter(({ web }) => web.store.getState().outgoing).length;
    await server.kill();
    if (server.errors !== '') fail(`before kill ${sum.killed + 1} the server blames itself: ${server.errors.slice(0, 500)}`);
    sum.killed++;
    const open = crowd.seats.filter(({ parts }) => !settled.has(parts.match));
    for (const wrong of await audit(dataDir, open, crowd.talkers, crowd.clerks, resting)) fail(`after kill ${sum.killed}: ${wrong}`);
    for (const { parts, over } of open) if (over) settled.add(parts.match);
    const started = Date.now();
    server = await Server.start({ main, dataDir, port, mail: mails.url });
    sum.restart += Date.now() - started;
    crowd.hurry();
  }
  for (const stuck of await crowd.playedOut(300_000)) fail(stuck);
  crowd.close();
  resting.close();
  await server.kill();
  await mails.close();
  for (const wrong of await audit(dataDir, crowd.seats, crowd.talkers, crowd.clerks, resting)) fail(`at the end: ${wrong}`);
  return {
    counts: {
      kills: sum.killed,
      matches: crowd.matches,
      'acknowledged answers': crowd.acknowledged,
      'acknowledged words': crowd.heard,
      'acknowledged notes and proposals': crowd.written,
      'steps taken back, alone and by agreement': crowd.takenBack.join(' and '),
      'acknowledged plans': resting.lastPlan,
      'keys of mails, and devices that they let in': `${resting.keys.size} and ${resting.letIn}`,
      'answers under way at a kill': sum.inFlight,
      'actions and their commits': `${sum.actions.toLocaleString('en')} in ${sum.commits.toLocaleString('en')}`,
      'ms from start to open, mean': Math.round(sum.restart / Math.max(1, sum.killed)),
    },
    failures: failures.slice(0, ENOUGH),
  };
}

/** What may be wrong with a disk: full over a hard stop, with a read-only start after it; full until there is room; read-only at once. */
const DISKS = { full: fullDisk, room: roomComesBack, sealed: readOnlyFolder } as const;
type Disk = keyof typeof DISKS;

/**
 * A disk that is full, and a folder that is read-only: at the start, and under a running server.
 * @param which of these alone
 */
export async function disks(seed: number, which: readonly Disk[] = ['full', 'room', 'sealed']): Promise<Findings> {
  const main = bundleServer();
  const results = new Map<Disk, DiskResult>();
  for (const one of which) results.set(one, await DISKS[one](main, seed));
  const refusals = (one: Disk) => results.get(one)?.refusals ?? 0;
  return {
    counts: {
      'full disk': results.get('full')?.how ?? 'not tried',
      'answers refused for want of room': refusals('full') + refusals('room'),
      'read-only while running': results.get('sealed')?.how ?? 'not tried',
      'answers refused by a read-only folder': refusals('sealed'),
    },
    failures: [...results.values()].flatMap(({ wrong }) => wrong.map((what) => ({ seed, what }))).slice(0, ENOUGH),
  };
}

/** How many actions the server has taken since its start, and in how many commits. */
async function storeOf({ address }: Server): Promise<{ actions: number; commits: number }> {
  const text = await (await fetch(`${address}/metrics`)).text();
  const count = (name: string) => Number(new RegExp(`^questhall_${name} (\\d+)`, 'm').exec(text)?.[1] ?? 0);
  return { actions: count('actions_total'), commits: count('store_commits_total') };
}

await runAsProgram(import.meta.url, 200, async (asked) => {
  const [killed, disk] = [await kills(asked), await disks(asked.seed)];
  return { counts: { ...killed.counts, ...disk.counts }, failures: [...killed.failures, ...disk.failures] };
});
