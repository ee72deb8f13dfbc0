// Long, because a pair of worlds is played as one: whatever people do in one of them stands beside what they do in the other.
import { type AnyGame, type AnyState, type Choice, decisionOf, fast, heardBy, type Seat } from '@questhall/kernel';
import { BACK, depthOf } from '@questhall/record';
import type { LiveMatch } from '../../apps/server/src/match/live.ts';
import { decisionNumber } from '../../apps/server/src/match/sight.ts';
import { randomChoice } from '../../packages/testkit/src/contract/walk.ts';
import { firstDifference, type Pick } from '../program.ts';
import { followed, sightIn, tryOut } from './couple.ts';
import { type HandClock, settle } from './hand-clock.ts';
import { feedOf, TICK, tokenOf, type WorldServer } from './server.ts';
import { comparable, Watcher } from './watcher.ts';
import { anotherWorld, type Pair, sessionOf } from './worlds.ts';

/** One world with everybody connected. */
interface Scene {
  server: WorldServer;
  match: LiveMatch;
  /** By seat; the last one is a spectator. */
  watchers: Watcher[];
  viewer: Watcher;
}

/** What one pair did. */
export interface PairResult {
  /** Times that the bytes were compared. */
  comparisons: number;
  /** Actions that were played in both worlds, or in secret. */
  actions: number;
  /** Those of them after which the worlds still differed in something hidden. */
  'actions between worlds that differ': number;
  /** Things that were said in the stands of one world only. */
  'words in the stands': number;
  /** Reactions given in one world only: by spectators, and to lines that the viewer cannot read. */
  'reactions in secret': number;
  /** Pauses that all agreed to, and that somebody ended. */
  pauses: number;
  /** Steps that were taken back, in both worlds or in secret. */
  'steps taken back': number;
  /** Turns that were planned, in each world another one. */
  plans: number;
  /** Times that the viewer asked for the list of their matches. */
  lists: number;
  /** Times that the viewer's feed was read. */
  feeds: number;
  /** Mails that the viewer was sent. */
  letters: number;
  /** Where there are two nodes: what the one that plays has told the one that the viewer comes to. */
  'messages between nodes': number;
  bytes: number;
  leak?: string;
}

/** Where a pair is played. */
export interface Place {
  servers: readonly [WorldServer, WorldServer];
  clock: HandClock;
  /** The match's id in both worlds. */
  id: string;
  pick: Pick;
}

/** The time at which a pair begins. */
const BEGIN = 2_000_000;
/** Ticks after which whatever an answer has set going must have come to rest. */
const PATIENCE = 100;
/** A session without a seat at any table. */
const SPECTATOR = 11;
/** So many actions lie between two looks at the feed. */
const FEED_STEPS = 4;
/** Actions after which a pair has told enough. */
const LONGEST = 20;

/** Plays on in both worlds, coupled so that the viewer cannot tell them apart, and compares all that it was sent after each step. */
export async function playPair(game: AnyGame, pair: Pair, { servers, clock, id, pick }: Place): Promise<PairResult> {
  clock.now = BEGIN;
  const scenes = (await Promise.all(pair.worlds.map((world, i) => enter(servers[i]!, world, id, pair)))) as [Scene, Scene];
  const play = new PairPlay(game, scenes, pair.viewer, { clock, pick });
  try {
    const leak = await play.run();
    return leak === undefined ? play.result : { ...play.result, leak };
  } finally {
    await Promise.all(scenes.flatMap(({ watchers }) => watchers.map((watcher) => watcher.close())));
    await Promise.all(scenes.map(gone));
  }
}

/** Resolves once the servers know, too, that all have gone, and have told it: that belongs to no pair that comes after. */
async function gone({ match, server }: Scene): Promise<void> {
  while (match.audience.size > 0) await settle();
  await server.wire?.rest();
  server.wire?.take();
}

async function enter(server: WorldServer, world: Pair['worlds'][number], id: string, { viewer, seats }: Pair): Promise<Scene> {
  server.show(world, id);
  const match = await server.match(id);
  const watchers: Watcher[] = [];
  for (let seat = 0; seat <= seats; seat++) {
    const isViewer = seat === (viewer ?? seats);
    const rest = isViewer && server.wire ? () => server.wire!.rest() : undefined;
    const at = { plays: server.address, door: isViewer ? server.door : server.address };
    watchers.push(await Watcher.open(at, id, seat < seats ? seat : undefined, rest));
    // Who comes next finds the same in both worlds: that somebody is there has been told at either node.
    await server.wire?.rest();
  }
  return { server, match, watchers, viewer: watchers[viewer ?? seats]! };
}

