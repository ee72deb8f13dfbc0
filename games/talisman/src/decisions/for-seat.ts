import type { Seat } from '@questhall/kernel';
import { isSpace } from '../board/index.ts';
import { figureOf } from '../figure.ts';
import { safeAt } from '../rules/character/numbers.ts';
import { holds } from '../rules/effects/plain.ts';
import { lookingAt } from '../rules/kit/looking.ts';
import { healsFree, isCovered } from '../rules/space/places.ts';
import type { State } from '../state.ts';
import type { Choice, Effect } from '../vocabulary.ts';

/** Whether an effect names a space that is not in play, and so does nothing (TDE-11.17). */
export const isIdle = (s: State, effect: Effect): boolean =>
  'to' in effect && typeof effect.to === 'string' && isSpace(effect.to) && isCovered(s, effect.to);

/** Whether an effect is done to Followers, and this character has none. */
export const wantsFollowers = (s: State, seat: Seat, { do: verb }: Effect): boolean =>
  (verb === 'loseFollower' || verb === 'rollForFollowers') && figureOf(s, seat).followers.length === 0;

/** Whether an effect takes a life of which something spares this character (desert, Chapel, Graveyard). */
const isSpared = (s: State, seat: Seat, effect: Effect): boolean =>
  effect.do === 'lose' && effect.safeAt !== undefined && safeAt(s, seat, effect.safeAt);

/** Whether something spares this character what would be done to it there. */
export const spared = (s: State, seat: Seat, effects: readonly Effect[]): boolean =>
  effects.some((effect) =>
    effect.do === 'byAlignment' ? spared(s, seat, effect[figureOf(s, seat).alignment] ?? []) : isSpared(s, seat, effect),
  );

/** What this character could choose: neither a Follower that it has not nor gold that it cannot pay. */
export const ableTo = (s: State, seat: Seat, of: readonly Choice[]): readonly Choice[] =>
  of.filter(({ then }) =>
    then.every((effect) => !wantsFollowers(s, seat, effect) && !(effect.do === 'pay' && effect.gold > figureOf(s, seat).gold)),
  );

/** The effect as it is for this character: of what alignments decide only its own part, what it need not pay for is free, and of a choice what it could choose. */
export function forSeat(s: State, seat: Seat, effect: Effect): readonly Effect[] {
  if (isIdle(s, effect) || wantsFollowers(s, seat, effect) || isSpared(s, seat, effect)) return [];
  if (effect.do === 'choose') {
    const able = ableTo(s, seat, effect.of);
    return able.length > 1 ? [{ ...effect, of: able }] : able.flatMap(({ then }) => then.flatMap((inner) => forSeat(s, seat, inner)));
  }
  if (effect.do === 'heal' && healsFree(s, seat)) return [{ ...effect, price: 0 }];
  if (effect.do !== 'byAlignment') return [effect];
  return (effect[figureOf(s, seat).alignment] ?? []).flatMap((inner) => forSeat(s, seat, inner));
}

/** All that would come of it for this character as it is now: conditions looked up, and what it may refuse taken as wanted. */
export function comesOf(s: State, seat: Seat, effects: readonly Effect[]): readonly Effect[] {
  return effects
    .flatMap((effect) => forSeat(s, seat, effect))
    .flatMap((effect) => {
      switch (effect.do) {
        case 'may':
          return comesOf(s, seat, effect.then);
        case 'if':
          return (effect.safe === 'maze' && safeAt(s, seat, 'maze')) || !holds(lookingAt(s), seat, effect.when)
            ? []
            : comesOf(s, seat, effect.then);
        case 'firstOnly':
          return holds(lookingAt(s), seat, effect.when) ? comesOf(s, seat, effect.then) : [];
        default:
          return [effect];
      }
    });
}
