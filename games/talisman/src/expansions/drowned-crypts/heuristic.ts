import { regionOf, type SpaceId } from '../../board/index.ts';
import type { Hints } from '../../expansion-rules.ts';
import { figureOf } from '../../figure.ts';
import type { Outlook } from '../../heuristic/outlook.ts';
import { lifeWorth, placeWorth } from '../../heuristic/places.ts';
import { has } from '../../rules/character/numbers.ts';
import { isCovered } from '../../rules/space/places.ts';
import type { State } from '../../state.ts';
import { isCrypt } from './rules.ts';
import { CHASM, SHAFT, VAULT } from './spaces.ts';

/** From so many lives on one goes down. */
const HALE = 3;

/** Whether it should go and ring: it can, and has lives to lose on the way. */
const wantsBell = (s: State, me: number): boolean =>
  s.options.tideBell && has(s, me, 'enterValley') && figureOf(s, me).lives >= HALE && !s.crownReached;

/** What the water of a space costs on average: nothing to whoever breathes in it. */
function waterAt({ s, me }: Outlook, space: SpaceId): number {
  const upTo = space === 'D2' ? 1 : space === 'D3' || space === VAULT ? 2 : 0;
  return has(s, me, 'breathe') ? 0 : (upTo / 6) * lifeWorth(figureOf(s, me).lives);
}

/** What the Treasury gives: half a coin, or a Spell, or Craft. */
const TREASURE = 0.9;

/** Going a step up or down: towards the bell for whoever wants it, up for whoever is hurt or has business on the Crown. */
function wayWorth(outlook: Outlook, to: SpaceId): number {
  const { s, me } = outlook;
  const { space, lives } = figureOf(s, me);
  const down = SHAFT.indexOf(to) > SHAFT.indexOf(space);
  const bell = wantsBell(s, me);
  const there = placeWorth(outlook, to) - waterAt(outlook, to) + (to === 'D3' ? TREASURE : 0);
  if (bell) return there + (down ? 3 : -3);
  if (s.crownReached || has(s, me, 'enterValley')) return there + (down ? -2 : 1);
  return there + (lives < HALE ? (down ? -2 : 1) : down ? 0 : 0.1);
}

/** What bots know of the Drowned Crypts. */
export const HINTS: Hints = {
  answer: (_, kind, __, id) => (kind === 'encounter' && id === 'bell' ? 3 : undefined),
  way: wayWorth,
  aim(s, me) {
    const { space } = figureOf(s, me);
    if (isCrypt(space)) return null;
    return wantsBell(s, me) && regionOf(space) === 'middle' && !isCovered(s, CHASM) ? CHASM : undefined;
  },
};
