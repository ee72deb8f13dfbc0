import type {
  ApiError,
  BotLevel,
  CallsInfo,
  CallTimes,
  DeviceInfo,
  Digest,
  Eyes,
  FeedAddress,
  GameInfo,
  HintInfo,
  HookSecret,
  JoinSeat,
  LineReactions,
  LinkCode,
  LogEntry,
  NewMatch,
  Note,
  OwnHours,
  OwnLength,
  PasskeyInfo,
  PlanInfo,
  React,
  RecoveryCode,
  RecoveryInfo,
  Replay,
  Room,
  Rung,
  Say,
  SeatOffer,
  Session,
  SetNote,
  SetOrders,
  SetPlan,
  SetTerms,
  TableInfo,
  TalkLine,
  TalkRule,
  Visit,
  Whole,
  Wish,
} from '@questhall/protocol';

/** A request that was not done, with the code that the texts know as `error.<code>`. */
export class ApiFailure extends Error {
  readonly code: string;
  readonly args: Record<string, string | number>;
  readonly rule: string | null;
  readonly status: number;
  constructor(error: ApiError, status: number) {
    super(error.message);
    this.code = error.code;
    this.args = error.args ?? {};
    this.rule = error.rule ?? null;
    this.status = status;
  }
}

/** Names a request, so that it is found in the server's log. Not `randomUUID`: browsers have that on https alone. */
function requestId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (b) => b.toString(16).padStart(2, '0')).join('');
}

/**
 * One request to the server.
 * @param last sent also where the page goes meanwhile
 * @throws ApiFailure with the server's code, or 'offline' where nobody answered, or 'broken' for an answer that is not ours
 */
async function request<T>(method: string, path: string, body?: unknown, last = false): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers: { 'x-request-id': requestId(), ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      credentials: 'same-origin',
      ...(last ? { keepalive: true } : {}),
    });
  } catch (e) {
    throw new ApiFailure({ code: 'offline', message: String(e) }, 0);
  }
  const text = await response.text();
  let answer: unknown;
  try {
    answer = text === '' ? null : JSON.parse(text);
  } catch {
    throw new ApiFailure({ code: response.status >= 500 ? 'offline' : 'broken', message: text.slice(0, 200) }, response.status);
  }
  if (response.ok) return answer as T;
  const error = answer as Partial<ApiError> | null;
  throw new ApiFailure({ message: response.statusText, ...error, code: error?.code ?? 'broken' }, response.status);
}

const seatPath = (id: string, seat: number, what: string) => `/matches/${id}/seats/${seat}/${what}`;

