import { type AnyGame, type AnyState, type Choice, clone, decisionOf, fast, play, type Seat } from '@questhall/kernel';
import { type SeenDraw, witness } from '@questhall/record';
import { randomAction, randomChoice } from '../../packages/testkit/src/contract/walk.ts';
import { following, sightIn } from '../leaks/couple.ts';
import type { Script } from '../leaks/steering.ts';
import { anotherWorld } from '../leaks/worlds.ts';
import type { Pick } from '../program.ts';

/** An answer by its seat; the decision is found when it is given. */
export interface Answer {
  seat: Seat;
  choice: Choice;
}

/** How a secret question is opened, answered and closed in one world. */
export interface Course {
  before: AnyState;
  opening: Answer;
  /** Who is asked in secret, with their answers; nobody where the window has passed by itself. */
  answers: Answer[];
  draws: { opening: Script; closing: Script };
  /** What the viewer may see by the rules while the question is open, and when it has been closed. */
  sights: { open: string; closed: string };
}

/** Two courses that the viewer cannot tell apart by what it sees, but in which others are asked. */
export interface TimingPair {
  viewer: Seat | undefined;
  courses: [Course, Course];
}

/** Worlds and answers that are tried for one moment. */
const TRIES = 12;

/** Goes through a random match from moment to moment until a pair is found; undefined where it holds none. */
export function findPair(game: AnyGame, state: AnyState, pick: Pick): TimingPair | undefined {
  const [chance, policy] = [fast(pick(2 ** 30), 2), fast(pick(2 ** 30), 3)];
  for (let step = 0; step < 400 && !state.outcome; step++) {
    const action = randomAction(state, policy);
    if (!action) return undefined;
    const { seat, choice } = action;
    const viewer = pick(state.seats + 1);
    const pair = pairAt(game, state, { seat, choice }, viewer < state.seats ? viewer : undefined, pick);
    if (pair) return pair;
    play(game, state, action, chance);
  }
  return undefined;
}

function pairAt(game: AnyGame, state: AnyState, opening: Answer, viewer: Seat | undefined, pick: Pick): TimingPair | undefined {
  const first = course(game, state, { opening, viewer }, pick);
  if (!first) return undefined;
  for (let tries = 0; tries < TRIES; tries++) {
    const second = course(game, anotherWorld(game, state, viewer, pick), { opening, viewer, like: first }, pick);
    if (!second || shown(second) !== shown(first)) continue;
    const [here, there] = [first, second].map(({ answers }) => answers.map(({ seat }) => seat).join());
    // Best where others are asked; where it is only others who answer last, a few will do.
    if (here !== there || (here !== '' && pick(20) === 0)) return { viewer, courses: [first, second] };
  }
  return undefined;
}

/** A course with the draws as they were seen, so that another can follow them. */
interface Led extends Course {
  seen: readonly SeenDraw[];
}

interface Wanted {
  opening: Answer;
  viewer: Seat | undefined;
  /** The course in the other world: its answers and draws are taken over where they are possible. */
  like?: Led;
}

const shown = ({ sights }: Course) => JSON.stringify(sights);

/** How it goes in this world; undefined where the answer opens no secret question, leads through several, or to the end. */
function course(game: AnyGame, before: AnyState, { opening, viewer, like }: Wanted, pick: Pick): Led | undefined {
  const state = clone(before);
  if (!mayAnswer(state, opening)) return undefined;
  const spare = fast(pick(2 ** 30));
  const led = like && following(like.seen, true, spare);
  const source = witness(led ?? spare, 0, true);
  const seen: SeenDraw[] = [];
  const passed: string[] = [];
  const go = ({ seat, choice }: Answer): Script => {
    const decision = decisionOf(state, seat)!.id;
    play(game, state, { decision, seat, choice }, source, undefined, (s) => void passed.push(sightIn(game, s, viewer)));
    const draws = source.take();
    seen.push(...draws);
    return draws.map(({ of, result }) => [of, result]);
  };
  const draws = { opening: go(opening), closing: [] as Script };
  const answers: Answer[] = [];
  let open = passed[0];
  if (open === undefined) {
    if (!state.pending.every((d) => d.together && game.decisions[d.kind]?.secret)) return undefined;
    open = sightIn(game, state, viewer);
    for (const d of state.pending) {
      const same = like?.answers.find((one) => mayAnswer(state, one) && one.seat === d.seat);
      answers.push(same ?? { seat: d.seat, choice: randomChoice(d, fast(pick(2 ** 30))) });
    }
    if (answers.some((answer) => isPublic(game, state, answer, viewer))) return undefined;
    for (const answer of answers) draws.closing = go(answer);
  }
  const windows = passed.length + (answers.length > 0 ? 1 : 0);
  if (windows !== 1 || state.outcome || led?.apart) return undefined;
  return { before: clone(before), opening, answers, draws, seen, sights: { open, closed: sightIn(game, state, viewer) } };
}

/** Where everybody may see who has answered, the moment is no secret. */
function isPublic(game: AnyGame, open: AnyState, { seat, choice }: Answer, viewer: Seat | undefined): boolean {
  if (seat === viewer || open.pending.length < 2) return false;
  const state = clone(open);
  play(game, state, { decision: decisionOf(state, seat)!.id, seat, choice }, fast(1));
  return sightIn(game, state, viewer) !== sightIn(game, open, viewer);
}

function mayAnswer(state: AnyState, { seat, choice }: Answer): boolean {
  const asked = decisionOf(state, seat);
  return (
    asked !== undefined &&
    Array.isArray(choice) === (asked.choose !== undefined) &&
    [choice].flat().every((one) => asked.options.includes(one))
  );
}
