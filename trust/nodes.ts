import { fast } from '@questhall/kernel';
import { Database, freePort, programs } from '../apps/server/test/database.ts';
import { Nats, natsServer } from '../apps/server/test/nats.ts';
import { bundleServer, type Launched, newFolder, Server } from './child.ts';
import { Crowd, ENDING } from './kills/crowd.ts';
import { type Asked, ENOUGH, type Failure, type Findings, roundsWithin, runAsProgram } from './program.ts';
import { auditDatabase, one } from './takeovers/books.ts';
import { Front } from './takeovers/front.ts';
import { booksOf, goesOn, patiently, spread } from './takeovers/going-on.ts';

/*
 * Several share the matches. Three server processes at one PostgreSQL database and one NATS server, a proxy in front that
 * sends every connection to the next of them; several matches are played over real sockets by the web's own connection
 * code, which comes back by itself. Again and again one of the nodes is killed (SIGKILL), stopped (SIGTERM), or frozen
 * (SIGSTOP) beyond its lease and woken; the bus is killed, or the database. After each time the books of all clients are
 * compared with one moment of the database.
 */

const ROUND = ['kill', 'bus', 'stop', 'kill', 'kill', 'freeze', 'kill', 'kill', 'kill', 'database', 'kill', 'kill'] as const;
type Kind = (typeof ROUND)[number];
const NODES = 3;
const TABLES = 6;
/**
 * How long a seat thinks, in milliseconds: clients, database, bus, proxy and three nodes share two cores here. Six tables that
 * answer without a pause take all of it, so that each goes on as soon as there is a processor for it, and not as soon as it can.
 */
const THINK_MS = 40;
/** What is promised: until each match goes on, in milliseconds. One that is frozen is given ten seconds of silence. */
export const LATEST: Record<Kind, number> = { kill: 5000, stop: 10_000, freeze: 20_000, bus: 10_000, database: 30_000 };
/** A bus that is gone for so long. */
const AWAY_MS = 1_500;

/**
 * @param size how many times; `ROUND` says in turns what is done, or `only` what alone
 * @param latest until when each match must go on: on a machine with much else to do more than is promised
 */
