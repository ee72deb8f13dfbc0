import type {
  BotLevel,
  Digest,
  Eyes,
  HintInfo,
  LineReactions,
  LogEntry,
  PlanInfo,
  Replay,
  SeatOffer,
  SetPlan,
  TableInfo,
  Wish,
} from '@questhall/protocol';
import { startAlone } from '../verify/contribution.ts';
import { api } from './api.ts';
import { openWire } from './early-wire.ts';
import { socketAddress, type Wire } from './socket.ts';

/**
 * How a page reaches a match: over a socket to a server, or by a worker that plays the server on this device
 * (`offline/device.ts`). Both speak packages/protocol; nothing above knows which one it is, save for what makes sense
 * with a server alone (a link to share). All reject with an ApiFailure.
 */
export interface Transport {
  /** True where the match is played on this device alone: no link, nobody elsewhere. */
  readonly onDevice: boolean;
  /** Where the table is: the beginning of its addresses. */
  readonly path: string;
  table(): Promise<TableInfo>;
  /** Opens a line; called again when the last one was lost. */
  wire(): Wire;
  /** Lines of this seat's log before number `before`, oldest first. */
  earlier(seat: number | null, before: number): Promise<LogEntry[]>;
  /** What people gave to lines of a log before number `before`, of all of it where that is left out; absent where nobody is elsewhere. */
  reactions?(eyes: Eyes, before?: number): Promise<LineReactions[]>;
  /** A bot plays for the person on this seat; `until`: for oneself, when one plays again, in milliseconds since 1970. */
  standIn(seat: number, level: BotLevel, until?: number): Promise<TableInfo>;
  /** What all who play agree on; absent where nobody is elsewhere. */
  agreements?: {
    propose(wish: Wish): Promise<TableInfo>;
    answer(n: number, yes: boolean): Promise<TableInfo>;
    resume(): Promise<TableInfo>;
    /** A link by which somebody else takes one's seat; `withdraw`: it is worth nothing any more. */
    offer(seat: number): Promise<SeatOffer>;
    withdraw(seat: number): Promise<TableInfo>;
  };
  /** Reminds the person on this seat that the table waits; absent where nobody is elsewhere. */
  nudge?(seat: number): Promise<TableInfo>;
  /** What happened since this seat's last move, and that its person has seen all up to a line; absent where this browser remembers it. */
  digest?: {
    of(seat: number): Promise<Digest | null>;
    seen(seat: number, line: number): Promise<unknown>;
  };
  /** What a bot would answer to this seat's question, and why. The table sees that it was asked for. */
  hint(seat: number, decision: number): Promise<HintInfo>;
  /** The person takes the seat back. */
  back(seat: number): Promise<TableInfo>;
  /** The persons at this screen leave for good. */
  leave(seats: readonly number[]): Promise<void>;
  /** Standing orders of one's seat, kept and carried out at the server; absent where this page does it. */
  orders?: {
    of(seat: number): Promise<unknown>;
    give(seat: number, orders: object): Promise<unknown>;
  };
  /** A turn planned ahead, kept and carried out at the server; absent where everybody is there anyway (at a table on this device). */
  plans?: {
    of(seat: number): Promise<PlanInfo>;
    set(seat: number, wishes: SetPlan['wishes']): Promise<PlanInfo>;
  };
  /** The moments after number `from`; `eyes` undefined: one's own. */
  replay(eyes: Eyes | undefined, from: number): Promise<Replay>;
  /** Starts, or finds, the next match of the same people; resolves to its address. */
  rematch(): Promise<string>;
}

/** A random name for an answer or a match. */
export const newId = (): string => Array.from(crypto.getRandomValues(new Uint8Array(12)), (b) => b.toString(16).padStart(2, '0')).join('');

/** A match on the server that this page came from. */
export const serverTransport = ({ id, code }: Pick<TableInfo, 'id' | 'code'>): Transport => ({
  onDevice: false,
  path: `/t/${code}`,
  table: () => api.match(id),
  wire: () => openWire(id),
  earlier: (seat, before) => api.log(id, seat, before),
  reactions: (eyes, before) => api.reactions(id, eyes, before),
  standIn: (seat, level, until) => api.bot(id, seat, level, until),
  agreements: {
    propose: (wish) => api.propose(id, wish),
    answer: (n, yes) => api.answerProposal(id, n, yes),
    resume: () => api.resume(id),
    offer: (seat) => api.offerSeat(id, seat),
    withdraw: (seat) => api.withdrawOffer(id, seat),
  },
  digest: { of: (seat) => api.digest(id, seat), seen: (seat, line) => api.setSeen(id, seat, line) },
  nudge: (seat) => api.nudge(id, seat),
  hint: (seat, decision) => api.hint(id, seat, decision),
  back: (seat) => api.back(id, seat),
  async leave(seats) {
    for (const seat of seats) await api.leave(id, seat);
  },
  orders: {
    of: async (seat) => (await api.orders(id, seat)).orders,
    give: (seat, orders) => api.giveOrders(id, seat, orders as Record<string, unknown>),
  },
  plans: { of: (seat) => api.plan(id, seat), set: (seat, wishes) => api.setPlan(id, seat, wishes) },
  replay: (eyes, from) => api.replay(id, eyes, from),
  rematch: async () => `/t/${(await startAlone(await api.rematch(id))).code}`,
});

/** The same for a screen that a whole room looks at: its line says for itself what it wants to see, none that was opened early. */
export const screenTransport = (table: Pick<TableInfo, 'id' | 'code'>): Transport => ({
  ...serverTransport(table),
  wire: () => new WebSocket(socketAddress(table.id)) as Wire,
  // Asked for over HTTP they would be those of whoever is there.
  earlier: async () => [],
  reactions: async () => [],
});
