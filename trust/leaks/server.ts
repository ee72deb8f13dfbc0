// Long, because a server of this program is one thing, alone or as two nodes: its store, its clock, and all that a viewer can ask of it.
import type { AnyGame } from '@questhall/kernel';
import { pino } from 'pino';
import { buildApp } from '../../apps/server/src/app.ts';
import { Outbox } from '../../apps/server/src/calls/outbox.ts';
import { poster } from '../../apps/server/src/calls/post.ts';
import { sinceLine } from '../../apps/server/src/calls/since.ts';
import { newPushKeys, type Reached, Ways } from '../../apps/server/src/calls/ways.ts';
import { USUAL_TIMES, type Wishes } from '../../apps/server/src/calls/wishes.ts';
import type { Letter } from '../../apps/server/src/calls/words.ts';
import { games } from '../../apps/server/src/games.ts';
import { MemorySlips } from '../../apps/server/src/http/slips.ts';
import { hashOf } from '../../apps/server/src/ids.ts';
import { USUAL_LIMITS } from '../../apps/server/src/limits.ts';
import { Hall } from '../../apps/server/src/match/hall.ts';
import type { Passing } from '../../apps/server/src/match/hold.ts';
import type { LiveMatch } from '../../apps/server/src/match/live.ts';
import type { AnyPlanning } from '../../apps/server/src/match/plan.ts';
import { Metrics } from '../../apps/server/src/metrics.ts';
import type { Services } from '../../apps/server/src/services.ts';
import type { CallRecord, LineRecord, ReactionRecord, SavedMatch, SessionRecord, Store } from '../../apps/server/src/store/store.ts';
import { DOOR, nodeOn, OWNER, Wire } from './door.ts';
import type { HandClock } from './hand-clock.ts';
import { Steering } from './steering.ts';
import { MATCH, sessionOf } from './worlds.ts';

/** Nothing is given back, since the clock is set back for each pair. */
const MUCH = { perSecond: 0, burst: 1e9 };
/** The ticks at which secret answers are taken, in milliseconds. */
export const TICK = 250;
const PASSED = 3;
/** Calls are made when they are asked for, in milliseconds. */
const NEVER = 2 ** 31 - 1;
export const tokenOf = (seat: number) => `token-of-seat-${seat}`;
/** The secret address of the feed of whoever sits there. */
export const feedOf = (seat: number) => `the-feed-of-the-seat-${seat}`;

/** How turns are planned ahead in a game; the small games of the tests have nothing to plan. */
const planningOf = ({ id }: AnyGame): AnyPlanning =>
  games.find(({ game }) => game.id === id)?.planning ?? { ...games[0]!.planning!, form: () => [], turn: () => null };

/** The way of mails, with what would be sent kept instead: plain text, page and the names of pictures, without what a key is by chance. */
class Letters extends Ways {
  readonly sent: string[] = [];

  override get canMail(): boolean {
    return true;
  }

