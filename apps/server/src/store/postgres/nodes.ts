import type { Client } from 'pg';
import type { Rules } from '../../nodes/rules.ts';
import type { Ask } from './ask.ts';
import { inTurn, Silence, silent, vanished, type Waiting } from './lease.ts';
import { migratePostgres } from './migrations.ts';
import { Fenced } from './writer.ts';

/** How often a node says that it is there, and looks after the others. */
const BEAT_MS = 250;
/** So many matches of those that have gone are taken at once. */
const ORPHANS = 64;
/**
 * Who was silent itself a moment ago does not judge others by their silence: a machine with too much to do makes all of its
 * nodes late, and none of them is to fence the others when it comes to its senses.
 */
const REGULAR_MS = 1_500;
const JUDGES_MS = 5_000;
/** What a node shows of matches is old after so long without a beat of its own: another one may play them. */
const STALE_MS = 5_000;

/** Another node, or this one. */
export interface Peer {
  id: string;
  /** How it is called where people ask: host and process. */
  label: string;
  draining: boolean;
}

interface Beat extends Omit<Peer, 'draining'> {
  draining: number;
  vanished: boolean;
  silent: boolean;
}

const SAY = 'UPDATE nodes SET beat = clock_timestamp() WHERE id = $1';
const LOOK = `SELECT n.id, n.label, n.draining, ${vanished('n')} AS vanished, ${silent('n')} AS silent FROM nodes n ORDER BY n.id`;
const JOIN = `INSERT INTO nodes (id, label, rules, pid, since, beat) VALUES ($1, $2, $3, pg_backend_pid(),
  (SELECT backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid()), clock_timestamp())`;
/** Waits for commits of that node that are under way, and stops all later ones: each of them locks this row. */
const FENCE = `DELETE FROM nodes n WHERE n.id = $1 AND (${vanished('n')} OR ($2 AND ${silent('n')}))`;
/** Only what goes on is to be taken over at once. What is over has much to be read, and keeps nobody waiting: who comes for it claims it. */
const LEFT = `UPDATE owners SET node = NULL,
    orphan = (SELECT count(*) FROM matches m WHERE m.id = owners.match AND m.status = 'running')
  WHERE node = $1`;
/** With the node's own row held: one that is being fenced takes nothing more. */
const ALIVE = 'WITH alive AS (SELECT id, rules FROM nodes WHERE id = $1 AND draining = 0 FOR KEY SHARE)';
/**
 * How well a node (a row of `nodes`) suits a match by the rules that it stands on: 2 where they are the node's own, 1 where it
 * can carry the state over, 0 where it cannot play it. Where one of the two is not known, as of older servers, all are alike.
 */
const suits = (node: string, rules: string) => `CASE
  WHEN ${rules} IS NULL OR ${node}.rules IS NULL THEN 1
  WHEN (${node}.rules->m.game->>1)::integer = ${rules} THEN 2
  WHEN ${rules} BETWEEN (${node}.rules->m.game->>0)::integer AND (${node}.rules->m.game->>1)::integer THEN 1
  ELSE 0 END`;
/** Whether another node that takes matches suits it better. */
const better = (rules: string) => `EXISTS (SELECT 1 FROM nodes b WHERE b.draining = 0 AND ${suits('b', rules)} > ${suits('alive', rules)})`;
/** By which rules a match stands once a node has it, which may play it on by its own; not where it cannot play it at all. */
const risen = (rules: string) =>
  `CASE WHEN ${suits('alive', rules)} = 0 THEN ${rules} ELSE greatest(${rules}, (alive.rules->m.game->>1)::integer) END`;
const STANDS = '(SELECT o.rules FROM owners o WHERE o.match = m.id)';
const CLAIM = `${ALIVE} INSERT INTO owners (match, node, epoch, rules)
  SELECT m.id, alive.id, s.epoch + 1, ${risen(STANDS)} FROM matches m, alive, server s WHERE m.id = $2 AND s.one = 1 AND NOT ${better(STANDS)}
  ON CONFLICT (match) DO UPDATE
    SET node = excluded.node, epoch = greatest(owners.epoch + 1, excluded.epoch), orphan = 0, rules = excluded.rules
    WHERE owners.node IS NULL
  RETURNING node, epoch`;
/** Who plays a match; and where nobody does, who else would be better at it than this node. */
const WHO = `SELECT o.node, o.epoch, (
    SELECT b.id FROM nodes b, nodes alive WHERE alive.id = $1 AND b.draining = 0 AND ${suits('b', 'o.rules')} > ${suits('alive', 'o.rules')}
    ORDER BY ${suits('b', 'o.rules')} DESC, random() LIMIT 1
  ) AS better FROM matches m LEFT JOIN owners o ON o.match = m.id WHERE m.id = $2`;
const ORPHAN = `${ALIVE}, left_alone AS (
    SELECT o.match, ${risen('o.rules')} AS rules FROM owners o JOIN matches m ON m.id = o.match, alive
    WHERE o.orphan = 1 AND o.node IS NULL AND NOT ${better('o.rules')}
    ORDER BY o.match LIMIT $2 FOR UPDATE OF o SKIP LOCKED)
  UPDATE owners o SET node = alive.id, epoch = o.epoch + 1, orphan = 0, rules = left_alone.rules FROM left_alone, alive WHERE o.match = left_alone.match
  RETURNING o.match, o.epoch`;

