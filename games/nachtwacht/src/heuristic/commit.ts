import type { StepCard } from '../components.ts';
import { landingWorth, unknownWorth } from './landing.ts';
import { destination, type Scene } from './scene.ts';

/** How a greedy player weighs step cards (NW-20.7). */
export interface Taste {
  /** Softmax temperature: the higher, the more it mixes. */
  heat: number;
  /** What it is worth to cancel the card that would bring an opponent to the library (NW-20.6). */
  spoil: number;
}

export const NORMAL: Taste = { heat: 0.8, spoil: 5 };
/** NW-20.10: hot, and blind to what others are about to do. */
export const EASY: Taste = { heat: 3, spoil: 0 };

/** Reaching the library is worth this many squares. */
const VICTORY = 12;
const SKULL = 1.6;
const FREE_SKULL = 1.5;
/** A number burnt while blocked is missing later in the cycle. */
const BURNT = 0.12;

/** A weight for each step card of `cards`: a softmax over what it is worth. */
export function commitWeights(scene: Scene, cards: readonly string[], { heat, spoil }: Taste): number[] {
  const weights: number[] = [];
  let best = Number.NEGATIVE_INFINITY;
  for (const card of cards) {
    const worth = cardWorth(scene, card as StepCard) + (spoil > 0 ? spoil * spoils(scene, card) : 0);
    weights.push(worth);
    if (worth > best) best = worth;
  }
  for (let i = 0; i < weights.length; i++) weights[i] = Math.exp((weights[i]! - best) / heat);
  return weights;
}

function cardWorth(scene: Scene, card: StepCard): number {
  const free = uniqueChance(scene, card);
  const blocked = scene.blocked[scene.me]!;
  if (card === 'skull') return free * (scene.kinds.length === 0 ? 0 : SKULL + (blocked ? FREE_SKULL : 0));
  if (card === 'vega') return free * vegaWorth(scene) - (blocked ? 0.6 : 0);
  const steps = Number(card);
  if (blocked) return -BURNT * steps;
  return free * moveWorth(scene, steps);
}

/** Squares gained and what the landing brings. */
function moveWorth(scene: Scene, steps: number): number {
  const from = scene.squares[scene.me]!;
  const to = destination(scene, steps);
  if (to === scene.library) return VICTORY;
  if (to === from) return 0;
  const landing = to > scene.kinds.length ? unknownWorth(scene) : landingWorth(scene, to);
  return to - from + landing;
}

/** Worth more the more cards there are to take (NW-20.7); least where nobody holds one. */
function vegaWorth({ powers, me }: Scene): number {
  let most = 0;
  for (let seat = 0; seat < powers.length; seat++) if (seat !== me && powers[seat]! > most) most = powers[seat]!;
  return most === 0 ? 0 : 1 + 0.25 * most;
}

/** The chance that nobody else shows this card, if the others choose evenly among the cards they hold (NW-20.1). */
function uniqueChance({ steps, me }: Scene, card: StepCard): number {
  let chance = 1;
  for (let seat = 0; seat < steps.length; seat++) {
    const theirs = steps[seat]!;
    if (seat !== me && theirs.includes(card)) chance *= 1 - 1 / theirs.length;
  }
  return chance;
}

/** How many opponents this card would keep from the library: they hold their exact distance, and this is it. */
function spoils({ library, squares, blocked, steps, me }: Scene, card: string): number {
  if (library === null) return 0;
  let count = 0;
  for (let seat = 0; seat < squares.length; seat++) {
    if (seat === me || blocked[seat]) continue;
    if (String(library - squares[seat]!) === card && steps[seat]!.includes(card as StepCard)) count++;
  }
  return count;
}
