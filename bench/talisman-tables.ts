import type { Buffer } from 'node:buffer';
import { loadavg } from 'node:os';
import type { Choice, DecisionView } from '@questhall/kernel';
import { Book, isPacked, type Packed, patch, type ServerMessage, type Sight } from '@questhall/protocol';
import { talisman } from '@questhall/talisman';
import type { WebSocket } from 'ws';
import { argument, flag, median, quantile } from './lib/measure.ts';
import { bundle, ServerProcess } from './server/process.ts';
import { open } from './server/seats.ts';

/*
 * Tables of Talisman with four people each, all windows in use: from an answer until everybody has the new state before
 * them. Each table answers so many questions a second, with any legal answer. Answers to secret questions (windows for
 * Spells) are held to ticks of the clock on purpose (see `Hold`), so they are counted apart. Nothing is counted in the
 * first `--warm` seconds: tables of an evening do not meet a server whose compiler has only begun.
 *
 *   npx tsx bench/talisman-tables.ts [--matches 500] [--pace 1] [--seconds 20] [--warm 15] [--midway] [--profile]
 *
 * --midway: they are told line by line what changes, as pages are.
 */

const matches = argument('--matches', 500);
const pace = argument('--pace', 1);
const seconds = argument('--seconds', 20);
const warm = argument('--warm', 15);
const SEATS = 4;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** One person's line to a table: what is asked, and when the last news came. */
class Person {
  readonly socket: WebSocket;
  readonly seat: number;
  sight: Sight | null = null;
  heard: () => void = () => undefined;
  #book: Book | undefined;
  #acts = 0;

  constructor(socket: WebSocket, seat: number) {
    this.socket = socket;
    this.seat = seat;
  }

  begin(): Promise<void> {
    return new Promise((ready) => {
      this.socket.on('message', (data: Buffer) => {
        const message = JSON.parse(data.toString()) as ServerMessage | Packed;
        if (isPacked(message)) {
          this.sight = this.#book!.unpack(message, this.sight!).sight as Sight;
          this.heard();
        } else if (message.t === 'update') {
          this.sight = patch(this.sight!, message.changes);
          this.#book!.learn(this.sight, message.log);
          this.heard();
        } else if (message.t === 'refused') {
          // An answer that was held to a tick for longer than this program waits is given twice.
          if (message.code !== 'stale') throw new Error(`refused: ${JSON.stringify(message)}`);
        } else if (message.t === 'whole') {
          this.sight = message.sight;
          this.#book = new Book({ ...message, created: message.table.created });
          ready();
        }
      });
      this.socket.resume();
      this.socket.send(JSON.stringify({ t: 'hello', packed: true, ...(flag('--midway') ? { midway: true } : {}) }));
    });
  }

  get asked(): DecisionView | undefined {
    return this.sight?.decisions[0];
  }

  /** Any legal answer. */
  answer(): void {
    const { id, options, choose } = this.asked!;
    const left = options.map((option) => option.id);
    const one = () => left.splice(Math.floor(Math.random() * left.length), 1)[0]!;
    const choice: Choice = choose ? Array.from({ length: choose.min }, one) : one();
    const name = `${this.seat}-${String(++this.#acts).padStart(6, '0')}`;
    this.socket.send(JSON.stringify({ t: 'act', id: name, seat: this.seat, decision: id, choice }));
  }
}

const SECRET = new Set(Object.entries(talisman.decisions).flatMap(([kind, { secret }]) => (secret ? [kind] : [])));
const open_: number[] = [];
const held: number[] = [];

/** Plays one table until the time is over. What comes after `from` is counted. */
async function play(people: readonly Person[], from: number, until: number): Promise<void> {
  await wait(Math.random() * (1000 / pace));
  while (Date.now() < until) {
    const due = Date.now() + 1000 / pace;
    const who = people.find((person) => person.asked);
    if (who) {
      const secret = SECRET.has(who.asked!.kind);
      const sent = performance.now();
      let left = new Set(people);
      const everybody = new Promise<void>((resolve) => {
        for (const person of people) {
          person.heard = () => {
            left.delete(person);
            if (left.size === 0) resolve();
          };
        }
      });
      who.answer();
      // Some answers show others nothing (a choice that is not over yet): those are not measured.
      const told = await Promise.race([everybody.then(() => true), wait(secret ? 4000 : 1500).then(() => false)]);
      if (told && Date.now() > from) (secret ? held : open_).push(performance.now() - sent);
      left = new Set();
    }
    await wait(Math.max(0, due - Date.now()));
  }
}

const main = await bundle();
const profile = flag('--profile') ? ['--cpu-prof', '--cpu-prof-dir=bench/.build/profiles'] : [];
const server = await ServerProcess.start('Questhall', main, ['--max-semi-space-size=32', ...profile]);
const address = `http://127.0.0.1:${server.port}`;
const ask = async (path: string, token: string, body: object) => {
  const answer = await fetch(address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as { id: string; token: string };
};

const tables: Person[][] = [];
const opening = Array.from({ length: 8 }, async () => {
  const tokens = await Promise.all(Array.from({ length: SEATS }, async (_, i) => (await ask('/api/session', '', { name: `P${i}` })).token));
  while (tables.length < matches) {
    const people: Person[] = [];
    tables.push(people);
    const { id } = await ask('/api/matches', tokens[0]!, { game: 'talisman', seats: SEATS });
    for (let seat = 1; seat < SEATS; seat++) await ask(`/api/matches/${id}/seats/${seat}/join`, tokens[seat]!, {});
    await ask(`/api/matches/${id}/start`, tokens[0]!, {});
    for (let seat = 0; seat < SEATS; seat++) {
      const socket = await open(`ws://127.0.0.1:${server.port}/api/matches/${id}/socket`, { authorization: `Bearer ${tokens[seat]}` });
      const person = new Person(socket, seat);
      await person.begin();
      people.push(person);
    }
  }
});
await Promise.all(opening);

const from = Date.now() + warm * 1000;
const played = Promise.all(tables.map((people) => play(people, from, from + seconds * 1000)));
await wait(warm * 1000);
const before = await server.usage();
await played;
const after = await server.usage();
const line = (name: string, times: readonly number[]) => ({
  answers: name,
  measured: times.length,
  'p50 ms': Math.round(median(times)),
  'p99 ms': Math.round(quantile(times, 0.99)),
});
console.table([line('open ones', open_), line('secret ones, held to ticks', held)]);
console.log(
  `${matches} tables of ${SEATS}, ${pace} answer(s) a second each; server: ${(after.cpuSeconds - before.cpuSeconds).toFixed(1)} s of processor time in ${seconds} s, ` +
    `${Math.round(after.memory / 1e6)} MB; load ${loadavg()[0]!.toFixed(1)}`,
);
await server.end(flag('--profile') ? 'softly' : 'at once');
server.removeData();
process.exit(0);