/** What a node is told of the others. */
export interface Watching {
  /** This node has been fenced, or cannot know. */
  lost: (why: Error) => void;
  /** These are there now. */
  peers: (all: readonly Peer[]) => void;
  /** These matches are this node's now: the one that played them has gone. */
  orphans: (matches: readonly string[]) => void;
}

/**
 * A node's place among those that share a database, and which matches it plays. By the database's clock; only the fence
 * (the node's row, locked by each of its commits) makes it safe, times only make it quick.
 */
export class Membership {
  readonly id: string;
  /** The epoch of each match that this node plays. */
  readonly epochs = new Map<string, number>();
  readonly #client: Client;
  #timer: NodeJS.Timeout | undefined;
  #watch: NodeJS.Timeout | undefined;
  #busy: Promise<void> = Promise.resolve();
  #said = performance.now();
  /** Since when this node has been saying regularly that it is there. */
  #regular = performance.now();
  #dropped = false;
  #silence: Silence | undefined;

  private constructor(client: Client, id: string) {
    this.#client = client;
    this.id = id;
  }

  /**
   * Takes a place among the nodes; a single server that serves from the database is waited for. Undefined where `given`
   * says that it is not wanted any more.
   * @param rules by which it plays
   * @throws StartProblem where a single server serves and is not to be waited for, or the database was moved away
   */
  static async join(client: Client, id: string, rules: Rules, { node, wait, given }: Waiting): Promise<Membership | undefined> {
    const take = async () => {
      // A single server that has gone must not wake up beside the nodes.
      await client.query('UPDATE server SET epoch = epoch + 1, node = NULL WHERE one = 1 AND node IS NOT NULL');
      await client.query(JOIN, [id, node, JSON.stringify(rules)]);
      return new Membership(client, id);
    };
    return inTurn(client, { alone: false, wait, given }, take, () => migratePostgres(client));
  }

  /** True where this node has said lately that it is there. */
  get isFresh(): boolean {
    return performance.now() - this.#said < STALE_MS;
  }

  /** Says again and again that this node is there, fences those that have gone, and takes over what they played. */
  keep(watching: Watching): void {
    this.#silence = new Silence(BEAT_MS, (why) => watching.lost(why));
    const again = () => {
      if (this.#dropped) return;
      this.#timer = setTimeout(() => {
        this.#busy = this.#beat(watching).then(again, (error: Error) => watching.lost(error));
      }, BEAT_MS);
      this.#timer.unref();
    };
    again();
    this.#watch = setInterval(() => this.#silence?.look(), BEAT_MS).unref();
  }

  async #beat(watching: Watching): Promise<void> {
    const asked = performance.now();
    if (asked - this.#said > REGULAR_MS) this.#regular = asked;
    const said = await this.#client.query(SAY, [this.id]);
    if (said.rowCount === 0) throw new Fenced();
    this.#said = asked;
    this.#silence?.begin();
    const { rows } = await this.#client.query<Beat>(LOOK);
    if (this.#dropped) return;
    const gone = new Set<string>();
    const judges = asked - this.#regular > JUDGES_MS;
    for (const one of rows) {
      const late = one.id !== this.id && (one.vanished || (judges && one.silent));
      if (late && (await this.#fence(one.id, judges))) gone.add(one.id);
    }
    watching.peers(rows.filter(({ id }) => !gone.has(id)).map((one) => ({ id: one.id, label: one.label, draining: one.draining === 1 })));
    const { rows: taken } = await this.#client.query<{ match: string; epoch: string }>(ORPHAN, [this.id, ORPHANS]);
    for (const { match, epoch } of taken) this.epochs.set(match, Number(epoch));
    if (taken.length > 0) watching.orphans(taken.map(({ match }) => match));
  }

  async #fence(id: string, judges: boolean): Promise<boolean> {
    await this.#client.query('BEGIN');
    const { rowCount } = await this.#client.query(FENCE, [id, judges]);
    if (rowCount) await this.#client.query(LEFT, [id]);
    await this.#client.query('COMMIT');
    return rowCount === 1;
  }

  /**
   * Takes a match that nobody plays, unless another node suits the rules better that it stands on.
   * @returns the node that plays it now, or is to play it; empty where it has just been let go of, so that it is worth asking again; undefined
   * where there is no such match
   */
  async claim(match: string, ask: Ask): Promise<string | undefined> {
    if (this.epochs.has(match)) return this.id;
    const who = async () => (await ask(WHO, [this.id, match]))[0];
    let found = await who();
    // Only what nobody plays is claimed: that locks its row, also where another node is quicker, and most matches have a node.
    if (found && found.node === null && found.better === null) found = (await ask(CLAIM, [this.id, match]))[0] ?? (await who());
    if (!found) return undefined;
    const node = String(found.node ?? found.better ?? '');
    if (node === this.id) this.epochs.set(match, Number(found.epoch));
    return node;
  }

  /** Nothing more is taken. */
  async drain(): Promise<void> {
    if (this.#dropped) return;
    await this.#busy;
    await this.#client.query('UPDATE nodes SET draining = 1 WHERE id = $1', [this.id]);
  }

  /** This node is none any more; what it has not let go of is somebody else's. */
  async leave(): Promise<void> {
    this.drop();
    await this.#busy;
    await this.#client.query('BEGIN');
    await this.#client.query(LEFT, [this.id]);
    await this.#client.query('DELETE FROM nodes WHERE id = $1', [this.id]);
    await this.#client.query('COMMIT');
  }

  /** It has been lost: nothing is said any more. */
  drop(): void {
    this.#dropped = true;
    clearTimeout(this.#timer);
    clearInterval(this.#watch);
  }
}