export async function nodes({ size, seed, within, tell, only }: Asked, latest = LATEST): Promise<Findings> {
  const round: readonly Kind[] = only === undefined ? ROUND : ROUND.filter((kind) => kind === only);
  if (round.length === 0) throw new Error(`nodes: --only is one of ${[...new Set(ROUND)].join(', ')}`);
  if (!programs) return { counts: {}, failures: [{ seed, what: 'PostgreSQL is not installed here (package postgresql)' }] };
  if (!natsServer) return { counts: {}, failures: [{ seed, what: 'NATS is not installed here (package nats-server)' }] };
  const failures: Failure[] = [];
  const fail = (what: string) => void failures.push({ seed, what });
  const chance = fast(seed, 7);
  const main = bundleServer();
  const [database, nats] = [await Database.start('as usual'), await Nats.start()];
  const store = await database.ready();
  const ports = await Promise.all(Array.from({ length: NODES }, freePort));
  const launch = (port: number) => Server.launch({ main, dataDir: newFolder(), store, bus: nats.url, port });
  const running: Launched[] = ports.map(launch);
  await Promise.all(running.map(({ open }) => open));
  const front = await Front.open(ports, { to: 'all' });
  await front.ready();
  // On a busy machine a node may be slow to say that it is ready.
  const crowd = await patiently(() => Crowd.enter(front.address, seed, THINK_MS, undefined, ENDING));
  const done = new Map<Kind, number>();
  const took = new Map<Kind, number[]>();
  const settled = new Set<string>();
  let [inFlight, woken] = [0, 0];

  /** Starts another node in the place of this one. */
  const again = (at: number) => {
    running[at] = launch(ports[at]!);
    return running[at].open;
  };

  /** Does one thing; what is returned is done once matches have gone on. */
  async function take(kind: Kind): Promise<() => Promise<unknown>> {
    const at = chance.below(NODES);
    const gone = running[at]!;
    switch (kind) {
      case 'kill':
        gone.child.kill('SIGKILL');
        await gone.ended;
        return () => again(at);
      case 'stop':
        gone.child.kill('SIGTERM');
        if ((await gone.ended) !== 0) fail(`a node that was stopped ended with ${await gone.ended}: ${gone.errors()}`);
        return () => again(at);
      case 'freeze':
        gone.child.kill('SIGSTOP');
        return () => wakes(gone).then(() => again(at));
      case 'bus':
        await nats.down();
        await new Promise((resolve) => setTimeout(resolve, AWAY_MS));
        await nats.up();
        return async () => undefined;
      case 'database':
        await database.down('at once');
        await Promise.all(running.map(({ ended }) => ended));
        await database.up();
        await Promise.all(running.map((_, nr) => again(nr)));
        return async () => undefined;
    }
  }

  /** Wakes a node that has been fenced: it must end, and write nothing more. */
  async function wakes(frozen: Launched): Promise<void> {
    for (const until = Date.now() + 60_000; Date.now() < until; await new Promise((resolve) => setTimeout(resolve, 200)))
      if ((await one(store, 'SELECT count(*) AS n FROM nodes')) < NODES) break;
    frozen.child.kill('SIGCONT');
    if ((await frozen.ended) !== 1) fail(`a node that woke late ended with ${await frozen.ended}`);
    woken++;
  }

  const times = () => [...done.values()].reduce((a, b) => a + b, 0);
  const more = roundsWithin(within);
  while (times() < size && failures.length < ENOUGH && more()) {
    while (crowd.running < TABLES) await patiently(() => crowd.open());
    await new Promise((resolve) => setTimeout(resolve, 300 + chance.below(700)));
    const nr = times();
    const kind = round[nr % round.length]!;
    inFlight += crowd.seats.filter(({ web }) => web.store.getState().outgoing).length;
    const from = Date.now();
    const after = await take(kind);
    const went = await goesOn(crowd, from);
    took.set(kind, [...(took.get(kind) ?? []), ...went]);
    done.set(kind, (done.get(kind) ?? 0) + 1);
    const longest = Math.max(0, ...went);
    if (longest > latest[kind]) fail(`${kind} ${nr + 1}: a match went on after ${longest} ms`);
    await after();
    const seats = crowd.seats.filter(({ parts }) => !settled.has(parts.match));
    for (const wrong of await auditDatabase(store, seats, crowd.talkers, crowd.clerks)) fail(`after ${kind} ${nr + 1}: ${wrong}`);
    // Nobody stays for long where it is over: each of them would have to be read anew after every second thing.
    for (const { match } of seats.map(({ parts }) => parts)) {
      if (settled.has(match) || !crowd.isOver(match)) continue;
      settled.add(match);
      crowd.leave(match);
    }
    tell?.(`${kind}: all went on after ${longest} ms`);
  }
  for (const stuck of await crowd.playedOut(300_000)) fail(stuck);
  crowd.close();
  for (const wrong of await auditDatabase(store, crowd.seats, crowd.talkers, crowd.clerks)) fail(`at the end: ${wrong}`);
  if (crowd.notSaved > 0) fail(`${crowd.notSaved} answers were told to be not saved`);
  front.close();
  for (const { child, ended } of running) {
    child.kill('SIGKILL');
    await ended;
  }
  await nats.down();
  await database.end();
  const told: Findings['counts'] = {};
  for (const [kind, n] of done) {
    told[WORDS[kind]] = n;
    told[`  ms until a match went on (${kind})`] = spread(took.get(kind) ?? []);
  }
  return {
    counts: { ...told, ...booksOf(crowd, woken, inFlight) },
    failures: failures.slice(0, ENOUGH),
  };
}

const WORDS: Record<Kind, string> = {
  kill: 'nodes killed (SIGKILL)',
  stop: 'nodes stopped (SIGTERM)',
  freeze: 'nodes frozen (SIGSTOP)',
  bus: 'buses killed',
  database: 'databases killed',
};

await runAsProgram(import.meta.url, 300, (asked) => nodes(asked));
