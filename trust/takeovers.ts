import { fast } from '@questhall/kernel';
import { Database, freePort, programs } from '../apps/server/test/database.ts';
import { bundleServer, type Launched, newFolder, Server } from './child.ts';
import { Crowd } from './kills/crowd.ts';
import { type Asked, ENOUGH, type Failure, type Findings, roundsWithin, runAsProgram } from './program.ts';
import { auditDatabase, turnNow, writtenIn } from './takeovers/books.ts';
import { Front } from './takeovers/front.ts';
import { booksOf, goesOn, patiently, spread } from './takeovers/going-on.ts';

/*
 * One goes on for the other. Two server processes at one PostgreSQL database, a proxy in front of them; several matches
 * are played over real sockets by the web's own connection code, which comes back by itself. Again and again the one that
 * serves is killed (SIGKILL), stopped (SIGTERM), frozen (SIGSTOP) and woken when the other one has long taken over, or the
 * database itself is killed. After each time the books of all clients are compared with one moment of the database.
 */

const ROUND = ['kill', 'stop', 'kill', 'freeze', 'kill', 'kill', 'stop', 'kill', 'kill', 'database'] as const;
type Kind = (typeof ROUND)[number];
/** What is promised: until the other one is open, in milliseconds. One that is frozen is given ten seconds of silence. */
export const LATEST: Record<Kind, number> = { kill: 5000, stop: 10_000, freeze: 20_000, database: 30_000 };
const TABLES = 6;
/** Where it is done a few times alone: so many tables, at which each answer takes so many milliseconds at least. */
const FEW = { times: 10, tables: 3, think: 40 };

/**
 * @param size how many times; `ROUND` says in turns what is done
 * @param latest until when the other one must be open: on a machine with much else to do more than is promised
 */
export async function takeovers({ size, seed, within, tell }: Asked, latest = LATEST): Promise<Findings> {
  if (!programs) return { counts: {}, failures: [{ seed, what: 'PostgreSQL is not installed here (package postgresql)' }] };
  const failures: Failure[] = [];
  const fail = (what: string) => void failures.push({ seed, what });
  const chance = fast(seed, 7);
  const main = bundleServer();
  const database = await Database.start('as usual');
  const store = await database.ready();
  const ports = [await freePort(), await freePort()];
  const launch = (at: number) => Server.launch({ main, dataDir: newFolder(), store, port: ports[at]! });
  let here = 0;
  let serving = launch(0);
  await serving.open;
  let waiting = launch(1);
  const front = await Front.open(ports);
  await front.ready();
  const few = size < FEW.times;
  const crowd = await Crowd.enter(front.address, seed, few ? FEW.think : undefined);
  const done = new Map<Kind, number>();
  const took = { open: new Map<Kind, number[]>(), on: new Map<Kind, number[]>() };
  const settled = new Set<string>();
  let [inFlight, woken] = [0, 0];

  /** Does one thing to the one that serves; resolves when the other one is open. */
  async function take(kind: Kind): Promise<void> {
    const gone = serving;
    switch (kind) {
      case 'kill':
        gone.child.kill('SIGKILL');
        await waiting.open;
        break;
      case 'stop':
        gone.child.kill('SIGTERM');
        await waiting.open;
        if ((await gone.ended) !== 0) fail(`one that was stopped ended with ${await gone.ended}: ${gone.errors()}`);
        break;
      case 'freeze':
        await freeze(gone);
        break;
      case 'database':
        await database.down('at once');
        await Promise.all([gone.ended, waiting.ended]);
        await database.up();
        waiting = launch(1 - here);
        await waiting.open;
        break;
    }
    here = 1 - here;
    serving = waiting;
    waiting = launch(1 - here);
  }

  async function freeze(one: Launched): Promise<void> {
    const turn = await turnNow(store);
    one.child.kill('SIGSTOP');
    await waiting.open;
    await wakes(one, turn);
  }

  /** Wakes one whose place has been taken: it must end, and write nothing more in its turn. */
  async function wakes(frozen: Launched, turn: number): Promise<void> {
    const before = await writtenIn(store, turn);
    frozen.child.kill('SIGCONT');
    if ((await frozen.ended) !== 1) fail(`one that woke late ended with ${await frozen.ended}`);
    const after = await writtenIn(store, turn);
    if (after !== before) fail(`one that woke late wrote ${after - before} actions after its turn`);
    woken++;
  }

  const times = () => [...done.values()].reduce((a, b) => a + b, 0);
  const more = roundsWithin(within);
  while (times() < size && failures.length < ENOUGH && more()) {
    while (crowd.running < (few ? FEW.tables : TABLES)) await patiently(() => crowd.open());
    await new Promise((resolve) => setTimeout(resolve, 300 + chance.below(700)));
    const nr = times();
    const kind = ROUND[nr % ROUND.length]!;
    inFlight += crowd.seats.filter(({ web }) => web.store.getState().outgoing).length;
    const from = Date.now();
    await take(kind);
    const open = Date.now() - from;
    done.set(kind, (done.get(kind) ?? 0) + 1);
    push(took.open, kind, open);
    if (open > latest[kind]) fail(`${kind} ${nr + 1}: the other one was open after ${open} ms`);
    for (const ms of await goesOn(crowd, from)) push(took.on, kind, ms);
    const seats = crowd.seats.filter(({ parts }) => !settled.has(parts.match));
    for (const wrong of await auditDatabase(store, seats, crowd.talkers, crowd.clerks)) fail(`after ${kind} ${nr + 1}: ${wrong}`);
    for (const { parts, over } of seats) if (over) settled.add(parts.match);
    tell?.(`${kind}: open after ${open} ms`);
  }
  for (const stuck of await crowd.playedOut(300_000)) fail(stuck);
  crowd.close();
  for (const wrong of await auditDatabase(store, crowd.seats, crowd.talkers, crowd.clerks)) fail(`at the end: ${wrong}`);
  front.close();
  for (const { child, ended } of [serving, waiting]) {
    child.kill('SIGKILL');
    await ended;
  }
  await database.end();
  const told: Findings['counts'] = {};
  for (const [kind, n] of done) {
    told[WORDS[kind]] = n;
    told[`  ms until the other one was open (${kind})`] = spread(took.open.get(kind) ?? []);
    told[`  ms until a match went on (${kind})`] = spread(took.on.get(kind) ?? []);
  }
  return {
    counts: { ...told, ...booksOf(crowd, woken, inFlight) },
    failures: failures.slice(0, ENOUGH),
  };
}

const WORDS: Record<Kind, string> = {
  kill: 'killed (SIGKILL)',
  stop: 'stopped (SIGTERM)',
  freeze: 'frozen (SIGSTOP)',
  database: 'databases killed',
};

function push(all: Map<Kind, number[]>, kind: Kind, ms: number): void {
  all.set(kind, [...(all.get(kind) ?? []), ms]);
}

await runAsProgram(import.meta.url, 100, (asked) => takeovers(asked));
