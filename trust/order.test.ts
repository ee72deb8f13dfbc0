import type { DecisionView } from '@questhall/kernel';
import type { ClientMessage, LogEntry, Sight, TableInfo } from '@questhall/protocol';
import { expect, test } from 'vitest';
import { Feed } from '../apps/server/src/match/feed.ts';
import { openMatch } from '../apps/web/src/net/match-store.ts';
import type { Wire } from '../apps/web/src/net/socket.ts';
import { sized } from '../test/sized.ts';

/*
 * What `networks` does at random, in every order: the web's own connection code and the server's own feed, with a line
 * between them that passes each message on, or swaps it with the next, or doubles it, or brings it later, or breaks just
 * before it or after it. When all has come to rest, nothing more being told, the client must have what the server has.
 */

const FAULTS = ['pass', 'swap', 'twice', 'late', 'cut before', 'cut after'] as const;
type Fault = (typeof FAULTS)[number];
/** So many messages of the server meet with each of the faults. */
const DEEP = sized(3, 4);
/** How many updates the server tells, how many of them before each message comes, and before which one it is started anew (0: none). */
const COURSES = [
  { updates: 1, ahead: 1, restart: 0 },
  { updates: 1, ahead: 1, restart: 1 },
  { updates: 2, ahead: 2, restart: 0 },
  { updates: 2, ahead: 1, restart: 2 },
  { updates: 4, ahead: 1, restart: 0 },
] as const;

const table = { id: 'm', status: 'running', seats: [], created: 0 } as unknown as TableInfo;
const question = (id: number): DecisionView => ({
  id,
  seat: 0,
  kind: 'chooseHero',
  rule: 'D-1.1',
  prompt: { key: 'p' },
  options: [{ id: String(id), label: { key: 'o' } }],
  refused: [],
  byDefault: null,
});
const sightAt = (i: number): Sight => ({
  view: { round: i, path: Array.from({ length: i }, (_, n) => n) },
  decisions: i % 2 === 0 ? [question(i)] : [],
  waiting: i % 2 === 0 ? [0] : [1],
  deadlines: [null, null],
  yours: i % 2 === 0 ? [0] : [],
});

/** The server's side of one line after the other, and what is on its way on the last of them. */
class Line {
  #at = 0;
  /** What the feed has told so far. */
  #log: LogEntry[] = [];
  #feed = this.#newFeed();
  #wire: (Wire & { lost: boolean }) | undefined;
  readonly #faults: Fault[];
  /** What is on its way, in the order in which it will come. */
  #way: string[] = [];

  constructor(faults: Fault[]) {
    this.#faults = [...faults];
  }