class PairPlay {
  readonly result: PairResult = {
    ...{ comparisons: 0, actions: 0, 'actions between worlds that differ': 0 },
    ...{
      'words in the stands': 0,
      'reactions in secret': 0,
      pauses: 0,
      'steps taken back': 0,
      plans: 0,
      lists: 0,
      feeds: 0,
      letters: 0,
      'messages between nodes': 0,
      bytes: 0,
    },
  };
  readonly #game: AnyGame;
  readonly #scenes: readonly [Scene, Scene];
  readonly #viewer: Seat | undefined;
  readonly #clock: HandClock;
  readonly #pick: Pick;
  /** Who has answered last. */
  #by: Seat = 0;

  constructor(game: AnyGame, scenes: readonly [Scene, Scene], viewer: Seat | undefined, { clock, pick }: { clock: HandClock; pick: Pick }) {
    this.#game = game;
    this.#scenes = scenes;
    this.#viewer = viewer;
    this.#clock = clock;
    this.#pick = pick;
  }

  /** The first leak, or undefined. */
  async run(): Promise<string | undefined> {
    const probed = this.#pick(LONGEST / 2);
    for (let step = 0; step < LONGEST; step++) {
      const leak = await this.#compare(`before action ${step + 1}`);
      if (leak) return leak;
      if (step === probed) await Promise.all(this.#scenes.map((scene) => probe(scene, this.#viewer)));
      if (step % FEED_STEPS === 0) await this.#feed();
      await this.#talk();
      const stopped = (await this.#react(step)) ?? (await this.#agree(step)) ?? (await this.#plan(step));
      if (stopped) return stopped;
      const told = (await this.#answerInSecret()) ?? (await this.#answer());
      if (told === 'over') break;
      if (told !== 'played') return told;
      this.result.actions++;
      if (!same(this.#truth, this.#other)) this.result['actions between worlds that differ']++;
      const undone = await this.#takeBack(step);
      if (undone) return undone;
    }
    return this.#compare('at the end');
  }

  get #truth(): AnyState {
    return this.#scenes[0].match.state!;
  }
  get #other(): AnyState {
    return this.#scenes[1].match.state!;
  }

  /** What waits for the viewer, as the list of their matches and a feed say it, and a mail in the same words: what happened since their last move is in it. */
  async #feed(): Promise<void> {
    const seat = this.#viewer;
    if (seat === undefined) return;
    await Promise.all(this.#scenes.map(({ viewer }) => viewer.list()));
    this.result.lists++;
    await Promise.all(this.#scenes.map(({ viewer }) => viewer.feed(feedOf(seat))));
    this.result.feeds++;
    const letters = await Promise.all(this.#scenes.map(({ server }) => server.letter(seat)));
    for (const [i, { viewer }] of this.#scenes.entries()) viewer.has(letters[i]!);
    if (letters[0] !== '') this.result.letters++;
  }

  /** Now and then somebody says the same in both worlds, and the spectators something in one: no seat may notice that. */
  async #talk(): Promise<void> {
    if (this.#pick(3) > 0) return;
    const seat = this.#pick(this.#truth.seats);
    const secret = this.#viewer !== undefined && this.#pick(3) > 0;
    const inBoth = this.#pick(2) === 0;
    for (const [i, { watchers }] of this.#scenes.entries()) {
      if (secret && i === 1) for (const words of ['I see something', 'and more']) await watchers[seat]!.say(words, tokenOf(SPECTATOR));
      if (inBoth) await watchers[seat]!.say('Your turn');
    }
    if (secret) this.result['words in the stands'] += 2;
  }

  /**
   * Now and then somebody reacts to a line in both worlds; and in one of them alone a spectator does, or a seat to a line that
   * the viewer cannot read.
   */
  async #react(step: number): Promise<string | undefined> {
    if (this.#pick(6) > 0) return undefined;
    const seat = this.#pick(this.#truth.seats);
    const [secret, inBoth, stands] = [this.#pick(3) > 0, this.#pick(2) === 0, this.#pick(2) === 0];
    for (const [i, { match, watchers }] of this.#scenes.entries()) {
      const read = (who: Seat | undefined) => match.events.flatMap(({ told }, at) => (heardBy(told, who) ? at : []));
      const give = async (watcher: Watcher, at: number, who: Seat | undefined) => {
        const { status } = await watcher.change(
          'PUT',
          `/log/${read(who).indexOf(at) + 1}/reaction`,
          { reaction: 'bravo' },
          tokenOf(who ?? SPECTATOR),
        );
        if (status !== 200) throw new Error(`a reaction was refused: ${status}`);
      };
      const seen = read(this.#viewer);
      const common = read(seat).findLast((at) => seen.includes(at));
      if (secret && i === 1 && stands && this.#viewer !== undefined) {
        const last = read(undefined).at(-1);
        if (last !== undefined) await give(watchers[seat]!, last, undefined);
        this.result['reactions in secret'] += last === undefined ? 0 : 1;
      } else if (secret && i === 1 && seat !== this.#viewer) {
        const hidden = read(seat).findLast((at) => !seen.includes(at));
        if (hidden !== undefined) await give(watchers[seat]!, hidden, seat);
        this.result['reactions in secret'] += hidden === undefined ? 0 : 1;
      }
      if (inBoth && common !== undefined) await give(watchers[seat]!, common, seat);
    }
    return this.#compare(`after reactions before action ${step + 1}`);
  }

  /**
   * Now and then somebody proposes a pause, in both worlds; one no ends that, or all agree, time passes, and somebody goes on.
   * Who is asked what meanwhile must show in no clock and in no reserve.
   */
  async #agree(step: number): Promise<string | undefined> {
    if (this.#pick(8) > 0) return undefined;
    const { seats } = this.#truth;
    const [by, against, first] = [this.#pick(seats), this.#pick(2) === 0 ? this.#pick(seats) : -1, this.#pick(seats)];
    const inBoth = <T>(act: (scene: Scene) => Promise<T>) => Promise.all(this.#scenes.map(act));
    const told = await inBoth(({ watchers }) => watchers[by]!.change('POST', '/proposals', { wish: 'pause' }));
    if (told[0]!.status !== told[1]!.status) return `a proposal was taken in one world alone: ${told.map(({ status }) => status).join()}`;
    if (told[0]!.status !== 200) return undefined; // somebody said no a moment ago
    // Whoever plays alone agrees with themselves: then there is nobody to ask.
    const n = told[0]!.body.proposals?.at(-1)?.n;
    const proposed = await this.#compare(`while a pause is proposed before action ${step + 1}`);
    if (proposed) return proposed;
    for (let i = 0; i < seats && n !== undefined; i++) {
      const seat = (first + i) % seats;
      if (seat !== by) await inBoth(({ watchers }) => watchers[seat]!.change('PUT', `/proposals/${n}`, { yes: seat !== against }));
      if (seat === against && seat !== by) return this.#compare(`after a pause was refused before action ${step + 1}`);
    }
    await this.#clock.move(TICK * (1 + this.#pick(400)));
    const paused = await this.#compare(`in a pause before action ${step + 1}`);
    if (paused) return paused;
    const on = await inBoth(({ watchers }) => watchers[first]!.change('POST', '/resume', {}));
    if (on.some(({ status }) => status !== 200)) return `a pause could not be ended: ${on.map(({ status }) => status).join()}`;
    this.result.pauses++;
    return this.#compare(`after a pause before action ${step + 1}`);
  }

  /**
   * Now and then whoever has just answered takes that back, in both worlds; an answer in secret in one world alone, where it was
   * given in that alone, which nobody else may notice.
   */
  async #takeBack(step: number): Promise<string | undefined> {
    if (this.#pick(3) > 0) return undefined;
    const seat = this.#by;
    // One step, and none of before: a world that has been exchanged for another meanwhile has no such past.
    const lasts = this.#scenes.map(({ match: { record } }) => {
      const last = record.trail.at(-1);
      return last?.seat === seat && !last.sole ? last : undefined;
    });
    const inSecret = lasts.some((last) => last?.again);
    if (lasts.every((last) => !last) || (!inSecret && lasts.some((last) => !last))) return undefined;
    const choices = this.#scenes.map(({ match }, i) => (lasts[i] ? String(depthOf(match.record.trail, seat)) : undefined));
    for (const reply of await this.#send(seat, choices, BACK))
      if (reply !== undefined && !reply.includes('"done"')) return `a step could not be taken back: ${reply}`;
    this.result['steps taken back']++;
    return this.#compare(`after seat ${seat} took action ${step + 1} back`);
  }

  /** Now and then somebody plans a turn, in each world another one or in one alone, and throws it away again: nobody may notice. */
  async #plan(step: number): Promise<string | undefined> {
    if (this.#pick(4) > 0) return undefined;
    const seat = this.#pick(this.#truth.seats);
    // What is asked already would be answered at once, and differently.
    if (seat === this.#viewer || this.#scenes.some(({ match }) => match.state!.pending.some((d) => d.seat === seat))) return undefined;
    const wishes = this.#scenes.map(({ match }, i) => (i === 1 && this.#pick(3) === 0 ? {} : this.#wishes(match, seat)));
    if (wishes.every((one) => Object.keys(one).length === 0)) return undefined;
    for (const plans of [wishes, [{}, {}]]) {
      const told = await Promise.all(
        this.#scenes.map(({ watchers }, i) => watchers[seat]!.change('PUT', `/seats/${seat}/plan`, { wishes: plans[i]! })),
      );
      if (told.some(({ status }) => status !== 200)) return `a plan was refused: ${told.map(({ status }) => status).join()}`;
      await this.#clock.move(TICK * this.#pick(3));
      const noticed = await this.#compare(`after seat ${seat} planned before action ${step + 1}`);
      if (noticed) return noticed;
    }
    this.result.plans++;
    return undefined;
  }

  /** A wish for each part of the turn that can be planned. */
  #wishes(match: LiveMatch, seat: Seat): Record<string, { do: string }[]> {
    const { form } = match.planOf(seat, sessionOf(seat));
    return Object.fromEntries(form.map(({ id, choices }) => [id, [{ do: choices[this.#pick(choices.length)]!.id }]]));
  }

  async #compare(when: string): Promise<string | undefined> {
    await Promise.all(this.#scenes.map(({ viewer }) => viewer.settled()));
    // Whoever reads what lies between two nodes hears what the viewer is told there, and nothing else: the others are not behind it.
    const [a, b] = this.#scenes.map(({ viewer, server }) => {
      const between = server.wire?.take() ?? [];
      this.result['messages between nodes'] += between.length;
      return comparable([...viewer.take(), ...between]);
    }) as [string, string];
    this.result.comparisons++;
    this.result.bytes += a.length;
    return a === b ? undefined : `${when}: ${firstDifference(a, b)}`;
  }

  /**
   * A seat that is asked in secret answers, in each world as it likes there, as long as the question stays open for others.
   * That it answers may be public; then it is asked in both. Where it is asked in one world only, nobody may notice.
   * Undefined where there is nothing of the kind to do.
   */
  async #answerInSecret(): Promise<'played' | undefined> {
    const states = this.#scenes.map(({ match }) => match.state!);
    const secret = states.flatMap(({ pending }) => pending.filter((d) => d.together && d.seat !== this.#viewer));
    const seat = secret[this.#pick(secret.length || 1)]?.seat;
    if (seat === undefined || this.#pick(4) === 0) return undefined;
    const asked = states.map((state) => decisionOf(state, seat));
    if (states.some(({ pending }, i) => asked[i] && pending.length < 2)) return undefined;
    const choices = asked.map((d) => d && randomChoice(d, fast(this.#pick(2 ** 30))));
    this.#by = seat;
    await this.#send(seat, choices);
    return 'played';
  }

  /** One answer in both worlds. Returns what was noticed, where anything was. */
  async #answer(): Promise<string> {
    if (this.#pick(2) === 0 || same(this.#truth, this.#other)) {
      this.#exchange(anotherWorld(this.#game, this.#truth, this.#viewer, this.#pick));
      if (sightIn(this.#game, this.#truth, this.#viewer) !== sightIn(this.#game, this.#other, this.#viewer)) {
        return `what the rules show differs in another world: ${this.#sights()}`;
      }
    }
    const answer = this.#choose();
    const led = answer && tryOut(this.#game, this.#truth, answer, fast(this.#pick(2 ** 30)), this.#viewer);
    if (!answer || !led || led.state.outcome) return 'over'; // an end hides nothing: stay before it
    const parts = { truth: this.#truth, other: this.#other, led, answer, viewer: this.#viewer, pick: this.#pick };
    const follows = followed(this.#game, parts);
    if (!follows) return `numbers behind the scenes are seen after ${JSON.stringify(answer)}`;
    if (follows.world !== this.#other) this.#exchange(follows.world);
    const tried = [led, follows];
    this.#by = answer.seat;
    for (const [i, { draws }] of tried.entries()) this.#scenes[i]!.server.steering.follow(draws.map(({ of, result }) => [of, result]));
    for (const reply of await this.#send(answer.seat, [answer.choice, answer.choice])) {
      if (!reply?.includes('"done"')) return `an answer that is legal in both worlds was refused in one: ${reply}`;
    }
    const foreseen = this.#scenes.every(({ match }, i) => JSON.stringify(match.state) === JSON.stringify(tried[i]!.state));
    return foreseen ? 'played' : 'a server has played otherwise than foreseen';
  }

  /** Mostly something that the other world can do as well. */
  #choose(): { seat: Seat; choice: Choice } | undefined {
    const { pending } = this.#truth;
    const asked = pending[this.#pick(pending.length || 1)];
    if (!asked) return undefined;
    const there = decisionOf(this.#other, asked.seat);
    const common = asked.options.filter((option) => there?.kind === asked.kind && there.options.includes(option));
    const narrow = this.#pick(3) > 0 && common.length >= (asked.choose?.min ?? 1);
    const options = narrow ? common : asked.options;
    const choose = asked.choose && { ...asked.choose, max: Math.min(asked.choose.max, options.length) };
    return { seat: asked.seat, choice: randomChoice({ ...asked, options, ...(choose ? { choose } : {}) }, fast(this.#pick(2 ** 30))) };
  }

  /** Behind the server's back its match has been in this world all along. */
  #exchange(world: AnyState): void {
    const state = this.#other as unknown as Record<string, unknown>;
    for (const key of Object.keys(state)) delete state[key];
    Object.assign(state, world);
    // Its numbers are others; a secret answer that may be taken back belongs to the same question all the same.
    const open = world.pending.find(({ together }) => together);
    for (const { again } of this.#scenes[1].match.record.trail) if (again && open) again.id = open.id - open.seat + again.seat;
  }

  #sights(): string {
    const [a, b] = [this.#truth, this.#other].map((state) => sightIn(this.#game, state, this.#viewer)) as [string, string];
    return firstDifference(a, b);
  }

  /**
   * A seat's answers in the two worlds (undefined: none there), and all that comes of them.
   * @param decision the number of what is answered, where it is not the question that the seat is asked
   */
  async #send(seat: Seat, choices: readonly (Choice | undefined)[], decision?: number): Promise<(string | undefined)[]> {
    const replies = this.#scenes.map(async ({ match, watchers }, i) => {
      const choice = choices[i];
      return choice === undefined ? undefined : watchers[seat]!.act(seat, decision ?? decisionNumber(match.taken, seat), choice);
    });
    // An answer may be held until a tick: it has come once its sender is answered something else.
    await Promise.all(this.#scenes.map(({ watchers }) => watchers[seat]!.settled()));
    await this.#clock.move(TICK);
    for (let ticks = 0; this.#scenes.some(({ match }) => !match.mailbox.idle); ticks++) {
      if (ticks > PATIENCE) throw new Error('an answer comes to no rest');
      await this.#clock.move(TICK);
    }
    return Promise.all(replies);
  }
}

/** No game has such an option; plain words such as "nothing" are some game's. */
const NONE = '~none~';

/** What a curious client tries: wrong numbers, others' seats, options that are none, and everything over plain HTTP. */
async function probe({ viewer, watchers, match }: Scene, seat: Seat | undefined): Promise<void> {
  for (let other = 0; other < watchers.length - 1; other++) if (other !== seat) await viewer.act(other, 1, NONE);
  if (seat !== undefined) {
    const number = decisionNumber(match.taken, seat);
    for (const decision of [number, number + 1, number + 12, Math.max(1, number - 1), 0]) await viewer.act(seat, decision, NONE);
    await viewer.act(seat, number, [NONE, NONE]);
  }
  if (seat !== undefined) await viewer.get(`/seats/${seat}/digest`);
  for (const path of ['', '/view', '/view?seat=0', '/view?seat=1', '/log?before=1000', '/reactions', '/reactions?seat=0', '/nothing'])
    await viewer.get(path);
}

/** True where two states differ in nothing but the kernel's numbers. */
function same(a: AnyState, b: AnyState): boolean {
  const plain = (state: AnyState) =>
    JSON.stringify({
      ...state,
      seq: 0,
      lastId: 0,
      pending: state.pending.map((d) => ({ ...d, id: 0 })),
      stack: state.stack.map((f) => ({ ...f, id: 0 })),
    });
  return plain(a) === plain(b);
}