/** The HTTP interface of packages/protocol, one function a line. All reject with an ApiFailure. */
export const api = {
  /** Where others in the network find a server that this page has as `localhost`. */
  address: () => request<string[]>('GET', '/address'),
  games: () => request<GameInfo[]>('GET', '/games'),
  /** How long matches took here, of the kinds of which enough have ended. */
  lengths: () => request<OwnLength[]>('GET', '/lengths'),
  session: () => request<Session | null>('GET', '/session'),
  newSession: (name: string) => request<Session>('POST', '/session', { name }),
  rename: (name: string) => request<Session>('PATCH', '/session', { name }),
  devices: () => request<DeviceInfo[]>('GET', '/session/devices'),
  removeDevice: (device: string) => request<null>('DELETE', `/session/devices/${device}`),
  /** A code by which another device comes to hold this session, too. */
  linkDevice: () => request<LinkCode>('POST', '/session/link', {}),
  holdSession: (code: string) => request<Session>('POST', '/session/devices', { code }),
  /** Spends the key of a call's link: this device plays at the match, for a day. */
  visit: (id: string, key: string) => request<Visit>('POST', `/matches/${id}/visit`, { key }),
  endVisit: (id: string) => request<null>('DELETE', `/matches/${id}/visit`),
  recovery: () => request<RecoveryInfo>('GET', '/session/recovery'),
  makeRecovery: () => request<RecoveryCode>('POST', '/session/recovery', {}),
  removeRecovery: () => request<null>('DELETE', '/session/recovery'),
  passkeys: () => request<PasskeyInfo[]>('GET', '/session/passkeys'),
  askForPasskey: () => request<unknown>('POST', '/session/passkeys/options', {}),
  addPasskey: (response: object) => request<PasskeyInfo>('POST', '/session/passkeys', { response }),
  removePasskey: (passkey: string) => request<null>('DELETE', `/session/passkeys/${passkey}`),
  askToBeFound: () => request<unknown>('POST', '/passkeys/options', {}),
  foundBy: (response: object) => request<Session>('POST', '/passkeys', { response }),
  calls: () => request<CallsInfo>('GET', '/calls'),
  setCallTimes: (times: CallTimes) => request<CallsInfo>('PUT', '/calls', times),
  setHours: (hours: OwnHours) => request<CallsInfo>('PUT', '/calls/hours', hours),
  /** A holiday from now on. */
  goAway: (until: number) => request<CallsInfo>('PUT', '/calls/away', { until }),
  comeBack: () => request<CallsInfo>('DELETE', '/calls/away'),
  pushHere: ({ endpoint, keys }: PushSubscriptionJSON) => request<CallsInfo>('PUT', '/calls/push', { endpoint, keys }),
  noPushHere: () => request<CallsInfo>('DELETE', '/calls/push'),
  /** Sends a code there. */
  proveMail: (address: string) => request<null>('POST', '/calls/mail', { address }),
  setMail: (code: string) => request<CallsInfo>('PUT', '/calls/mail', { code }),
  noMail: () => request<CallsInfo>('DELETE', '/calls/mail'),
  setHook: (url: string, own: boolean) => request<HookSecret>('PUT', '/calls/hook', { url, own }),
  noHook: () => request<CallsInfo>('DELETE', '/calls/hook'),
  /** Where the feed is; said this once. */
  makeFeed: () => request<FeedAddress>('PUT', '/calls/feed'),
  noFeed: () => request<CallsInfo>('DELETE', '/calls/feed'),
  ringOnce: () => request<Rung>('POST', '/calls/trial', {}),
  leaveForGood: () => request<null>('DELETE', '/session'),
  matches: (of: 'mine' | 'listed') => request<TableInfo[]>('GET', `/matches?of=${of}`),
  /** The position as the asking session may see it. */
  view: (id: string) => request<Whole>('GET', `/matches/${id}/view`),
  newMatch: (match: NewMatch) => request<TableInfo>('POST', '/matches', match),
  match: (id: string) => request<TableInfo>('GET', `/matches/${id}`),
  table: (code: string) => request<TableInfo>('GET', `/tables/${encodeURIComponent(code)}`),
  /** `who.name` only for a second seat at one screen: that seat is called so. */
  join: (id: string, seat: number, who: JoinSeat) => request<TableInfo>('POST', seatPath(id, seat, 'join'), who),
  leave: (id: string, seat: number) => request<TableInfo>('POST', seatPath(id, seat, 'leave'), {}),
  bot: (id: string, seat: number, level: BotLevel, until?: number) =>
    request<TableInfo>('POST', seatPath(id, seat, 'bot'), { level, ...(until === undefined ? {} : { until }) }),
  propose: (id: string, wish: Wish) => request<TableInfo>('POST', `/matches/${id}/proposals`, { wish }),
  answerProposal: (id: string, n: number, yes: boolean) => request<TableInfo>('PUT', `/matches/${id}/proposals/${n}`, { yes }),
  offerSeat: (id: string, seat: number) => request<SeatOffer>('POST', seatPath(id, seat, 'offer'), {}),
  withdrawOffer: (id: string, seat: number) => request<TableInfo>('DELETE', seatPath(id, seat, 'offer')),
  takeSeat: (id: string, seat: number, code: string) => request<TableInfo>('POST', seatPath(id, seat, 'take'), { code }),
  resume: (id: string) => request<TableInfo>('POST', `/matches/${id}/resume`, {}),
  hint: (id: string, seat: number, decision: number) => request<HintInfo>('POST', seatPath(id, seat, 'hint'), { decision }),
  digest: (id: string, seat: number) => request<Digest | null>('GET', seatPath(id, seat, 'digest')),
  setSeen: (id: string, seat: number, line: number) => request<null>('PUT', seatPath(id, seat, 'digest'), { line }, true),
  nudge: (id: string, seat: number) => request<TableInfo>('POST', seatPath(id, seat, 'nudge'), {}),
  back: (id: string, seat: number) => request<TableInfo>('POST', seatPath(id, seat, 'back'), {}),
  clear: (id: string, seat: number) => request<TableInfo>('POST', seatPath(id, seat, 'clear'), {}),
  /** Before the start: to become the host where that one is gone. */
  takeHost: (id: string) => request<TableInfo>('POST', `/matches/${id}/host`, {}),
  /** That one is ready for what was seen of the table, or is not after all. */
  ready: ({ id, terms }: TableInfo, seat: number, ready: boolean) =>
    request<TableInfo>('PUT', seatPath(id, seat, 'ready'), { ready, terms }),
  /** For the host: what is played, before the start. */
  setTerms: (id: string, wanted: SetTerms) => request<TableInfo>('PUT', `/matches/${id}/terms`, wanted),
  start: (id: string) => request<TableInfo>('POST', `/matches/${id}/start`, {}),
  /** The moments after number `from`; `eyes` undefined: one's own. */
  replay: (id: string, eyes: Eyes | undefined, from: number) =>
    request<Replay>('GET', `/matches/${id}/replay?from=${from}${eyes === undefined ? '' : `&seat=${eyes ?? 'none'}`}`),
  log: (id: string, seat: number | null, before: number) =>
    request<LogEntry[]>('GET', `/matches/${id}/log?before=${before}${seat === null ? '' : `&seat=${seat}`}`),
  /** The new table waits for its start, so that the seats can contribute to the dice. */
  rematch: (id: string) => request<TableInfo>('POST', `/matches/${id}/rematch`, { wait: true }),
  contribute: (id: string, seat: number, contribution: string) =>
    request<TableInfo>('PUT', seatPath(id, seat, 'contribution'), { contribution }),
  orders: (id: string, seat: number) => request<SetOrders>('GET', seatPath(id, seat, 'orders')),
  giveOrders: (id: string, seat: number, orders: SetOrders['orders']) =>
    request<SetOrders>('PUT', seatPath(id, seat, 'orders'), { orders }),
  plan: (id: string, seat: number) => request<PlanInfo>('GET', seatPath(id, seat, 'plan')),
  setPlan: (id: string, seat: number, wishes: SetPlan['wishes']) => request<PlanInfo>('PUT', seatPath(id, seat, 'plan'), { wishes }),
  say: (id: string, say: Say) => request<TalkLine>('POST', `/matches/${id}/talk`, say),
  /** At most 100 lines before number `before`, oldest first. */
  talk: (id: string, room: Room, before: number) => request<TalkLine[]>('GET', `/matches/${id}/talk?room=${room}&before=${before}`),
  /** For the host: what may be said. */
  setTalk: (id: string, talk: TalkRule) => request<TableInfo>('PUT', `/matches/${id}/talk`, { talk }),
  reportLine: (id: string, { room, n }: TalkLine) => request<null>('POST', `/matches/${id}/talk/${room}/${n}/report`, {}),
  removeLine: (id: string, { room, n }: TalkLine) => request<TalkLine>('DELETE', `/matches/${id}/talk/${room}/${n}`),
  /** What people gave to at most 1,000 lines of a log before number `before`. */
  reactions: (id: string, eyes: Eyes, before = Number.MAX_SAFE_INTEGER) =>
    request<LineReactions[]>('GET', `/matches/${id}/reactions?before=${before}&seat=${eyes ?? 'none'}`),
  reactToLog: (id: string, n: number, react: React) => request<null>('PUT', `/matches/${id}/log/${n}/reaction`, react),
  reactToLine: (id: string, { room, n }: TalkLine, react: React) =>
    request<null>('PUT', `/matches/${id}/talk/${room}/${n}/reaction`, react),
  note: (id: string, seat: number) => request<Note>('GET', seatPath(id, seat, 'note')),
  /** @param last the page goes */
  setNote: (id: string, seat: number, note: SetNote, last: boolean) => request<Note>('PUT', seatPath(id, seat, 'note'), note, last),
  /** The record of a match that is over. */
  record: (id: string) => request<unknown>('GET', `/matches/${id}/record`),
};

/** The session of this browser, or null where there is none yet. */
export const currentSession = (): Promise<Session | null> => api.session();

/** The session under this name: a new one, the old one, or the old one renamed. */
export async function sessionNamed(name: string): Promise<Session> {
  const session = await currentSession();
  if (!session) return api.newSession(name);
  return session.name === name ? session : api.rename(name);
}
