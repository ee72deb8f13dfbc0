import { type SquareKind, STRIP_KINDS, type StripId } from '../components.ts';
import { beats, type Outlook } from './outlook.ts';

/** What a landing is worth in squares of progress (NW-20.7): four rounds lost weigh more than a card won. */
const POWER = 1.6;
const POWER_WITH_FULL_HAND = 0.4;
const BEATABLE = -1;
const UNBEATABLE = -4.5;

/** What it is worth to land on this square, which has been laid (NW-4.2 to NW-4.6). */
export function landingWorth(outlook: Outlook, square: number): number {
  const kind = outlook.kinds[square - 1];
  if (!kind) return 0;
  const monster = outlook.monsters[square - 1];
  if (monster) return beats(outlook.hand, monster) ? BEATABLE : UNBEATABLE;
  return kindWorth(outlook, kind);
}

/** What it is worth to land on a square of this kind that holds no monster card. */
export function kindWorth({ hand }: Outlook, kind: SquareKind): number {
  if (kind === 'plain') return 0;
  if (kind === 'power') return hand.length >= 3 ? POWER_WITH_FULL_HAND : POWER;
  const odds = hand.includes('joker') ? 1 : new Set(hand).size / 6;
  return odds * BEATABLE + (1 - odds) * UNBEATABLE;
}

/** Of all squares, 1 in 3 is a monster square and 2 in 9 are power squares (NW-17.5); choosing the direction helps. */
export function unknownWorth(outlook: Outlook): number {
  return 0.27 * kindWorth(outlook, 'monster') + 0.27 * kindWorth(outlook, 'power');
}

/** What the better direction of a random strip of this length is worth for a pawn that needs its n-th square. */
export function lengthWorth(outlook: Outlook, length: number, nth: number): number {
  if (nth > length) return unknownWorth(outlook);
  let sum = 0;
  let count = 0;
  for (const id of Object.keys(STRIP_KINDS) as StripId[]) {
    const kinds = STRIP_KINDS[id];
    if (kinds.length !== length) continue;
    count++;
    sum += Math.max(kindWorth(outlook, kinds[nth - 1]!), kindWorth(outlook, kinds[length - nth]!));
  }
  return sum / count;
}
