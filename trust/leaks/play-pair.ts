import { type AnyGame, deciding, decisionOf, decisionView, type Seat } from '@questhall/kernel';
import type { LiveMatch } from '../../apps/server/src/match/live.ts';
import { decisionNumber } from '../../apps/server/src/match/sight.ts';
import { firstDifference, type Pick } from '../program.ts';
import type { WorldServer } from './server.ts';
import { comparable, Watcher } from './watcher.ts';
import type { Pair } from './worlds.ts';

/** One world with everybody connected. */
interface Scene {
  server: WorldServer;
  match: LiveMatch;
  /** By seat; the last one is a spectator. */
  watchers: Watcher[];
  viewer: Watcher;
}

export interface PairResult {
  /** Times that the bytes were compared. */
  compared: number;
  /** Actions that were played in both worlds. */
  actions: number;
  leak?: string;
}

/** Actions after which a pair has told enough. */
const LONGEST = 6;

/**
 * Plays on in both worlds and compares all that the viewer was sent after each step, until the worlds may visibly differ:
 * somebody's hidden card is shown, or a draw came out differently.
 */
export async function playPair(
  game: AnyGame,
  pair: Pair,
  servers: readonly [WorldServer, WorldServer],
  id: string,
  pick: Pick,
): Promise<PairResult> {
  const scenes = (await Promise.all(pair.worlds.map((world, i) => enter(servers[i]!, world, id, pair)))) as [Scene, Scene];
  const result: PairResult = { compared: 0, actions: 0 };
  try {
    for (let step = 0; step < LONGEST; step++) {
      const leak = await compare(scenes, `before action ${step + 1}`);
      result.compared++;
      if (leak) return { ...result, leak };
      if (step === 0) await Promise.all(scenes.map((scene) => probe(scene, pair.viewer)));
      const goesOn = await act(game, scenes, pair.viewer, pick);
      if (typeof goesOn === 'string') return { ...result, leak: goesOn };
      if (!goesOn) return result;
      result.actions++;
    }
    return result;
  } finally {
    await Promise.all(scenes.flatMap(({ watchers }) => watchers.map((watcher) => watcher.close())));
  }
}

async function enter(server: WorldServer, world: Pair['worlds'][number], id: string, { viewer, seats }: Pair): Promise<Scene> {
  server.now = 2_000_000;
  server.show(world, id);
  const match = await server.match(id);
  const watchers: Watcher[] = [];
  for (let seat = 0; seat <= seats; seat++) watchers.push(await Watcher.open(server.address, id, seat < seats ? seat : undefined));
  return { server, match, watchers, viewer: watchers[viewer ?? seats]! };
}

/** What a curious client tries: wrong numbers, others' seats, options that are none, and everything over plain HTTP. */
async function probe({ viewer, watchers, match }: Scene, seat: Seat | undefined): Promise<void> {
  for (let other = 0; other < watchers.length - 1; other++) if (other !== seat) await viewer.act(other, 1, 'nothing');
  if (seat !== undefined) {
    const number = decisionNumber(match.taken, seat);
    for (const decision of [number, number + 1, number + 12, Math.max(1, number - 1)]) await viewer.act(seat, decision, 'nothing');
    await viewer.act(seat, number, ['nothing', 'nothing']);
  }
  for (const path of ['', '/view', '/view?seat=0', '/view?seat=1', '/log?before=1000', '/nothing']) await viewer.get(path);
}

async function compare(scenes: readonly [Scene, Scene], when: string): Promise<string | undefined> {
  await Promise.all(scenes.map(({ viewer }) => viewer.settled()));
  const [a, b] = scenes.map(({ viewer }) => comparable(viewer.bytes)) as [string, string];
  return a === b ? undefined : `${when}: ${firstDifference(a, b)}`;
}

/**
 * One action in both worlds, the same one where the viewer can see it. True: go on comparing; false: from here on the
 * worlds may visibly differ; a text: a secret answer was noticed.
 */
async function act(game: AnyGame, scenes: readonly [Scene, Scene], viewer: Seat | undefined, pick: Pick): Promise<boolean | string> {
  for (const { server } of scenes) server.now += 1000;
  const hidden = await answerInSecret(scenes, viewer, pick);
  if (hidden) {
    const leak = await compare(scenes, 'after a secret answer of another seat');
    return leak ?? true;
  }
  const [a, b] = scenes;
  const pending = a.match.state!.pending.filter((d) => decisionOf(b.match.state!, d.seat)?.kind === d.kind);
  const asked = pending[pick(pending.length || 1)];
  if (!asked) return false;
  const there = decisionOf(b.match.state!, asked.seat)!;
  const common = asked.options.filter((option) => there.options.includes(option));
  const count = asked.choose ? asked.choose.min : 1;
  if (common.length < count) return false;
  const picked = common.slice(0, count);
  if (!asked.choose) picked[0] = common[pick(common.length)]!;
  const drawn = scenes.map(({ match }) => match.record.drawn);
  for (const { match, watchers } of scenes) {
    const reply = await watchers[asked.seat]!.act(asked.seat, decisionNumber(match.taken, asked.seat), asked.choose ? picked : picked[0]!);
    if (!reply.includes('"done"')) return `an answer that is legal in both worlds was refused in one: ${reply}`;
  }
  const drew = scenes.some(({ match }, i) => match.record.drawn !== drawn[i]);
  const [here, elsewhere] = scenes.map(({ match }) => sightIn(game, match, viewer)) as [string, string];
  // A die that shows other pips tells of nothing hidden; only steps without chance must sound alike.
  return here === elsewhere && !drew && !a.match.state!.outcome;
}

/**
 * A seat that is asked in secret answers, in each world as it likes there, as long as the question stays open for others.
 * That it answers may be public; then it is asked in both. Where it is asked in one world only, nobody may notice.
 */
async function answerInSecret(scenes: readonly [Scene, Scene], viewer: Seat | undefined, pick: Pick): Promise<boolean> {
  const secret = scenes.flatMap(({ match }) => match.state!.pending.filter((d) => d.together && d.seat !== viewer));
  const seat = secret[pick(secret.length || 1)]?.seat;
  if (seat === undefined) return false;
  const asked = scenes.map(({ match }) => decisionOf(match.state!, seat));
  if (scenes.some(({ match }, i) => asked[i] && match.state!.pending.length < 2)) return false;
  for (const [i, { match, watchers }] of scenes.entries()) {
    const d = asked[i];
    if (!d) continue;
    const choice = d.choose ? d.options.slice(0, d.choose.min) : d.options[pick(d.options.length)]!;
    await watchers[seat]!.act(seat, decisionNumber(match.taken, seat), choice);
  }
  return true;
}

/** What the viewer may see by the rules alone. */
function sightIn(game: AnyGame, match: LiveMatch, viewer: Seat | undefined): string {
  const state = match.state!;
  const decision = viewer === undefined ? undefined : decisionView(game, state, viewer);
  return JSON.stringify([game.observe(state, viewer), { ...decision, id: 0 }, deciding(game, state)]);
}