  override async mail(to: string, { subject, text, page }: Letter): Promise<Reached> {
    this.sent.push([to, subject, text, page?.html, ...(page?.pictures ?? [])].join('\n').replace(/#key=[\w-]+/g, '#key='));
    return 'yes';
  }
}

/** What is opened for one node: the interface and the matches. */
interface Opened {
  hall: Hall;
  calls: { outbox: Outbox; ways: Letters };
  address: string;
  close: () => Promise<void>;
}

/** A whole server on a port of its own, with the true interface and a store that only holds the world it is given. */
export class WorldServer {
  readonly address: string;
  /** Where the viewer comes to: a node that plays nothing and passes all on, or the same address. */
  readonly door: string;
  /** What lies between the two nodes; undefined where there is one server alone. */
  readonly wire: Wire | undefined;
  /** What its next draws will be. */
  readonly steering: Steering;
  readonly #opened: readonly Opened[];
  readonly #world: OneWorld;

  private constructor(opened: readonly Opened[], parts: { steering: Steering; world: OneWorld; wire: Wire | undefined }) {
    this.#opened = opened;
    this.#world = parts.world;
    this.steering = parts.steering;
    this.wire = parts.wire;
    this.address = opened[0]!.address;
    this.door = opened.at(-1)!.address;
  }

  /**
   * @param clock the same in both worlds, moved by hand
   * @param nodes true: two nodes, of which one plays, and the viewer comes to the other one
   */
  static async open(game: AnyGame, world: SavedMatch, clock: HandClock, nodes = false): Promise<WorldServer> {
    const steering = new Steering();
    const held = new OneWorld(world);
    const wire = nodes ? new Wire() : undefined;
    const opened: Opened[] = [];
    for (const node of wire ? [OWNER, DOOR] : [undefined]) opened.push(await openOne({ game, steering, held, clock, wire, node }));
    return new WorldServer(opened, { steering, world: held, wire });
  }

  /** The mail that this seat would be sent now; empty where nothing waits for it. */
  async letter(seat: number): Promise<string> {
    const { outbox, ways } = this.#opened[0]!.calls;
    ways.sent.length = 0;
    this.#world.calls = [
      {
        ...{ match: this.#world.world.record.id, session: sessionOf(seat), since: 0, sign: null, isOpen: false },
        ...{ next: 0, tries: 0, sent: [], told: null, lastAt: null, isLast: false },
      },
    ];
    await outbox.look();
    return ways.sent.join('\n');
  }

  /** Another world under another id: the match of before is forgotten by nobody but its clients. */
  show(world: SavedMatch, id: string): void {
    this.#world.world = { ...world, record: { ...world.record, id } };
    this.#world.live = undefined;
  }

  /** The true state, for the side of the test that knows everything. */
  async match(id: string): Promise<LiveMatch> {
    const match = await this.#opened[0]!.hall.unlocked(id);
    this.#world.live = match;
    // How long a window stays open that nobody could answer is drawn; here it is the same in both worlds.
    const { hold } = match;
    const drawn = hold.passing.bind(hold);
    hold.passing = (record) => {
      const draw = drawn(record);
      return draw && ((brief) => evenly(draw(brief)));
    };
    return match;
  }

  async close(): Promise<void> {
    for (const { close } of this.#opened) await close();
  }
}

async function openOne(of: {
  game: AnyGame;
  steering: Steering;
  held: OneWorld;
  clock: HandClock;
  wire: Wire | undefined;
  node: string | undefined;
}): Promise<Opened> {
  const log = pino({ level: 'silent' });
  const store = of.held as unknown as Store;
  const now = () => of.clock.now;
  const none = () => Promise.reject(new Error('no bots here'));
  const bots = { choose: none, hint: none, stop: async () => undefined };
  const shared = of.wire && nodeOn(of.wire, of.node!, { store, log });
  const hall = new Hall({
    store,
    games: [{ game: of.steering.of(of.game), planning: planningOf(of.game) }],
    bots,
    log,
    now,
    tick: TICK,
    botDelay: [0, 0],
    tenure: shared?.tenure,
    others: shared?.nodes,
  });
  const sockets: Services['sockets'] = new Map();
  const ways = new Letters({ post: poster(false), keys: newPushKeys(), mail: undefined, now });
  const outbox = await Outbox.open({ store, ways, log, now, since: sinceLine({ store, games, now }), every: NEVER });
  const app = await buildApp({
    services: {
      hall,
      calls: outbox,
      store,
      log,
      now,
      elapsed: () => performance.now(),
      limits: {
        ...USUAL_LIMITS,
        feeds: { max: 1e9, timeWindow: 60_000 },
        talk: MUCH,
        reactions: MUCH,
        messages: MUCH,
        requests: { perAddress: MUCH, perSession: MUCH },
      },
      metrics: new Metrics({ hall, sockets, store, nodes: shared?.nodes }),
      version: 'test',
      sockets,
      nodes: shared?.nodes,
      slips: new MemorySlips(now),
      stopping: () => false,
    },
    logger: log,
    webDir: undefined,
    trustProxy: false,
  });
  shared?.nodes.begin(hall, outbox, app);
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const close = async () => {
    await hall.stop();
    await app.close();
    await shared?.nodes.close();
  };
  return { hall, calls: { outbox, ways }, address, close };
}

function evenly({ ticks, ms }: Passing): Passing {
  return { ticks: PASSED, ms: ms + (PASSED - ticks) * TICK };
}

/** What a server does with its store while a match is played; nothing else is asked for here. */
type Used =
  | 'stats'
  | 'sessionByToken'
  | 'touchDevice'
  | 'record'
  | 'recordByCode'
  | 'load'
  | 'commit'
  | 'seen'
  | 'wishes'
  | 'dueCalls'
  | 'tellOne'
  | 'firstCalls'
  | 'putCall'
  | 'changeCalls'
  | 'putKey'
  | 'putLine'
  | 'lines'
  | 'lineOf'
  | 'putReaction'
  | 'dropReaction'
  | 'reactions'
  | 'reactionsOf'
  | 'matchesOf'
  | 'awake'
  | 'due';

/** The port through which a world is put into a server: there is no such thing over the network. */
class OneWorld implements Pick<Store, Used> {
  readonly stats = { writes: 0, commits: 0, seconds: 0, lost: 0, actions: 0 };
  world: SavedMatch;
  /** The calls that are to be made now. */
  calls: CallRecord[] = [];
  /** The match as it goes on, once somebody has asked for it: what a call and a feed are made from. */
  live: LiveMatch | undefined;
  readonly #sessions = new Map<string, SessionRecord>();
  /** What was said in the match of this pair. */
  #lines: LineRecord[] = [];
  /** What was given to lines there. */
  #reactions: ReactionRecord[] = [];

  constructor(world: SavedMatch) {
    this.world = world;
    for (let seat = 0; seat < 12; seat++) {
      const tokenHash = hashOf(tokenOf(seat));
      this.#sessions.set(tokenHash, {
        id: sessionOf(seat),
        name: `Player ${seat}`,
        created: 0,
        device: { id: sessionOf(seat), tokenHash, label: '', created: 0, used: 2_000_000 },
      });
    }
  }

  /** The world as it has come to be. */
  get #now(): SavedMatch {
    const { live, world } = this;
    if (!live) return world;
    return { record: live.record, state: live.state, events: [...live.events], taken: [...live.taken] };
  }

