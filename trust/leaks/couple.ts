import {
  type Action,
  type AnyGame,
  type AnyState,
  type Chance,
  type Choice,
  clone,
  deciding,
  decisionOf,
  decisionView,
  fast,
  heardBy,
  illegal,
  play,
  type Seat,
  type Told,
} from '@questhall/kernel';
import { type SeenDraw, witness } from '@questhall/record';
import type { Pick } from '../program.ts';
import { anotherWorld, renumber } from './worlds.ts';

/*
 * How two worlds that are equal for a viewer go on together. The true one leads: an answer is played in it with some
 * chance. Then the other is searched for a way to follow that the viewer cannot tell from it: as it is, with hidden draws
 * of its own; else with the same draws; else another world that fits what the viewer knows; in the end the true one.
 */

/** An answer as it was tried out, and what came of it. */
export interface Tried {
  state: AnyState;
  told: Told[];
  draws: readonly SeenDraw[];
  /** What the viewer may see afterwards, by the rules alone. */
  sight: string;
  /** What the viewer may see in each window on the way that nobody could answer: the server tells people of them. */
  windows: string[];
}

/** How the other world follows. */
export interface Followed extends Tried {
  /** The world before the answer: the other one as it is, or the one that takes its place. */
  world: AnyState;
  /** True where nothing but the true world itself would do. */
  same: boolean;
}

/** Worlds that are drawn anew before the true one is taken. */
const OTHERS = 3;

export function tryOut(game: AnyGame, before: AnyState, answer: { seat: Seat; choice: Choice }, chance: Chance, viewer: Seat | undefined) {
  const asked = decisionOf(before, answer.seat);
  if (!asked) return undefined;
  const action: Action = { decision: asked.id, ...answer };
  if (illegal(game, before, action)) return undefined;
  const state = clone(before);
  const source = witness(chance, 0, true);
  const told: Told[] = [];
  const windows: string[] = [];
  play(
    game,
    state,
    action,
    source,
    (event, to, twin) => {
      told.push(clone({ event, ...(to ? { to } : {}), ...(twin ? { twin } : {}) }));
    },
    (window) => {
      windows.push(JSON.stringify(game.observe(window, viewer)));
    },
  );
  return { state, told, draws: source.draws, sight: sightIn(game, state, viewer), windows } satisfies Tried;
}

/**
 * True where one world rests in a window that the other has gone through: to the viewer one window is like another, but
 * as long as nobody has answered there, the worlds are not at the same place.
 */
function behind(game: AnyGame, a: Tried, b: Tried): boolean {
  const [few, many] = [a.windows.length, b.windows.length];
  const late = few < many ? a : many < few ? b : undefined;
  return late?.state.pending.some(({ kind }) => game.decisions[kind]?.secret !== undefined) === true;
}

/** True where the viewer was shown the same on the way: a Spell that it saw drawn there, it may see no more in the end. */
function sameWay(a: Tried, b: Tried): boolean {
  return a.windows.every((seen, i) => i >= b.windows.length || seen === b.windows[i]);
}

/**
 * The other world's way to follow the true one, `truth`, by which `led` came of `answer`. Undefined where the viewer
 * could tell even the true world from itself with other numbers behind the scenes.
 */
export function followed(game: AnyGame, { truth, other, led, answer, viewer, pick }: Coupling): Followed | undefined {
  const kind = decisionOf(truth, answer.seat)?.kind;
  const attempt = (world: AnyState, alike: boolean): Tried | undefined => {
    if (decisionOf(world, answer.seat)?.kind !== kind) return undefined;
    const chance = following(led.draws, alike, fast(pick(2 ** 30)));
    const tried = tryOut(game, world, answer, chance, viewer);
    if (!tried || tried.sight !== led.sight || !sameWay(tried, led) || behind(game, tried, led)) return undefined;
    // Another number of dice may be heard. Where all dice are the same, only what is hidden differs: that must not be heard.
    return chance.apart && heard(tried, viewer) !== heard(led, viewer) ? undefined : tried;
  };
  for (const alike of [false, true]) {
    const tried = attempt(other, alike);
    if (tried) return { ...tried, world: other, same: false };
  }
  for (let tries = 0; tries < OTHERS; tries++) {
    const world = anotherWorld(game, truth, viewer, pick);
    const tried = attempt(world, true);
    if (tried) return { ...tried, world, same: false };
  }
  const world = clone(truth);
  renumber(world, 1 + pick(9));
  const tried = attempt(world, true);
  return tried && { ...tried, world, same: true };
}

export interface Coupling {
  truth: AnyState;
  other: AnyState;
  led: Tried;
  answer: { seat: Seat; choice: Choice };
  viewer: Seat | undefined;
  pick: Pick;
}

/** What the viewer may see by the rules alone. */
export function sightIn(game: AnyGame, state: AnyState, viewer: Seat | undefined): string {
  const decision = viewer === undefined ? undefined : decisionView(game, state, viewer);
  return JSON.stringify([game.observe(state, viewer), decision && { ...decision, id: 0 }, deciding(game, state)]);
}

function heard({ told }: Tried, viewer: Seat | undefined): string {
  return JSON.stringify(told.flatMap((one) => heardBy(one, viewer) ?? []));
}

/**
 * Dice as they fell in the true world. Things drawn from a pile are drawn freely or, where it shall be alike, the same
 * ones as far as they lie there.
 */
export function following(draws: readonly SeenDraw[], alike: boolean, spare: Chance): Chance & { readonly apart: boolean } {
  const left = [...draws];
  let apart = false;
  return {
    get apart() {
      return apart || left.some((draw) => !draw.items);
    },
    below(n, what = '', items) {
      const at = left.findIndex((draw) => draw.what === what && (items ? draw.items : draw.of === n));
      const [led] = at < 0 ? [] : left.splice(at, 1);
      if (!items && led) return led.result;
      if (items && led?.items && alike) {
        const wanted = JSON.stringify(led.items[led.result]);
        const found = items.findIndex((item) => JSON.stringify(item) === wanted);
        if (found >= 0) return found;
      }
      if (!items) apart = true;
      return spare.below(n, what, items);
    },
  };
}
