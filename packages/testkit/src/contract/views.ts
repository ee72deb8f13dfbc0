import {
  type Action,
  type AnyGame,
  type AnyState,
  type Chance,
  clone,
  deciding,
  decisionView,
  fast,
  heardBy,
  illegal,
  midway,
  play,
  type Seat,
  type Told,
} from '@questhall/kernel';
import { difference, sharedObject } from './plain.ts';
import { type Check, type Halt, type Problem, randomAction, randomChoice, recorder, type Subject, walk } from './walk.ts';

type Viewer = Seat | undefined;

/**
 * Nothing leaks: a seat sees and hears the same bytes in every world that it cannot tell from the true one, and a
 * secret answer stays secret while others are still asked. `determinize` gives sound worlds and shares nothing.
 */
export const viewsDoNotLeak: Check = (subject) => {
  let drawn = 0;
  const isPassedOver = passing(subject.closely);
  const problems = walk(subject, Math.ceil((subject.deep ?? 12) / 2), (now) => {
    if (isPassedOver(now)) return;
    const { game } = subject;
    // A copy, since a list of options may be a constant of the rules, which any state may hold.
    const halt = { ...now, s: clone(now.s) };
    const { s, setting, step, report } = halt;
    const text = JSON.stringify(s);
    for (let seat = 0; seat < s.seats; seat++) {
      const world: AnyState = game.determinize(s, seat, fast(setting.seed, 1000 * step + seat));
      if (JSON.stringify(world) !== text) drawn++;
      soundWorld(subject, halt, world, seat);
      for (const viewer of [seat, undefined]) {
        const leak = difference(sight(game, s, viewer), sight(game, world, viewer), 'view and decision');
        if (leak) report(`${nameOf(viewer)} can tell a world of seat ${seat} from the true one: ${leak}`);
      }
      for (const [kind, { could }] of Object.entries(game.decisions))
        for (let other = 0; could && other < s.seats; other++)
          if (could(s, other) !== could(world, other)) report(`${kind}: whether seat ${other} could be asked it is no secret of its own`);
      hearsTheSame(game, halt, world, seat);
    }
    secretAnswers(game, halt);
    if (JSON.stringify(s) !== text) report('observe, decisionView or determinize changes the state');
  });
  const lazy: Problem[] =
    drawn === 0 && !subject.open
      ? [{ what: 'determinize never changes anything, so this check proves nothing (or say `open: true`)' }]
      : [];
  return [...problems, ...lazy];
};

/** Which moments of a long match only repeat others: those behind the first of their kind of question, but for each fourth. */
function passing(closely = Number.POSITIVE_INFINITY): (halt: Halt) => boolean {
  let match: Halt['setting'] | undefined;
  const times = new Map<string, number>();
  return ({ s, action, setting }) => {
    if (setting !== match) times.clear();
    match = setting;
    // Who answers something asked of several differs from who is asked alone.
    const kind = `${s.pending.find(({ id }) => id === action?.decision)?.kind} ${s.pending.length > 1}`;
    const nth = (times.get(kind) ?? 0) + 1;
    times.set(kind, nth);
    return nth > closely && nth % 4 > 0;
  };
}

/** Everything that leaves the server for a viewer. */
function sight(game: AnyGame, s: AnyState, viewer: Viewer): unknown {
  const decision = viewer === undefined ? undefined : decisionView(game, s, viewer);
  return [game.observe(s, viewer), decision, deciding(game, s)];
}

function nameOf(viewer: Viewer): string {
  return viewer === undefined ? 'a spectator' : `seat ${viewer}`;
}

function soundWorld(subject: Subject, { s, setting, step, report }: Halt, world: AnyState, seat: Seat): void {
  const { game } = subject;
  const shared = sharedObject(s, world);
  if (shared) report(`determinize shares ${shared} with the state`);
  for (const broken of game.invariants(world)) report(`a world of seat ${seat} breaks an invariant: ${broken}`);
  const policy = fast(setting.seed, 1000 * step + 7);
  const copy = clone(world);
  const action = randomAction(copy, policy);
  if (!action) return;
  try {
    play(game, copy, action, policy);
  } catch (e) {
    report(`a world of seat ${seat} does not play on: ${e instanceof Error ? e.message : String(e)}`);
  }
}

/** The same answer in two worlds: who still cannot tell them apart afterwards must have heard the same. */
function hearsTheSame(game: AnyGame, { s, action, setting, step, report }: Halt, world: AnyState, seat: Seat): void {
  if (!action || illegal(game, world, action)) return;
  const here = tryOut(game, s, action, fast(setting.seed, step));
  const there = tryOut(game, world, action, fast(setting.seed, step));
  for (const viewer of [seat, undefined]) {
    if (difference(sight(game, here.s, viewer), sight(game, there.s, viewer))) continue;
    const leak = difference(heard(here.told, viewer), heard(there.told, viewer), 'events');
    if (leak) report(`${nameOf(viewer)} hears what it may not know, or what its view forgets: ${leak}`);
    const early = difference(onTheWay(game, here, viewer), onTheWay(game, there, viewer), 'views on the way');
    if (early && !leak) report(`${nameOf(viewer)} sees while an action is carried out what it may not know afterwards: ${early}`);
  }
}

/** While others are still asked, nobody else may see what a seat has answered. */
function secretAnswers(game: AnyGame, { s, action, setting, step, report }: Halt): void {
  const d = s.pending.find((p) => p.id === action?.decision);
  if (!action || !d?.together || s.pending.length < 2) return;
  const other = { ...action, choice: randomChoice(d, fast(setting.seed, step)) };
  const [one, two] = [tryOut(game, s, action, noChance), tryOut(game, s, other, noChance)];
  for (let viewer = -1; viewer < s.seats; viewer++) {
    if (viewer === action.seat) continue;
    const who = viewer < 0 ? undefined : viewer;
    const leak = difference(sight(game, one.s, who), sight(game, two.s, who), 'view and decision');
    if (leak) report(`${nameOf(who)} sees a secret answer (${d.kind}) before all have answered: ${leak}`);
    const early = difference(onTheWay(game, one, who), onTheWay(game, two, who), 'views on the way');
    if (early) report(`${nameOf(who)} sees on the way a secret answer (${d.kind}) before all have answered: ${early}`);
  }
}

/** What came of an action: the state after it, what was told, and the state in which each of it was told. */
interface Tried {
  s: AnyState;
  told: Told[];
  amid: AnyState[];
}

function tryOut(game: AnyGame, s: AnyState, action: Action, chance: Chance): Tried {
  const { told, tell } = recorder();
  const amid: AnyState[] = [];
  const copy = clone(s);
  play(game, copy, action, chance, (...one) => {
    tell(...one);
    amid.push(clone(copy));
  });
  return { s: copy, told, amid };
}

/** What a viewer is shown while an action is carried out: its view at each event that it hears. */
function onTheWay(game: AnyGame, { told, amid }: Tried, viewer: Viewer): unknown {
  return amid.flatMap((s, i) => (heardBy(told[i]!, viewer) ? [midway(game, s, viewer, {})] : []));
}

function heard(told: readonly Told[], viewer: Viewer): unknown {
  return told.flatMap((t) => heardBy(t, viewer) ?? []);
}

const noChance: Chance = {
  below() {
    throw new Error('an answer draws while others are still asked');
  },
};