  async sessionByToken(hash: string): Promise<SessionRecord | undefined> {
    return this.#sessions.get(hash);
  }
  async touchDevice(): Promise<void> {}
  async record(id: string) {
    return id === this.world.record.id ? this.#now.record : undefined;
  }
  async recordByCode() {
    return this.world.record;
  }
  async load(id: string): Promise<SavedMatch | undefined> {
    return id === this.world.record.id || this.world.record.id === MATCH ? structuredClone(this.#now) : undefined;
  }
  async commit(): Promise<void> {}
  async seen(): Promise<boolean> {
    return false;
  }
  /** Everybody at the table has a feed, and is told by mail as soon as may be. */
  async wishes() {
    const feed = (seat: number): Wishes => ({
      ...USUAL_TIMES,
      ...{
        origin: 'http://hall.example',
        push: [],
        mail: `seat-${seat}@hall.example`,
        always: true,
        hook: null,
        feed: { hash: hashOf(feedOf(seat)), made: 0 },
      },
    });
    return new Map(Array.from({ length: 12 }, (_, seat) => [sessionOf(seat), JSON.stringify(feed(seat))]));
  }
  async dueCalls(): Promise<CallRecord[]> {
    return this.calls.splice(0);
  }
  tellOne(...[due, , tell]: Parameters<Store['tellOne']>): Promise<void> {
    return tell(due);
  }
  async firstCalls(): Promise<CallRecord[]> {
    return [];
  }
  async putCall(): Promise<void> {}
  async changeCalls(): Promise<void> {}
  async putKey(): Promise<void> {}
  async putLine(line: LineRecord): Promise<void> {
    this.#lines = [...this.#lines.filter(({ match }) => match === line.match), line];
  }
  async lines(match: string, room: LineRecord['room'], before: number, limit: number): Promise<LineRecord[]> {
    return this.#lines.filter((line) => line.match === match && line.room === room && line.n < before).slice(-limit);
  }
  async lineOf(match: string, session: string, command: string): Promise<LineRecord | undefined> {
    return this.#lines.find((line) => line.match === match && line.session === session && line.command === command);
  }
  async putReaction(reaction: ReactionRecord): Promise<void> {
    await this.dropReaction(reaction);
    this.#reactions = [...this.#reactions.filter(({ match }) => match === reaction.match), reaction];
  }
  async dropReaction({ match, to, n, session, seat }: Parameters<Store['dropReaction']>[0]): Promise<void> {
    this.#reactions = this.#reactions.filter(
      (one) => one.match !== match || one.to !== to || one.n !== n || one.session !== session || one.seat !== seat,
    );
  }
  async reactions(match: string, to: ReactionRecord['to'], from: number, upTo: number): Promise<ReactionRecord[]> {
    return this.#reactions.filter((one) => one.match === match && one.to === to && one.n >= from && one.n <= upTo);
  }
  async reactionsOf(match: string, session: string): Promise<number> {
    return this.#reactions.filter((one) => one.match === match && one.session === session).length;
  }
  async matchesOf() {
    return [this.#now.record];
  }
  async awake() {
    return [];
  }
  async due() {
    return [];
  }
}
