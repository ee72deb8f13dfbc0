import type { StepCard } from '../components.ts';
import { landingWorth, unknownWorth } from './landing.ts';
import { destination, type Outlook } from './outlook.ts';

/** How a greedy player weighs step cards (NW-20.7). */
export interface Taste {
  /** Softmax temperature: the higher, the more it mixes. */
  heat: number;
  /** What it is worth to cancel the card that would bring an opponent to the library (NW-20.6). */
  spoil: number;
  /** How many times everybody is thought to answer what everybody else is likely to show; 0: the others choose evenly. */
  rounds: number;
  /** What differs from the usual in how it looks at the road; absent where nothing does. */
  temper?: Temper;
}

/** How gladly somebody does something, 1 being usual. */
export interface Temper {
  /** Landing where a monster lies or may come. */
  fear: number;
  /** Squares with powers, and Vega, who takes them from others. */
  greed: number;
  /** The skull, which sets a monster on somebody. */
  malice: number;
}

export const NORMAL: Taste = { heat: 0.8, spoil: 5, rounds: 8 };
/** Three ways to play as well as normal: out of the way of monsters, after powers, at the throats of others. */
export const CAUTIOUS: Taste = { ...NORMAL, temper: { fear: 1.6, greed: 1, malice: 0.5 } };
export const COVETOUS: Taste = { ...NORMAL, temper: { fear: 1, greed: 2, malice: 0.7 } };
export const AGGRESSIVE: Taste = { ...NORMAL, spoil: 7, temper: { fear: 0.9, greed: 0.9, malice: 1.4 } };
/** What a hard bot goes by where three or more choose at once: there this wins more than any search that can be waited for. */
export const SHARP: Taste = { heat: 0.28, spoil: 6, rounds: 20 };
/** What playouts go by: as normal, without a thought for what the others think. */
export const QUICK: Taste = { heat: 0.8, spoil: 5, rounds: 0 };
/** NW-20.10: hot, and blind to what others are about to do. */
export const EASY: Taste = { heat: 3, spoil: 0, rounds: 0 };

/** Reaching the library is worth this many squares. */
const VICTORY = 12;
const SKULL = 1.6;
const FREE_SKULL = 1.5;
/** A number burnt while blocked is missing later in the cycle. */
const BURNT = 0.12;

/** By seat: how likely it shows each of the cards that it holds, in their order. */
type Mixes = readonly (readonly number[])[];

/** What a card brings where nobody else shows it, and what it brings in any case. */
interface Worth {
  free: number;
  sure: number;
}

/**
 * A weight for each step card of `cards`: a softmax over what it is worth. Whoever thinks alike is cancelled, so the others are
 * taken to mix as well: everybody answers in turns what the others are likely to show, and these answers are averaged, which
 * comes to rest where nobody would rather mix otherwise.
 */
export function commitWeights(outlook: Outlook, cards: readonly string[], taste: Taste): number[] {
  return softmax(worths(outlook, cards, taste), outlook, cards, mixesOf(outlook, taste), taste.heat);
}

function mixesOf(outlook: Outlook, taste: Taste): Mixes {
  const { steps, me } = outlook;
  let mixes: Mixes = steps.map((cards) => cards.map(() => 1 / cards.length));
  if (taste.rounds === 0) return mixes;
  // What others hold in power cards is not known: they are taken to beat no monster.
  const seen = steps.map((_, seat) => (seat === me ? outlook : { ...outlook, me: seat, hand: [] }));
  const all = seen.map((one, seat) => worths(one, steps[seat]!, taste));
  for (let round = 1; round <= taste.rounds; round++) {
    const before = mixes;
    mixes = seen.map((one, seat) => {
      const weights = softmax(all[seat]!, one, steps[seat]!, before, taste.heat);
      const sum = weights.reduce((total, weight) => total + weight, 0);
      return before[seat]!.map((p, i) => p + (weights[i]! / sum - p) / (round + 1));
    });
  }
  return mixes;
}

const EVEN: Temper = { fear: 1, greed: 1, malice: 1 };

const worths = (outlook: Outlook, cards: readonly string[], { spoil, temper = EVEN }: Taste): Worth[] =>
  cards.map((card) => {
    const { free, sure } = cardWorth(outlook, card as StepCard, temper);
    return { free, sure: spoil > 0 ? sure + spoil * spoils(outlook, card) : sure };
  });

function softmax(all: readonly Worth[], outlook: Outlook, cards: readonly string[], mixes: Mixes, heat: number): number[] {
  const weights: number[] = [];
  let best = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < all.length; i++) {
    const worth = all[i]!.sure + all[i]!.free * uniqueChance(outlook, cards[i] as StepCard, mixes);
    weights.push(worth);
    if (worth > best) best = worth;
  }
  for (let i = 0; i < weights.length; i++) weights[i] = Math.exp((weights[i]! - best) / heat);
  return weights;
}

function cardWorth(outlook: Outlook, card: StepCard, temper: Temper): Worth {
  const blocked = outlook.blocked[outlook.me]!;
  if (card === 'skull') return { free: outlook.kinds.length === 0 ? 0 : SKULL * temper.malice + (blocked ? FREE_SKULL : 0), sure: 0 };
  if (card === 'vega') return { free: vegaWorth(outlook) * temper.greed, sure: blocked ? -0.6 : 0 };
  const steps = Number(card);
  return blocked ? { free: 0, sure: -BURNT * steps } : { free: moveWorth(outlook, steps, temper), sure: 0 };
}

/** Squares gained and what the landing brings. */
function moveWorth(outlook: Outlook, steps: number, { fear, greed }: Temper): number {
  const from = outlook.squares[outlook.me]!;
  const to = destination(outlook, steps);
  if (to === outlook.library) return VICTORY;
  if (to === from) return 0;
  const landing = to > outlook.kinds.length ? unknownWorth(outlook) : landingWorth(outlook, to);
  return to - from + landing * (landing < 0 ? fear : greed);
}

/** Worth more the more cards there are to take (NW-20.7); least where nobody holds one. */
function vegaWorth({ powers, me }: Outlook): number {
  let most = 0;
  for (let seat = 0; seat < powers.length; seat++) if (seat !== me && powers[seat]! > most) most = powers[seat]!;
  return most === 0 ? 0 : 1 + 0.25 * most;
}

/** The chance that nobody else shows this card, by what they are likely to show (NW-20.1). */
function uniqueChance({ steps, me }: Outlook, card: StepCard, mixes: Mixes): number {
  let chance = 1;
  for (let seat = 0; seat < steps.length; seat++) {
    const at = seat === me ? -1 : steps[seat]!.indexOf(card);
    if (at >= 0) chance *= 1 - mixes[seat]![at]!;
  }
  return chance;
}

/** How many opponents this card would keep from the library: they hold their exact distance, and this is it. */
function spoils({ library, squares, blocked, steps, me }: Outlook, card: string): number {
  if (library === null) return 0;
  let count = 0;
  for (let seat = 0; seat < squares.length; seat++) {
    if (seat === me || blocked[seat]) continue;
    if (String(library - squares[seat]!) === card && steps[seat]!.includes(card as StepCard)) count++;
  }
  return count;
}
