import type { Seat } from '@questhall/kernel';
import { BRIDGEHEAD, regionOf, SENTINEL, type SpaceId } from '../../board/index.ts';
import { duelOdds, fightOdds } from '../../decisions/odds.ts';
import { cardOf } from '../../editions/index.ts';
import { lifeWorth } from '../../heuristic/places.ts';
import type { Scene } from '../../heuristic/scene.ts';
import { worthOf } from '../../heuristic/worth.ts';
import { craftOf, strengthOf } from '../../rules/numbers.ts';
import type { State } from '../../state.ts';
import type { Stat } from '../../vocabulary.ts';
import { ghostOf, isCursed } from './rules/who.ts';
import { KING_STRENGTH } from './setup.ts';

/** What is good for the dead, and for those who meet them. */

/** Where a ghost is heading: with a life, to its gravestone; over the bridge where that stands on the other bank. */
export function graveAim(s: State, me: Seat): SpaceId | null {
  const ghost = ghostOf(s, me);
  const c = s.characters[me]!;
  if (!ghost?.grave || c.lives < 1) return null;
  if (regionOf(ghost.grave) === regionOf(c.space)) return ghost.grave;
  return regionOf(c.space) === 'outer' ? SENTINEL : BRIDGEHEAD;
}

/** Whether the dead should cross the bridge now. */
export function ghostlyBridge(s: State, me: Seat): number {
  const ghost = ghostOf(s, me)!;
  const away = ghost.grave !== null && regionOf(ghost.grave) !== regionOf(s.characters[me]!.space);
  return away && s.characters[me]!.lives > 0 ? 1 : -0.2;
}

/** A fight with the King of the Dead: he has to be fought sooner or later. */
export function kingWorth({ s, me }: Scene, stat: Stat): number {
  const odds = fightOdds(s, me, stat, [{ creature: 'kingOfTheDead', value: KING_STRENGTH }]);
  return 0.5 + 6 * odds;
}

/** What an answer to a question of the Realm of Souls is worth. */
export function soulWorth(scene: Scene, about: Readonly<Record<string, unknown>> | undefined, id: string): number {
  const { s, me, taste } = scene;
  const c = s.characters[me]!;
  if (id.startsWith('wish')) return id === 'wishLife' ? 0.5 * lifeWorth(c.lives) : id === 'wishTeleport' ? 0.1 : 1;
  switch (about?.['what']) {
    case 'rise':
    case 'lift':
    case 'ditchDoom':
    case 'layToRest':
      return id === 'no' ? 0 : 1;
    case 'spiritEye':
      return id === 'no' ? 0 : lifeWorth(c.lives) - 0.6;
    case 'veilInstead':
      return id === 'no' ? 0 : -0.2;
    case 'weaponOfChoice':
      return 0.2 * (id === 'strength' ? strengthOf(s, me) : craftOf(s, me));
    case 'trial':
      return trialWorth(scene, Number(id.slice('seat:'.length)));
    case 'medium':
      return id === 'meet' ? 0 : 0.3 * taste.malice;
    case 'rakshasa':
      return id.startsWith('put:') ? -worthOf(s, me, id.slice(4)) : -1;
    case 'ditchFollower':
    case 'sacrificeObject':
    case 'sacrificeFollower':
      return (isCursed(id) ? 1 : 0) - worthOf(s, me, id);
    case 'secondDrop':
      return dreadOf(id);
    default:
      return 0;
  }
}

/** Lives are won by it, or one is lost. */
function trialWorth({ s, me }: Scene, other: Seat): number {
  const odds = duelOdds(s, me, other, 'craft');
  return odds * (s.characters[other]!.lives + 1) - (1 - odds) * lifeWorth(s.characters[me]!.lives);
}

/** How little one wants to meet a card. */
const dreadOf = (card: string): number => cardOf(card).craft ?? cardOf(card).strength ?? 0;
