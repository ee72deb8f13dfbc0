// Long, because it lists what no server should take, each with what it must be answered.
import type { Pick } from '../program.ts';

/** A message that no server should take, and the one answer that its sender must get. */
export interface Nonsense {
  text: string;
  answer: 'problem' | 'refused' | 'pong' | 'whole';
  /** The code of a problem or refusal. */
  code?: string;
  /** The client's own number of the command, which a refusal must name. */
  id?: string;
}

/** Whoever sends: the number and form of the question that is open for it. */
export interface Sender {
  /** The seat from which it looks on; a stranger has none, and may answer for nobody. */
  seat: number;
  seated: boolean;
  open: { decision: number; several: boolean } | undefined;
}

/** Longer messages are not read at all. */
const LONGEST = 32 * 1024;

const WORDS = [
  '',
  'null',
  '__proto__',
  'constructor',
  '\u0000',
  '\ud800',
  '𝔮',
  '"',
  '\\',
  '<script>',
  "' OR 1=1 --",
  '%00',
  '../..',
  'x'.repeat(300),
];
const NUMBERS = [-1, 0, 1.5, 1e308, -0, 2 ** 53, 12, 255, 65_536, Number.MIN_VALUE];

/** Any JSON value, mostly small. */
function anything(pick: Pick, depth = 0): unknown {
  switch (pick(depth > 3 ? 5 : 8)) {
    case 0:
      return null;
    case 1:
      return pick(2) === 0;
    case 2:
      return NUMBERS[pick(NUMBERS.length)];
    case 3:
    case 4:
      return WORDS[pick(WORDS.length)];
    case 5:
      return Array.from({ length: pick(4) }, () => anything(pick, depth + 1));
    default:
      return Object.fromEntries(
        Array.from({ length: pick(4) }, (_, i) => [WORDS[pick(WORDS.length)] || `k${i}`, anything(pick, depth + 1)]),
      );
  }
}

/** One bad message at a match of `seats` seats. */
export function nonsense(pick: Pick, { seat, seated, open }: Sender, seats: number): Nonsense {
  const id = `fuzz-${pick(1e9).toString(36).padStart(8, '0')}`;
  const decision = open?.decision ?? 1;
  const act = (change: object): string => JSON.stringify({ t: 'act', id, seat, decision, choice: 'nothing', ...change });
  const problem = (text: string): Nonsense => ({ text, answer: 'problem', code: text.length > LONGEST ? 'too-large' : 'malformed' });
  const refused = (change: object, code: string): Nonsense => ({
    text: act(change),
    answer: 'refused',
    id,
    code: seated ? code : 'not-your-seat',
  });
  const foreign = (change: object): Nonsense => ({ text: act(change), answer: 'refused', id, code: 'not-your-seat' });
  switch (pick(15)) {
    case 0:
      return problem(cutAnywhere(act({}), pick));
    case 1:
      return problem(bytes(pick));
    case 2:
      return problem(JSON.stringify(anything(pick)));
    case 3:
      return problem(JSON.stringify({ t: WORDS[pick(WORDS.length)], ...(anything(pick) as object) }));
    case 4:
      return problem('['.repeat(1 + pick(15_000)));
    case 5:
      return problem(act({ choice: 'x'.repeat(33_000 + pick(60_000)) }));
    case 6:
      return problem(act({ [['id', 'seat', 'decision', 'choice'][pick(4)]!]: { no: anything(pick) } }));
    case 7:
      return refused({ decision: decision + 1 + pick(1000) }, 'stale');
    case 8:
      return foreign({ seat: (seat + 1 + pick(11)) % 12, decision: 1 + pick(5) });
    case 9:
      return foreign({ seat: (seat + 1) % seats });
    case 10: {
      const choice = `${WORDS[pick(WORDS.length)]}`.slice(0, 199).concat('?');
      return refused({ choice }, open ? (open.several ? 'malformed' : 'not-an-option') : 'stale');
    }
    case 11: {
      const choice = Array.from({ length: 2 + pick(98) }, () => 'nothing');
      return refused({ choice }, open ? 'malformed' : 'stale');
    }
    case 12:
      return { text: JSON.stringify({ t: 'hello', seat: pick(12), epoch: 'nobody', n: pick(1e6) }), answer: 'whole' };
    case 13:
      return problem(JSON.stringify({ t: 'hello', talk: [0, 'yes', null, {}][pick(4)] }));
    default:
      return { text: JSON.stringify({ t: 'ping', more: 'x'.repeat(pick(100)) }), answer: 'pong' };
  }
}

function cutAnywhere(text: string, pick: Pick): string {
  return text.slice(0, 1 + pick(text.length - 1));
}

function bytes(pick: Pick): string {
  return String.fromCharCode(...Array.from({ length: 1 + pick(60) }, () => 1 + pick(0xd7ff)));
}

