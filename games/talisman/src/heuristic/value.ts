import type { Seat } from '@questhall/kernel';
import { CROWN, regionOf } from '../board/index.ts';
import { cardOf, characterOf } from '../editions/index.ts';
import { figureOf } from '../figure.ts';
import { cardsThat } from '../rules/character/numbers.ts';
import type { State } from '../state.ts';
import { hint } from './hints.ts';
import { worthOf } from './worth.ts';

/**
 * What decides a match, by a logistic regression over 7,340 positions from 450 matches of two heuristic bots, in 1986 and in the
 * Realm of Souls (docs/bots.md): what a unit of each adds to the logarithm of the odds. Strength counts more than twice as much
 * as Craft; a life in hand hardly counts before somebody commands, save the last one.
 */
const WEIGHTS = {
  life: 0.08,
  lastLife: -0.4,
  lifeOnceCommanded: 0.2,
  strength: 0.3,
  craft: 0.12,
  gold: 0.03,
  fate: 0.02,
  trophyPoint: 0.25,
  talisman: 0.25,
  object: 0.07,
  follower: 0.17,
  inner: 1.1,
  crown: 1.9,
  /** Dead, and without the life that opens the way back. */
  buried: -1,
  /** A new character that is still to come. */
  fresh: 1.5,
} as const;

/** Everybody's chance of winning, as far as what has been gathered tells. */
export function value(s: State): number[] {
  if (s.outcome) {
    const won = s.outcome.winners;
    return s.characters.map((_, seat) => (won.includes(seat) ? 1 / won.length : 0));
  }
  const powers = s.characters.map((c, seat) => (c.out ? 0 : Math.exp(logOdds(s, seat))));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

function logOdds(s: State, seat: Seat): number {
  const c = figureOf(s, seat);
  if (c.card === null) return WEIGHTS.fresh;
  // The dead return as what they were.
  const alive = hint(s, (bots) => bots.livingCard?.(s, seat));
  const dead = alive !== undefined;
  const { strength, craft } = dead ? characterOf(alive) : c;
  const points = c.trophies.reduce((sum, card) => sum + (cardOf(card).strength ?? cardOf(card).craft ?? 0), 0) / s.options.trophyPoints;
  const talismans = cardsThat(s, seat, 'enterValley');
  let sum = (WEIGHTS.life + (s.crownReached ? WEIGHTS.lifeOnceCommanded : 0)) * c.lives;
  sum += WEIGHTS.strength * strength + WEIGHTS.craft * craft + WEIGHTS.gold * c.gold + WEIGHTS.fate * c.fate + WEIGHTS.trophyPoint * points;
  if (talismans.length > 0) sum += WEIGHTS.talisman;
  for (const card of c.objects) if (!talismans.includes(card)) sum += WEIGHTS.object * worthOf(s, seat, card);
  for (const card of c.followers) sum += WEIGHTS.follower * worthOf(s, seat, card);
  if (regionOf(c.space) === 'inner') sum += WEIGHTS.inner;
  if (c.space === CROWN) sum += WEIGHTS.crown;
  if (dead ? c.lives < 1 : c.lives <= 1) sum += dead ? WEIGHTS.buried : WEIGHTS.lastLife;
  return sum;
}
