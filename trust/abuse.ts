import { forwarded } from './abuse/forwarded.ts';
import { grabs } from './abuse/grabs.ts';
import { jumps } from './abuse/jumps.ts';
import { lists } from './abuse/lists.ts';
import { BURST, type Report } from './abuse/report.ts';
import { silent } from './abuse/silent.ts';
import { slow } from './abuse/slow.ts';
import { spelt } from './abuse/spelt.ts';
import { starve } from './abuse/starve.ts';
import { fillFolder, waking } from './abuse/waking.ts';
import { bundleServer, MUCH, newFolder, Server, type ServerSettings, type Site } from './child.ts';
import { type Asked, ENOUGH, type Failure, type Findings, roundsWithin, runAsProgram } from './program.ts';
import { openSite } from './takeovers/cluster.ts';

/*
 * Nobody gets more than his share. Each part (`trust/abuse/`) does what somebody would do who wants to hurt the server or
 * others at it, by every spelling that comes to mind, and measures what an innocent person notices of it. All of it goes to
 * 127.0.0.1, with a bound on how much and how long.
 */

/** The size at which each part does all that it can. */
const FULL = 100;

/** The usual limits, but for what the part itself needs room for. */
const few = (over: object) => ({ ...MUCH, ...over });
const sessions = { max: BURST, timeWindow: 600_000 };
/** More than anybody here asks for; whoever is locked out by a clock gets nothing at all. */
const rate = { perSecond: 1000, burst: 100 };

/** @param size 100 is everything in full; less is that share of it */
export async function abuse({ size, seed, within, nodes, tell = () => undefined }: Asked): Promise<Findings> {
  const main = bundleServer();
  const share = (full: number) => Math.max(4, Math.ceil((full * size) / FULL));
  const failures: Failure[] = [];
  const counts: Findings['counts'] = {};
  const more = roundsWithin(within);
  let leftOut = 0;
  /** Whether the next part is played; one that time does not allow is counted, for what was not tried has not held. */
  const goesOn = () => {
    if (failures.length >= ENOUGH) return false;
    if (more()) return true;
    leftOut++;
    return false;
  };
  const note = (report: Report) => {
    Object.assign(counts, report.counts);
    for (const what of report.wrong) failures.push({ seed, what });
    tell(JSON.stringify(report.counts));
  };
  /** A bot that dies, and for which the default is played, would pass for a quick one. */
  const blame = ({ errors }: Site) => {
    if (errors !== '') failures.push({ seed, what: `the server blames itself: ${errors.slice(0, 500)}` });
  };
  /** One server, and one part after another against it. */
  const against = async (settings: Partial<ServerSettings>, parts: ((server: Site) => Promise<Report>)[]) => {
    const server = await openSite({ main, dataDir: newFolder(), limits: MUCH, ...settings }, nodes);
    try {
      for (const part of parts) if (goesOn()) note(await part(server));
    } finally {
      await server.kill();
    }
    blame(server);
  };
  // These mostly wait, and measure no times: beside each other.
  await Promise.all([
    against({ limits: few({ sessions }), trust: '1' }, [({ address }) => forwarded(address, share(400))]),
    against({ limits: few({ codes: sessions }) }, [({ address }) => spelt(address, share(8_000), seed, nodes)]),
    against({ limits: few({ sessions, requests: { perAddress: rate, perSession: rate } }) }, [
      (server) => jumps(server.address, share(400), (off) => server.wall(off)),
    ]),
    against({ limits: few({ patience: { head: 1_000, body: 2_000, idle: 1_000 }, connections: Math.ceil(share(3_000) / 3) }) }, [
      ({ address }) => slow(address, share(3_000), 20_000),
    ]),
    against({}, [
      (server) => silent(server.address, share(100), (ms) => server.pass(ms)),
      (server) => grabs(server.address, share(100), (ms) => server.pass(ms)),
    ]),
  ]);
  // A small size need not wait for bots that pretend to think; what others make them wait for shows all the more.
  await against(size < FULL ? { botDelay: [100, 200] } : {}, [
    ({ address }) => lists(address, share(100)),
    (server) => starve(server, share(200)),
  ]);
  // A folder of matches belongs to one server.
  if (!nodes && goesOn()) {
    const started: Server[] = [];
    const folder = newFolder();
    const on = async () => {
      started.push(await Server.start({ main, dataDir: folder }));
      return started.at(-1)!;
    };
    const full = await fillFolder(folder, share(20_000), on);
    note(await waking(full, on, { patience: 60_000 + share(20_000) * 20, through: size >= FULL }));
    for (const server of started) blame(server);
  }
  if (leftOut > 0) counts['parts that time did not allow'] = leftOut;
  return { counts, failures };
}

await runAsProgram(import.meta.url, FULL, abuse);