/** A request that must be refused, with the statuses that are right for it. */
export interface BadRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
  statuses: readonly number[];
}

/** One bad request. `token` is the sender's, `match` a match in which the sender sits on `seat`. */
export function badRequest(pick: Pick, token: string, match: string, seat: number): BadRequest {
  const json = { 'content-type': 'application/json' };
  const own = { authorization: `Bearer ${token}` };
  const at = `/api/matches/${match}`;
  const body = (value: unknown) => JSON.stringify(value);
  const act = { id: 'a-fuzzed-command', seat, decision: 9999, choice: 'nothing' };
  const guess = (length: number) => Array.from({ length }, () => 'abcdefghijklmnopqrstuvwxyz0123456789'[pick(36)]).join('');
  const all: (() => BadRequest)[] = [
    () => ({ method: 'POST', path: '/api/session', headers: json, body: cutAnywhere('{"name":"Anna"}', pick), statuses: [400] }),
    () => ({
      method: 'POST',
      path: '/api/session',
      headers: json,
      body: body({ name: anything(pick, 4) === null ? null : ' ' }),
      statuses: [400],
    }),
    () => ({ method: 'POST', path: '/api/session', headers: json, body: body({ name: 'x'.repeat(25 + pick(1000)) }), statuses: [400] }),
    () => ({ method: 'POST', path: '/api/session', headers: { 'content-type': 'text/xml' }, body: '<name/>', statuses: [400, 415] }),
    () => ({ method: 'POST', path: '/api/session', headers: json, body: `{"__proto__":{"name":"Anna"}}`, statuses: [400] }),
    () => ({
      method: 'POST',
      path: '/api/session',
      headers: { ...json, origin: 'https://other.example' },
      body: '{"name":"Anna"}',
      statuses: [403],
    }),
    () => ({
      method: 'POST',
      path: `${at}/start`,
      headers: { cookie: `questhall=${token}`, 'sec-fetch-site': 'cross-site' },
      statuses: [403],
    }),
    () => ({
      method: 'POST',
      path: `${at}/actions`,
      headers: { ...json, ...own },
      body: body({ ...act, choice: 'x'.repeat(70_000) }),
      statuses: [413],
    }),
    () => ({ method: 'POST', path: `${at}/actions`, headers: { ...json, ...own }, body: body(act), statuses: [409] }),
    () => ({
      method: 'POST',
      path: `${at}/actions`,
      headers: { ...json, ...own },
      body: body({ ...act, seat: seat + 1, decision: 1 }),
      statuses: [409],
    }),
    () => ({ method: 'POST', path: `${at}/actions`, headers: json, body: body(act), statuses: [401] }),
    () => ({
      method: 'POST',
      path: `${at}/actions`,
      headers: { ...json, authorization: `Bearer ${guess(43)}` },
      body: body(act),
      statuses: [401],
    }),
    () => ({
      method: 'POST',
      path: `${at}/actions`,
      headers: { ...json, cookie: `questhall=${guess(1 + pick(200))}` },
      body: body(act),
      statuses: [401],
    }),
    () => ({ method: 'GET', path: `/api/matches/${guess(16)}`, headers: own, statuses: [404] }),
    () => ({
      method: 'GET',
      path: `/api/matches/${WORDS[pick(WORDS.length)]?.replace(/[^\w.%]/g, '') || 'x'}`,
      headers: own,
      statuses: [400, 404],
    }),
    () => ({ method: 'GET', path: `/api/tables/${guess(5)}`, headers: own, statuses: [400, 404, 429] }),
    () => ({ method: 'GET', path: `${at}/log?before=${WORDS[pick(3)]}`, headers: own, statuses: [400] }),
    () => ({ method: 'GET', path: `${at}/view?seat=${12 + pick(1000)}`, headers: own, statuses: [400] }),
    () => ({ method: 'POST', path: `${at}/seats/${pick(2)}/clear`, headers: own, statuses: [403, 409] }),
    () => ({ method: 'POST', path: `${at}/seats/${1 - seat}/leave`, headers: own, statuses: [403] }),
    () => ({ method: 'POST', path: `${at}/start`, headers: own, statuses: [403, 409] }),
    () => ({ method: 'POST', path: `${at}/rematch`, headers: own, statuses: [409] }),
    () => ({
      method: 'POST',
      path: '/api/matches',
      headers: { ...json, ...own },
      body: body({ game: 'chess', seats: 2 }),
      statuses: [404],
    }),
    () => ({
      method: 'POST',
      path: '/api/matches',
      headers: { ...json, ...own },
      body: body({ game: 'duel', seats: 99 }),
      statuses: [400],
    }),
    () => ({
      method: 'POST',
      path: '/api/matches',
      headers: { ...json, ...own },
      body: body({ game: 'duel', seats: 2, options: { lives: 1e9 } }),
      statuses: [400],
    }),
    () => ({ method: ['PUT', 'DELETE', 'PATCH'][pick(3)]!, path: at, headers: own, statuses: [404] }),
    () => ({
      method: 'PUT',
      path: '/api/calls',
      headers: { ...json, ...own },
      body: body({ locale: 'en', zone: WORDS[pick(WORDS.length)], quiet: null, after: 0 }),
      statuses: [400],
    }),
    () => ({ method: 'PUT', path: '/api/calls', headers: { ...json, ...own }, body: body(anything(pick)), statuses: [400] }),
    () => ({
      method: 'PUT',
      path: '/api/calls/push',
      headers: { ...json, ...own },
      body: body({ endpoint: WORDS[pick(WORDS.length)], keys: anything(pick) }),
      statuses: [400],
    }),
    () => ({
      method: 'POST',
      path: '/api/calls/mail',
      headers: { ...json, ...own },
      body: body({ address: `a@b\r\nBcc: ${guess(4)}@c` }),
      statuses: [400, 429],
    }),
    () => ({
      method: 'POST',
      path: '/api/calls/mail',
      headers: { ...json, ...own },
      body: body({ address: 'a@b.example' }),
      statuses: [409, 429],
    }),
    () => ({ method: 'PUT', path: '/api/calls/mail', headers: { ...json, ...own }, body: body({ code: guess(6) }), statuses: [400] }),
    // Keys of mails, codes of other devices and addresses of feeds that nobody has been given.
    () => ({ method: 'POST', path: `${at}/visit`, headers: json, body: body({ key: guess(22) }), statuses: [404, 429] }),
    () => ({ method: 'POST', path: `${at}/visit`, headers: { ...json, ...own }, body: body({ key: guess(22) }), statuses: [409, 429] }),
    () => ({ method: 'POST', path: `${at}/visit`, headers: json, body: body({ key: { of: anything(pick) } }), statuses: [400, 429] }),
    () => ({
      method: 'POST',
      path: `${at}/visit`,
      headers: json,
      body: body({ key: `${WORDS[pick(WORDS.length)]}`.slice(0, 90).concat('?') }),
      statuses: [404, 429],
    }),
    () => ({ method: 'POST', path: `${at}/visit`, headers: json, body: body({ key: guess(101 + pick(2000)) }), statuses: [400, 429] }),
    () => ({ method: 'GET', path: `/api/feed/${guess(43)}`, headers: {}, statuses: [404, 429] }),
    () => ({ method: 'GET', path: `/api/feed/${guess(1 + pick(19))}`, headers: own, statuses: [400, 429] }),
    () => ({ method: 'POST', path: '/api/session/devices', headers: json, body: body({ code: guess(10) }), statuses: [404, 429] }),
    () => ({
      method: 'PUT',
      path: '/api/calls/hook',
      headers: { ...json, ...own },
      body: body({ url: `file:///${guess(4)}` }),
      statuses: [400],
    }),
    () => ({ method: 'GET', path: '/api/calls', headers: {}, statuses: [401] }),
    () => ({ method: 'POST', path: `${at}/talk`, headers: json, body: body({ id: 'fuzz-words', text: 'Who am I?' }), statuses: [401] }),
    () => ({
      method: 'POST',
      path: `${at}/talk`,
      headers: { ...json, ...own },
      body: cutAnywhere('{"id":"fuzz-words","text":"!"}', pick),
      statuses: [400, 429],
    }),
    () => ({
      method: 'POST',
      path: `${at}/talk`,
      headers: { ...json, ...own },
      body: body({
        id: 'fuzz-words',
        ...[{}, { text: '\u200b' }, { text: 'x'.repeat(1001 + pick(10_000)) }, { phrase: WORDS[pick(WORDS.length)] }][pick(4)],
      }),
      statuses: [400, 429],
    }),
    () => ({
      method: 'POST',
      path: `${at}/talk`,
      headers: { ...json, ...own },
      body: body({ id: 'fuzz-words', text: 'a', seat: 11 }),
      statuses: [403, 429],
    }),
    () => ({ method: 'GET', path: `${at}/talk?room=stands`, headers: own, statuses: [404] }),
    () => ({ method: 'GET', path: `${at}/talk?room=${WORDS[1 + pick(3)]}&before=${pick(2) - 1}`, headers: own, statuses: [400] }),
    () => ({
      method: 'POST',
      path: `${at}/talk/${['table', 'stands'][pick(2)]}/${1 + pick(1e6)}/report`,
      headers: own,
      statuses: [404, 429],
    }),
    () => ({ method: 'DELETE', path: `${at}/talk/stands/${1 + pick(1e6)}`, headers: own, statuses: [404] }),
  ];
  return all[pick(all.length)]!();
}