  get sight(): Sight {
    return sightAt(this.#at);
  }

  #newFeed(): Feed {
    this.#log = Array.from({ length: this.#at * 2 }, (_, i) => ({ n: i + 1, at: 0, event: { type: 'went', rule: 'D-2.1', i } }));
    return new Feed(0, 0, sightAt(this.#at), this.#log);
  }

  wire(): Wire {
    const wire: Wire & { lost: boolean } = {
      lost: false,
      onopen: null,
      onmessage: null,
      onclose: null,
      close: () => undefined,
      send: (text) => {
        if (wire === this.#wire && !wire.lost) this.#heard(JSON.parse(text) as ClientMessage);
      },
    };
    this.#wire = wire;
    this.#way = [];
    return wire;
  }
  /** The line is there, where it was not. */
  open(): void {
    const open = this.#wire?.onopen;
    if (this.#wire) this.#wire.onopen = null;
    open?.();
  }

  #heard(message: ClientMessage): void {
    if (message.t !== 'hello') return;
    const missed = this.#feed.since(message.epoch, message.n, message.midway === true);
    if (missed) this.#way.push(...missed);
    else {
      const { epoch, n, sight, asked } = this.#feed;
      this.#way.push(JSON.stringify({ t: 'whole', epoch, n, now: 0, table, seat: 0, sight, asked, log: this.#log }));
    }
  }

  /** The server tells what comes next. */
  tell(): void {
    const i = ++this.#at;
    const line = (n: number): LogEntry => ({ n: n + 1, at: i, event: { type: 'went', rule: 'D-2.1', i: n } });
    const lines = [line(2 * i - 2), line(2 * i - 1)];
    const seen = [{ round: i - 0.5, path: Array.from({ length: i - 1 }, (_, n) => n) }];
    const told = this.#feed.update(this.sight, lines, i, { plainToo: false, seen });
    this.#log.push(...lines);
    if (this.#wire && !this.#wire.lost) this.#way.push(told!.packed!);
  }

  /** The server is started anew: updates are counted from the beginning. */
  restart(): void {
    this.#feed = this.#newFeed();
    this.#break();
  }

  get quiet(): boolean {
    return this.#way.length === 0 && this.#wire?.lost === false;
  }

  /** One message comes, or does not. */
  step(): void {
    const wire = this.#wire;
    const text = this.#way.shift();
    if (!wire || text === undefined) return;
    const fault = this.#faults.shift() ?? 'pass';
    const bring = (data: string | undefined) => {
      if (data !== undefined && !wire.lost) wire.onmessage?.({ data });
    };
    if (fault === 'cut before') {
      this.#break();
      return;
    }
    if (fault === 'late') this.#way.splice(2, 0, text);
    else if (fault === 'swap') {
      bring(this.#way.shift());
      bring(text);
    } else bring(text);
    if (fault === 'twice') bring(text);
    if (fault === 'cut after') this.#break();
  }

  #break(): void {
    if (!this.#wire || this.#wire.lost) return;
    this.#wire.lost = true;
    this.#way = [];
    this.#wire.onclose?.();
  }
}

/** What is wrong after these faults; undefined where nothing is. */
function after(faults: Fault[], { updates, ahead, restart }: (typeof COURSES)[number]): string | undefined {
  const line = new Line(faults);
  const web = openMatch({
    transport: { wire: () => line.wire(), earlier: async () => [] },
    speed: () => Number.POSITIVE_INFINITY,
    reducedMotion: () => true,
    hidden: () => true,
    sound: () => undefined,
    newId: () => 'x',
  });
  try {
    line.open();
    let told = 0;
    for (let turn = 0; turn < 200 && !(told === updates && line.quiet); turn++) {
      for (let i = 0; i < ahead && told < updates; i++) {
        if (++told === restart) line.restart();
        line.tell();
      }
      web.hurry();
      line.open();
      line.step();
    }
    if (!line.quiet) return 'it does not come to rest';
    const { sight, log } = web.store.getState();
    const [mine, theirs] = [sight, line.sight].map((one) => JSON.stringify(one));
    if (mine !== theirs) return `${mine} but ${theirs}`;
    return log.length === 2 * updates && log.every(({ n }, i) => n === i + 1) ? undefined : `the log has ${log.map(({ n }) => n).join()}`;
  } finally {
    web.close();
  }
}

test('whatever a line does with so many messages, in every order: at rest the client has what the server has', () => {
  const wrong: string[] = [];
  let runs = 0;
  for (let nr = 0; nr < FAULTS.length ** DEEP; nr++) {
    const faults = Array.from({ length: DEEP }, (_, i) => FAULTS[Math.floor(nr / FAULTS.length ** i) % FAULTS.length]!);
    for (const course of COURSES) {
      runs++;
      const told = after(faults, course);
      if (told) wrong.push(`${faults.join(', ')}; ${JSON.stringify(course)}: ${told}`);
    }
  }
  expect(runs).toBe(COURSES.length * FAULTS.length ** DEEP);
  expect(wrong.length, wrong.slice(0, 5).join('\n')).toBe(0);
}, 60_000);
