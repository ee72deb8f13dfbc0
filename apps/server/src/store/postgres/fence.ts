import type { QueryConfig } from 'pg';

/** An action as it is written. */
export interface ActionRow {
  match: string;
  seq: number;
  seat: number;
  command: string | null;
  /** JSON: what it changes of the record, the action, its events. */
  progress: string;
  action: string;
  events: string;
}

/** JSON holds no such sign, so texts can travel as one: an array costs twice as much. */
const BETWEEN = '\u001e';
const split = (n: number) => `string_to_array($${n}, E'\\x1e')`;
const COLUMNS = 'match, seq, epoch, seat, command, progress, action, events';

function columnsOf(actions: readonly ActionRow[]): unknown[] {
  const all = <K extends keyof ActionRow>(key: K) => actions.map((one) => one[key]);
  const joined = (key: 'progress' | 'action' | 'events') => all(key).join(BETWEEN);
  return [all('match'), all('seq'), all('seat'), all('command'), joined('progress'), joined('action'), joined('events')];
}

/** What keeps one that was taken over from writing: a part of every transaction. */
export interface Fence {
  /** Inserts these where this server may, and returns the match and `seq` of each that it has. */
  insert(actions: readonly ActionRow[]): QueryConfig;
  /** For the beginning of a transaction: fails with `DIVISION_BY_ZERO` where this server may write no more. */
  alive(): QueryConfig;
  /** The same where one of these matches is another node's; undefined where a server has all of them. */
  owns(matches: readonly string[]): QueryConfig | undefined;
  /** The number of this server's turn at a match. */
  epochOf(match: string): number;
}

export const DIVISION_BY_ZERO = '22012';

/** A server that serves alone: a row that says whose turn it is, which a server that takes over must wait for. */
export class TurnFence implements Fence {
  readonly #epoch: number;

  constructor(epoch: number) {
    this.#epoch = epoch;
  }

  insert(actions: readonly ActionRow[]): QueryConfig {
    return { name: 'actions', text: TURN_ACTIONS, values: [this.#epoch, ...columnsOf(actions)] };
  }
  alive(): QueryConfig {
    return { name: 'fence', text: TURN_ALIVE, values: [this.#epoch] };
  }
  owns(): undefined {
    return undefined;
  }
  epochOf(): number {
    return this.#epoch;
  }
}

const TURN_ACTIONS = `WITH alive AS (SELECT epoch FROM server WHERE one = 1 AND epoch = $1 FOR KEY SHARE)
  INSERT INTO actions (${COLUMNS})
  SELECT u.match, u.seq, alive.epoch, u.seat, u.command, u.progress, u.action, u.events
  FROM alive, unnest($2::text[], $3::int[], $4::int[], $5::text[], ${split(6)}, ${split(7)}, ${split(8)})
    AS u (match, seq, seat, command, progress, action, events)
  RETURNING match, seq`;
const TURN_ALIVE = 'SELECT 1 / count(*) FROM (SELECT 1 FROM server WHERE one = 1 AND epoch = $1 FOR KEY SHARE) alive';

/** One of several nodes: its own row, and of each match that it is this node's, under the epoch with which it was claimed. */
export class NodeFence implements Fence {
  readonly #node: string;
  readonly #epochs: ReadonlyMap<string, number>;

  constructor(node: string, epochs: ReadonlyMap<string, number>) {
    this.#node = node;
    this.#epochs = epochs;
  }

  insert(actions: readonly ActionRow[]): QueryConfig {
    const epochs = actions.map(({ match }) => this.epochOf(match));
    return { name: 'node-actions', text: NODE_ACTIONS, values: [this.#node, ...columnsOf(actions), epochs] };
  }
  alive(): QueryConfig {
    return { name: 'node-fence', text: NODE_ALIVE, values: [this.#node] };
  }
  owns(matches: readonly string[]): QueryConfig | undefined {
    const different = [...new Set(matches)];
    const epochs = different.map((match) => this.epochOf(match));
    return { name: 'node-owns', text: NODE_OWNS, values: [this.#node, different, epochs] };
  }
  epochOf(match: string): number {
    return this.#epochs.get(match) ?? -1;
  }
}

const NODE_ACTIONS = `WITH alive AS (SELECT id FROM nodes WHERE id = $1 FOR KEY SHARE)
  INSERT INTO actions (${COLUMNS})
  SELECT u.match, u.seq, o.epoch, u.seat, u.command, u.progress, u.action, u.events
  FROM alive, unnest($2::text[], $3::int[], $4::int[], $5::text[], ${split(6)}, ${split(7)}, ${split(8)}, $9::bigint[])
    AS u (match, seq, seat, command, progress, action, events, epoch)
  JOIN owners o ON o.match = u.match AND o.node = $1 AND o.epoch = u.epoch
  RETURNING match, seq`;
const NODE_ALIVE = 'SELECT 1 / count(*) FROM (SELECT 1 FROM nodes WHERE id = $1 FOR KEY SHARE) alive';
const NODE_OWNS = `SELECT 1 / (count(*) = cardinality($2::text[]))::int FROM owners o
  JOIN unnest($2::text[], $3::bigint[]) AS u (match, epoch) ON o.match = u.match AND o.node = $1 AND o.epoch = u.epoch`;
