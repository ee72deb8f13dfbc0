import { createHash } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AnyGame, type Chance, fast } from '@questhall/kernel';
import { talisman } from '@questhall/talisman';
import { pino } from 'pino';
import type { WebSocket } from 'ws';
import { LiveMatch } from '../../apps/server/src/match/live.ts';
import { newRecord, optionsFor } from '../../apps/server/src/match/new-table.ts';
import { EMPTY } from '../../apps/server/src/match/seating.ts';
import { decisionNumber } from '../../apps/server/src/match/sight.ts';
import type { Services } from '../../apps/server/src/services.ts';
import { Connection } from '../../apps/server/src/socket/connection.ts';
import { SqliteStore } from '../../apps/server/src/store/sqlite.ts';
import { diceRace } from '../dice-race.ts';
import { anyChoice } from '../lib/random.ts';

/*
 * Tables at which people play, without a network: messages are handed to the server's own connections as text, and what
 * those write is counted. Everything between is the server's: reading, the match, the store on the disk, telling.
 */

/** What is played, by how many, and whether they follow each event as pages do. */
export const KINDS: Record<string, { game: AnyGame; seats: number; options: Record<string, string>; follows: boolean }> = {
  'dice race': { game: diceRace as AnyGame, seats: 2, options: {}, follows: false },
  'Talisman 1986': { game: talisman as AnyGame, seats: 4, options: { edition: '1986' }, follows: true },
};

/** Nothing of a table is drawn, so that every checkout plays the same matches. */
const sealed = (seed: number) => ({ id: `match${seed}`, code: `T${seed}`, secret: seed.toString(16).padStart(64, '0'), commitment: '' });

const none = { inc: () => undefined };
const quiet = pino({ level: 'silent' });

/** What a socket is for a connection. */
class Wire extends EventEmitter {
  readonly OPEN = 1;
  readonly readyState = 1;
  readonly bufferedAmount = 0;
  ping(): void {}
  terminate(): void {}
  close(): void {}
}

/** Tables that are played one after the other in each of some places, and the store that they share. */
export class Tables {
  readonly #folder = mkdtempSync(join(tmpdir(), 'questhall-moves-'));
  readonly #store = new SqliteStore(join(this.#folder, 'questhall.db'));
  readonly #kind: (typeof KINDS)[string];
  readonly #places: Table[] = [];
  #left = 0;
  #seed = 0;
  /** Set where all that is told and kept is to be hashed. */
  #hash: ReturnType<typeof createHash> | undefined;

  constructor(kind: string) {
    this.#kind = KINDS[kind]!;
  }

  /** Plays so many moves at so many tables at once. */
  async play(moves: number, tables: number): Promise<void> {
    this.#left = moves;
    while (this.#places.length < tables) this.#places.push(await this.#open());
    await Promise.all(this.#places.map((_, place) => this.#playAt(place)));
  }

  /** Plays the beginnings of so many matches, one after the other, and hashes every byte told, and all that was kept. */
  async hash(matches: number, most: number): Promise<string> {
    this.#hash = createHash('sha256');
    for (let i = 0; i < matches; i++) {
      const table = await this.#open();
      for (let move = 0; move < most && !table.match.state!.outcome; move++) await table.answer();
      const { record } = table.match;
      // In which order a record has its members in memory is nobody’s affair.
      const members = Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));
      this.#hash.update(JSON.stringify([members, await this.#store.history(record.id)]));
    }
    return this.#hash.digest('hex').slice(0, 16);
  }

  async end(): Promise<void> {
    await this.#store.close();
    rmSync(this.#folder, { recursive: true });
  }

  async #playAt(place: number): Promise<void> {
    while (this.#left-- > 0) {
      const table = this.#places[place]!;
      await table.answer();
      if (table.match.state!.outcome) {
        for (const socket of table.sockets) socket.emit('close');
        this.#places[place] = await this.#open();
      }
    }
  }

  async #open(): Promise<Table> {
    const { game, seats, options, follows } = this.#kind;
    const seed = ++this.#seed;
    const people = Array.from({ length: seats }, (_, seat) => ({
      ...EMPTY,
      kind: 'person' as const,
      session: `person ${seat}`,
      name: 'P',
    }));
    const rules = {
      clock: null,
      reserve: 0,
      overtime: 'bot',
      patience: 300,
      talk: 'free',
      takingBack: 'free',
      hints: 'free',
      lookingOn: 'link',
      listed: false,
    } as const;
    const wanted = { game: game.id, ...optionsFor(game, options, seats), seats: people, ...rules };
    const parts = { now: () => table.now, store: this.#store };
    const table = new Table(seed);
    const record = { ...(await newRecord(parts, wanted, 'person 0')), ...sealed(seed) };
    await this.#store.addMatch(record);
    const saved = { record, state: null, events: [], taken: people.map(() => 0) };
    const match = new LiveMatch(saved, { game, ...parts, log: quiet, tick: 0, changed: () => table.changed() });
    const services = {
      hall: { match: async () => match, unlocked: async () => match },
      limits: { messages: { perSecond: 1e9, burst: 1e9 } },
      elapsed: () => table.now,
      now: parts.now,
      stopping: () => false,
      metrics: { heard: { hello: none, act: none }, messages: none },
    } as unknown as Services;
    const line = { write: (text: string) => this.#hash && !/"epoch"/.test(text) && this.#hash.update(text) };
    table.sockets = await Promise.all(
      people.map(async ({ session }) => {
        const socket = new Wire();
        new Connection(
          { socket: socket as unknown as WebSocket, line: line as unknown as Socket },
          record.id,
          { session, until: undefined },
          services,
          quiet,
        );
        await services.hall.unlocked(record.id); // by then the connection has it, too
        socket.emit('message', Buffer.from(JSON.stringify({ t: 'hello', packed: true, midway: follows })));
        return socket;
      }),
    );
    await new Promise((resolve) => setImmediate(resolve));
    await match.start(() => undefined);
    table.match = match;
    return table;
  }
}

/** One match with its connections; its time goes on with its moves. */
class Table {
  match!: LiveMatch;
  sockets: Wire[] = [];
  now = Date.UTC(2026, 0, 1);
  readonly #chance: Chance;
  #moves = 0;
  #told: (() => void) | undefined;

  constructor(seed: number) {
    this.#chance = fast(seed, 3);
  }

  changed(): void {
    this.#told?.();
    this.#told = undefined;
  }

  /** Somebody who is asked answers. Resolves in a later turn of the event loop, as from a network. */
  async answer(): Promise<void> {
    const { state, taken } = this.match;
    const d = state!.pending[this.#chance.below(state!.pending.length)]!;
    this.now += 1000;
    const id = `${d.seat}-${String(++this.#moves).padStart(6, '0')}`;
    const choice = anyChoice(d, this.#chance);
    const message = { t: 'act', id, seat: d.seat, decision: decisionNumber(taken, d.seat), choice };
    const told = new Promise<void>((resolve) => {
      this.#told = () => setImmediate(resolve);
    });
    this.sockets[d.seat]!.emit('message', Buffer.from(JSON.stringify(message)));
    await told;
  }
}
