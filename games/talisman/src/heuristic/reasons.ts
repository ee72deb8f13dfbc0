import type { Seat } from '@questhall/kernel';
import { CROWN, regionOf } from '../board/index.ts';
import { cardOf } from '../editions/index.ts';
import { figureOf } from '../figure.ts';
import { cardsThat } from '../rules/character/numbers.ts';
import type { State } from '../state.ts';
import { hint } from './hints.ts';

/**
 * What a hint may give as a reason, with how much one more of each is worth: the weights of `value.ts`, the life among them as it counts
 * with the last one and the blows of the Crown. What is there or not (a Talisman, a death) is counted as 1.
 */
const WORTH = {
  lives: 0.15,
  strength: 0.3,
  craft: 0.12,
  gold: 0.03,
  fate: 0.02,
  trophyPoints: 0.035,
  talisman: 0.25,
  objects: 0.07,
  followers: 0.17,
  inner: 1.1,
  crown: 1.9,
  death: -1,
  /** Of all others together, once somebody commands. */
  theirLives: -0.2,
} as const;

type Counted = Record<keyof typeof WORTH, number>;

const NOTHING: Counted = {
  lives: 0,
  strength: 0,
  craft: 0,
  gold: 0,
  fate: 0,
  trophyPoints: 0,
  talisman: 0,
  objects: 0,
  followers: 0,
  inner: 0,
  crown: 0,
  death: 1,
  theirLives: 0,
};

/** What a character has and where it stands. Whoever has died has nothing of it. */
function count(s: State, seat: Seat): Counted {
  const c = figureOf(s, seat);
  const theirLives = s.crownReached ? s.characters.reduce((sum, one, other) => sum + (other === seat || one.out ? 0 : one.lives), 0) : 0;
  if (c.out || c.card === null || hint(s, (bots) => bots.livingCard?.(s, seat)) !== undefined) return { ...NOTHING, theirLives };
  const talismans = cardsThat(s, seat, 'enterValley');
  return {
    lives: c.lives,
    strength: c.strength,
    craft: c.craft,
    gold: c.gold,
    fate: c.fate,
    trophyPoints: c.trophies.reduce((sum, card) => sum + (cardOf(card).strength ?? cardOf(card).craft ?? 0), 0),
    talisman: talismans.length > 0 ? 1 : 0,
    objects: c.objects.filter((card) => !talismans.includes(card)).length,
    followers: c.followers.length,
    inner: regionOf(c.space) === 'inner' ? 1 : 0,
    crown: c.space === CROWN ? 1 : 0,
    death: 0,
    theirLives,
  };
}

export const reasons = { worth: WORTH, count };
