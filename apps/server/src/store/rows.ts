import type { BotLevel } from '@questhall/protocol';
import type { Agreement } from '../match/agreed.ts';
import { NOTHING_SPENT } from '../match/reserve.ts';
import type { Row, Value } from './driver.ts';
import type { DeviceRecord, MatchRecord, MatchStatus, PasskeyRecord, SeatRecord, SessionRecord, TableRecord } from './store.ts';

/** From rows to records and back. JSON texts and 0/1 stand for what SQL has no type for. */

/** What a table chooses that says nothing of it, in seconds. */
export const USUAL_PATIENCE = 300;

export const MATCH_COLUMNS = [
  'id',
  'code',
  'game',
  'options',
  'told',
  'patience',
  'asleep',
  'talk',
  'taking_back',
  'hints',
  'looking_on',
  'terms',
  'agreement',
  'marks',
  'trail',
  'status',
  'clock',
  'reserve',
  'increment',
  'overtime',
  'spent',
  'listed',
  'host',
  'rematch',
  'created',
  'changed',
  'outcome',
  'pending',
  'waiting',
  'whereabouts',
  'deadline',
  'secret',
  'commitment',
  'contributions',
  'drawn',
  'opening',
  'chain',
] as const;

export function matchValues(r: MatchRecord): Value[] {
  return [
    r.id,
    r.code,
    r.game,
    JSON.stringify(r.options),
    JSON.stringify(r.told),
    r.patience,
    Number(r.asleep),
    r.talk,
    r.takingBack,
    r.hints,
    r.lookingOn,
    r.terms,
    r.agreement ? JSON.stringify(r.agreement) : null,
    marksText(r),
    trailText(r),
    r.status,
    r.clock,
    r.reserve,
    r.increment ? 1 : null,
    r.overtime,
    spentText(r),
    Number(r.listed),
    r.host,
    r.rematch,
    r.created,
    r.changed,
    r.outcome && JSON.stringify(r.outcome),
    JSON.stringify(r.pending),
    waitingText(r),
    whereaboutsText(r),
    r.deadline,
    r.secret,
    r.commitment,
    JSON.stringify(r.contributions),
    r.drawn,
    r.opening && JSON.stringify(r.opening),
    r.chain,
  ];
}

/** What can be taken back, as a row has it; null for nothing. */
export const trailText = ({ trail }: Pick<MatchRecord, 'trail'>): string | null => (trail.length === 0 ? null : JSON.stringify(trail));

/** How far people have come, as a row has it; null where nobody has moved. */
export const marksText = ({ marks }: Pick<MatchRecord, 'marks'>): string | null => (marks ? JSON.stringify(marks) : null);

/** What has been used of the reserves, as a row has it; null for nothing. */
export const spentText = ({ spent }: Pick<MatchRecord, 'spent'>): string | null =>
  spent.counts || spent.ms.length > 0 || spent.began !== undefined ? JSON.stringify(spent) : null;

/** Whom the table waits for, as a row has it; null for nobody. */
export const waitingText = ({ waiting }: Pick<MatchRecord, 'waiting'>): string | null => (waiting ? JSON.stringify(waiting) : null);

/** Where the match stands, as a row has it; null where nothing is known. */
export const whereaboutsText = ({ whereabouts }: Pick<MatchRecord, 'whereabouts'>): string | null =>
  whereabouts ? JSON.stringify(whereabouts) : null;

export function matchRecord(row: Row, seats: Row[]): MatchRecord {
  return { ...tableRecord(row, seats), options: json(row.options) };
}

/** All but the options. */
export function tableRecord(row: Row, seats: Row[]): TableRecord {
  return {
    id: String(row.id),
    code: String(row.code),
    game: String(row.game),
    told: json(row.told),
    patience: Number(row.patience ?? USUAL_PATIENCE),
    asleep: row.asleep === 1,
    talk: (row.talk ?? 'free') as MatchRecord['talk'],
    takingBack: (row.taking_back ?? 'free') as MatchRecord['takingBack'],
    hints: (row.hints ?? 'free') as MatchRecord['hints'],
    lookingOn: (row.looking_on ?? 'link') as MatchRecord['lookingOn'],
    terms: Number(row.terms ?? 0),
    ...(row.agreement == null ? {} : { agreement: json<Agreement>(row.agreement) }),
    ...(row.marks == null ? {} : { marks: json<NonNullable<MatchRecord['marks']>>(row.marks) }),
    trail: row.trail == null ? [] : json(row.trail),
    status: row.status as MatchStatus,
    seats: seats.map(seatRecord),
    clock: numberOrNull(row.clock),
    reserve: Number(row.reserve ?? 0),
    ...(row.increment === 1 ? { increment: true } : {}),
    overtime: (row.overtime ?? 'default') as MatchRecord['overtime'],
    spent: row.spent == null ? NOTHING_SPENT : json(row.spent),
    listed: row.listed === 1,
    host: textOrNull(row.host),
    rematch: textOrNull(row.rematch),
    created: Number(row.created),
    changed: Number(row.changed),
    outcome: row.outcome == null ? null : json(row.outcome),
    pending: json(row.pending),
    ...(row.waiting == null ? {} : { waiting: json<NonNullable<MatchRecord['waiting']>>(row.waiting) }),
    ...(row.whereabouts == null ? {} : { whereabouts: json<object>(row.whereabouts) }),
    deadline: numberOrNull(row.deadline),
    secret: String(row.secret),
    commitment: String(row.commitment),
    contributions: json(row.contributions),
    drawn: Number(row.drawn),
    opening: row.opening == null ? null : json(row.opening),
    chain: textOrNull(row.chain) ?? '',
  };
}

