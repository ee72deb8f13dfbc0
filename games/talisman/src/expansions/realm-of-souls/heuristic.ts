import type { Seat } from '@questhall/kernel';
import { BRIDGEHEAD, regionOf, SENTINEL, type SpaceId } from '../../board/index.ts';
import { duelOdds, fightOdds } from '../../decisions/odds.ts';
import { cardOf } from '../../editions/index.ts';
import type { Hints } from '../../expansion-rules.ts';
import { figureOf } from '../../figure.ts';
import type { Outlook } from '../../heuristic/outlook.ts';
import { lifeWorth } from '../../heuristic/places.ts';
import { worthOf } from '../../heuristic/worth.ts';
import { craftOf, strengthOf } from '../../rules/character/numbers.ts';
import type { State } from '../../state.ts';
import type { Stat } from '../../vocabulary.ts';
import { ASKED } from './asked.ts';
import { ghostOf, isGhost, isVeil } from './rules/who.ts';
import { KING_STRENGTH } from './setup.ts';
import type { SoulQuestion } from './state.ts';

/** What is good for the dead, and for those who meet them. */

/** Where a ghost is heading: with a life, to its gravestone; over the bridge where that stands on the other bank. */
function graveAim(s: State, me: Seat): SpaceId | null {
  const ghost = ghostOf(s, me);
  const c = figureOf(s, me);
  if (!ghost?.grave || c.lives < 1) return null;
  if (regionOf(ghost.grave) === regionOf(c.space)) return ghost.grave;
  return regionOf(c.space) === 'outer' ? SENTINEL : BRIDGEHEAD;
}

/** Whether the dead should cross the bridge now. */
function ghostlyBridge(s: State, me: Seat): number {
  const ghost = ghostOf(s, me)!;
  const away = ghost.grave !== null && regionOf(ghost.grave) !== regionOf(figureOf(s, me).space);
  return away && figureOf(s, me).lives > 0 ? 1 : -0.2;
}

/** A fight with the King of the Dead: he has to be fought sooner or later. */
function kingWorth({ s, me }: Outlook, stat: Stat): number {
  const odds = fightOdds(s, me, stat, [{ creature: 'kingOfTheDead', value: KING_STRENGTH }]);
  return 0.5 + 6 * odds;
}

/** What an answer to a question of the Realm of Souls is worth. */
function soulWorth(outlook: Outlook, kind: SoulQuestion, id: string): number {
  const { s, me, taste } = outlook;
  const c = figureOf(s, me);
  switch (kind) {
    case 'giftOne':
      if (!id.startsWith('wish')) return 0;
      return id === 'wishLife' ? 0.5 * lifeWorth(c.lives) : id === 'wishTeleport' ? 0.1 : 1;
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
      return trialWorth(outlook, Number(id.slice('seat:'.length)));
    case 'medium':
      return id === 'meet' ? 0 : 0.3 * taste.malice;
    case 'rakshasa':
      return id.startsWith('put:') ? -worthOf(s, me, id.slice(4)) : -1;
    case 'ditchFollower':
    case 'sacrificeObject':
    case 'sacrificeFollower':
      return (cardOf(id).cursed ? 1 : 0) - worthOf(s, me, id);
    case 'secondDrop':
      return dreadOf(id);
    default:
      return 0;
  }
}

/** Lives are won by it, or one is lost. */
function trialWorth({ s, me }: Outlook, other: Seat): number {
  const odds = duelOdds(s, me, other, 'craft');
  return odds * (figureOf(s, other).lives + 1) - (1 - odds) * lifeWorth(figureOf(s, me).lives);
}

/** How little one wants to meet a card. */
const dreadOf = (card: string): number => cardOf(card).craft ?? cardOf(card).strength ?? 0;

/** A ghost's first life opens the way back; the others are those with which it returns (TDE-11.12e). */
const FIRST_LIFE = 2.5;
const NEXT_LIFE = 1.2;

/** What bots know of the Realm of Souls. */
export const HINTS: Hints = {
  answer(outlook, kind, _about, id) {
    if (kind in ASKED) return soulWorth(outlook, kind as SoulQuestion, id);
    if (kind !== 'encounter') return undefined;
    if (id === 'throne') return 2;
    if (id.startsWith('king:')) return kingWorth(outlook, id === 'king:strength' ? 'strength' : 'craft');
    return id.startsWith('moveGrave:') ? -0.3 : undefined;
  },
  aim: (s, me) => (isGhost(s, me) ? graveAim(s, me) : undefined),
  bridge: (s, me) => (isGhost(s, me) ? ghostlyBridge(s, me) : undefined),
  duelStat: (s, me, other) => (isGhost(s, me) || isGhost(s, other) ? 'craft' : undefined),
  // The dead meet no Enemy and no Stranger of the living.
  ignores: (s, me, card) => isGhost(s, me) && !isVeil(card),
  lyingFor: (s, me, lying) => (isGhost(s, me) ? lying.filter(isVeil).length : undefined),
  spoils: (s, me) => (isGhost(s, me) ? (figureOf(s, me).lives < 1 ? FIRST_LIFE : NEXT_LIFE) : undefined),
  livingCard(s, seat) {
    const ghost = ghostOf(s, seat);
    return ghost?.away === 0 ? ghost.character : undefined;
  },
};