/** The columns of a seat after its match and number, in the order of `seatValues`. */
export const SEAT_COLUMNS = [
  'kind',
  'session',
  'name',
  'level',
  'stand_in',
  'has_left',
  'orders',
  'plan',
  'invited',
  'ready',
  'more',
] as const;

/** Writes a seat; `places` are those of its values, in both dialects. */
export const PUT_SEAT = (places: string): string =>
  `INSERT INTO seats (match, seat, ${SEAT_COLUMNS.join(', ')}) VALUES ${places}
   ON CONFLICT (match, seat) DO UPDATE SET ${SEAT_COLUMNS.map((column) => `${column} = excluded.${column}`).join(', ')}`;

/** One row of places: the match, the seat's number, its columns. */
export const SEAT_PLACES = `(${['?', '?', ...SEAT_COLUMNS.map(() => '?')].join(', ')})`;

/** What few seats have stands together as JSON in `more`. */
export function seatValues({ kind, session, name, level, standIn, left, orders, plan, invited, ready, ...more }: SeatRecord): Value[] {
  const rest = Object.keys(more).length > 0 ? JSON.stringify(more) : null;
  return [kind, session, name, level, standIn, Number(left), orders, plan, invited, Number(ready), rest];
}

function seatRecord(row: Row): SeatRecord {
  return {
    kind: row.kind as SeatRecord['kind'],
    session: textOrNull(row.session),
    name: textOrNull(row.name),
    level: textOrNull(row.level) as BotLevel | null,
    standIn: textOrNull(row.stand_in) as BotLevel | null,
    left: row.has_left === 1,
    orders: textOrNull(row.orders),
    plan: textOrNull(row.plan),
    invited: textOrNull(row.invited),
    ready: row.ready === 1,
    ...(row.more == null
      ? {}
      : json<Pick<SeatRecord, 'nudged' | 'out' | 'hinted' | 'free' | 'quiet' | 'standInUntil' | 'offer' | 'planStopped' | 'byPlan'>>(
          row.more,
        )),
  };
}

/** From a device with its session. */
export function sessionRecord(row: Row): SessionRecord {
  const { session, name, session_created } = row;
  return { id: String(session), name: String(name), created: Number(session_created), device: deviceRecord(row) };
}

export const DEVICE_COLUMNS = ['id', 'session', 'token_hash', 'label', 'created', 'used', 'match', 'until'] as const;

export function deviceValues(session: string, { id, tokenHash, label, created, used, visit }: DeviceRecord): Value[] {
  return [id, session, tokenHash, label, created, used, visit?.match ?? null, visit?.until ?? null];
}

export function deviceRecord({ id, token_hash, label, created, used, match, until }: Row): DeviceRecord {
  return {
    ...{ id: String(id), tokenHash: String(token_hash), label: String(label), created: Number(created), used: Number(used) },
    ...(match == null ? {} : { visit: { match: String(match), until: Number(until) } }),
  };
}

export const PASSKEY_COLUMNS = ['id', 'session', 'credential', 'public_key', 'counter', 'transports', 'label', 'created', 'used'] as const;

export function passkeyValues({ id, session, credential, publicKey, counter, transports, label, created, used }: PasskeyRecord): Value[] {
  return [id, session, credential, publicKey, counter, JSON.stringify(transports), label, created, used];
}

export function passkeyRecord(row: Row): PasskeyRecord {
  const [created, used] = [Number(row.created), Number(row.used)];
  return {
    id: String(row.id),
    session: String(row.session),
    credential: String(row.credential),
    publicKey: String(row.public_key),
    counter: Number(row.counter),
    transports: json(row.transports),
    label: String(row.label),
    created,
    used,
  };
}

/** @throws Error where a saved value is broken. Not the engine's own: that one quotes the text, and logs must not. */
export function json<T>(value: Value | undefined): T {
  try {
    return JSON.parse(String(value)) as T;
  } catch {
    throw new Error('a saved value cannot be read: the database has been damaged');
  }
}
export function numberOrNull(value: Value | undefined): number | null {
  return value == null ? null : Number(value);
}
export function textOrNull(value: Value | undefined): string | null {
  return value == null ? null : String(value);
}
