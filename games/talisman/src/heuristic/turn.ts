import { along, BRIDGEHEAD, CROWN, onRing, PLAIN, PORTAL, regionOf, SENTINEL, type SpaceId, spaceOf } from '../board/index.ts';
import { atMost, duelOdds, fightOdds, fightOddsAt } from '../decisions/odds.ts';
import { cardOf, rulesOf } from '../editions/index.ts';
import { figureOf } from '../figure.ts';
import { reckon } from '../reckon.ts';
import { craftOf, has, loadOf, strengthOf } from '../rules/character/numbers.ts';
import { isCovered } from '../rules/space/places.ts';
import { routes, sentinelOf } from '../rules/turn/movement.ts';
import { aim, bridgeWorth, destinationWorth, fetched, leadsTo, portalWorth } from './goals.ts';
import { hint } from './hints.ts';
import type { Outlook, Way } from './outlook.ts';
import { cryptOdds, duelWorth, lifeTaken, lifeWorth, minesOdds, placeWorth, readyForCrown, readyForMiddle, spaceWorth } from './places.ts';
import { burdened } from './quest.ts';
import { spellWorth } from './spells.ts';
import { might, worthOf } from './worth.ts';

const cut = (id: string): [string, string] => {
  const at = id.indexOf(':');
  return at < 0 ? [id, ''] : [id.slice(0, at), id.slice(at + 1)];
};

/** Worth of one option at the start or the end of a turn, in lives; doing nothing is 0. */
export function turnWorth(outlook: Outlook, id: string): number {
  const { s, me } = outlook;
  if (id === 'roll' || id === 'step' || id === 'done') return 0;
  const c = figureOf(s, me);
  const [what, rest] = cut(id);
  switch (what) {
    case 'trade':
      return 3;
    case 'deliver':
      return 4;
    case 'cast':
      return spellWorth(outlook, rest);
    case 'raft':
      return rideWorth(outlook, rest as SpaceId) + (regionOf(c.space) === 'outer' && readyForMiddle(outlook) ? 1.2 : -0.8);
    case 'ride':
    case 'woods':
      return rideWorth(outlook, rest as SpaceId);
    case 'build':
      return regionOf(c.space) === 'outer' && readyForMiddle(outlook) && fightOddsAt(s, me, SENTINEL, 'strength', [sentinelOf(s)]) < 0.4
        ? 0.3 - (rulesOf(s).raftIsCard ? leastOfTooMuch(outlook) : 0)
        : -1;
    case 'act':
      return c.space === CROWN || c.lives > 1 || s.crownReached ? 1 : innerOdds(outlook, c.space) - 0.4;
    case 'to':
      return regionOf(rest as SpaceId) === 'inner' ? innerWorth(outlook, rest as SpaceId) : wayWorth(outlook, rest as SpaceId);
    case 'back':
      // Without a Talisman the way ends before the Valley: out, and to another one.
      if (!has(s, me, 'enterValley')) return mayFetch(outlook, c.space) ? -1 : 1;
      if (s.crownReached) return -1;
      return c.lives <= 1 && c.space !== CROWN && c.space !== PLAIN ? 0.5 : c.space === PLAIN && !readyForCrown(outlook) ? 0.5 : -0.5;
    case 'leave':
      return silencedOnCrown(outlook) ? 3 : -1;
    case 'shed':
      return burdened(s, me) ? 2 : -1;
    case 'align':
      return alignWorth(outlook, rest);
    default:
      return -1; // leaving, selling, drinking: never for its own sake
  }
}

/** What has to be given up for one Object more: the least that is carried where no room is left. */
function leastOfTooMuch({ s, me }: Outlook): number {
  const { n, limit } = loadOf(s, me);
  return limit === null || n < limit ? 0 : Math.min(...figureOf(s, me).objects.map((card) => worthOf(s, me, card)));
}

/** On the Crown with a card that forbids to cast (the Amulet) and can be put down: it has to go, or nobody is ever commanded. */
const silencedOnCrown = ({ s, me }: Outlook): boolean =>
  figureOf(s, me).space === CROWN &&
  reckon(s)
    .silencers(s, me)
    .some((card) => !cardOf(card).cursed);

/**
 * Going by a way off the rings: what an expansion tells of it, else what lies there. Where there is nothing to roll, one way
 * has to be gone: the best of them is worth as much as a roll elsewhere, or a bot would rather sell for ever.
 */
function wayWorth(outlook: Outlook, to: SpaceId): number {
  const { s, me } = outlook;
  const worth = (way: SpaceId): number => hint(s, (bots) => bots.way?.(outlook, way)) ?? placeWorth(outlook, way);
  if (onRing(figureOf(s, me).space)) return worth(to);
  const ways = reckon(s).ways(s, me);
  return worth(to) - Math.max(...ways.map((way) => worth(way.to)));
}

/** A sure way to a space against what a roll promises: the better way of each number on the die. */
function rideWorth(outlook: Outlook, to: SpaceId): number {
  if (outlook.roll === undefined) {
    const { space } = figureOf(outlook.s, outlook.me);
    let sum = 0;
    if (onRing(space))
      for (let n = 1; n <= 6; n++) sum += Math.max(destinationWorth(outlook, along(space, n)), destinationWorth(outlook, along(space, -n)));
    outlook.roll = sum / 6;
  }
  return destinationWorth(outlook, to) - outlook.roll;
}

/** Whether the way to a Talisman that lies in the Inner Region goes on by this space. */
function mayFetch(outlook: Outlook, space: SpaceId): boolean {
  const target = fetched(outlook);
  return target !== null && (space === PLAIN ? target !== PLAIN : leadsTo(space, target));
}

/** Stepping on towards the Crown. */
function innerWorth(outlook: Outlook, to: SpaceId): number {
  const { s, me } = outlook;
  const c = figureOf(s, me);
  if (to === CROWN) return 5;
  if (!has(s, me, 'enterValley')) return mayFetch(outlook, to) ? 1 + innerOdds(outlook, to) : -1;
  if (c.space === PLAIN) {
    if (!readyForCrown(outlook)) return -0.5;
    const better = cryptOdds(s, me, strengthOf(s, me)) - minesOdds(s, me, craftOf(s, me));
    return to === 'I8' ? 1 + 3 * better : 1 - 3 * better;
  }
  return 1 + innerOdds(outlook, to) - (c.lives <= 1 && !s.crownReached ? 1 : 0);
}

/** Getting past an Inner space unhurt. */
function innerOdds({ s, me }: Outlook, space: SpaceId): number {
  switch (spaceOf(space).inner) {
    case 'werewolf':
      return fightOdds(s, me, 'strength', [{ creature: 'werewolf', value: figureOf(s, me).werewolf || 7 }]);
    case 'pits':
      return fightOdds(s, me, 'strength', [{ creature: 'lizardMan', value: 4 }]) ** 3;
    case 'crypt':
      return cryptOdds(s, me, strengthOf(s, me));
    case 'mines':
      return minesOdds(s, me, craftOf(s, me));
    case 'vampire':
      return figureOf(s, me).lives > 3 ? 0.5 : 0;
    default:
      return 0.5;
  }
}

/** The Druid: good to be healed in the Chapel, evil never to be hurt by the Devil; mostly let it be. */
function alignWorth({ s, me }: Outlook, to: string): number {
  const c = figureOf(s, me);
  if (c.space === 'O7') return to === 'good' ? 0.5 : -1;
  return -0.4;
}

/** The way of this name. By a loop of its own, since such lists are asked in every move. */
function wayCalled(ways: readonly Way[], id: string): Way | undefined {
  for (let i = 0; i < ways.length; i++) if (ways[i]!.id === id) return ways[i];
  return undefined;
}

/** Which way to go. */
export function directionWorth(outlook: Outlook, id: string, steps: number, crossed: boolean): number {
  const { s, me } = outlook;
  const c = figureOf(s, me);
  outlook.routes ??= routes(c.space, steps, crossed);
  const way = wayCalled(outlook.routes, id);
  if (!way) return 0;
  if (id === 'bridge') {
    const other = hint(s, (bots) => bots.bridge?.(s, me));
    if (other !== undefined) return other;
    if (regionOf(c.space) === 'middle')
      return has(s, me, 'moveOne') || aim(outlook) === BRIDGEHEAD
        ? 1.5
        : readyForMiddle(outlook) && !has(s, me, 'enterValley')
          ? -0.8
          : might(s, me) < 4
            ? 0.6
            : -0.3;
    return bridgeWorth(outlook, fightOddsAt(s, me, SENTINEL, 'strength', [sentinelOf(s)]));
  }
  if (id.startsWith('portal:')) {
    if (isCovered(s, PORTAL)) return portalWorth(outlook, 1);
    const craft = id === 'portal:craft';
    return portalWorth(outlook, atMost(s, me, craft ? craftOf(s, me) : strengthOf(s, me), craft && has(s, me, 'portalDice') ? 1 : 2));
  }
  const { path } = way;
  return destinationWorth(outlook, path.length > 0 ? path[path.length - 1]! : c.space);
}

/** Whom or what to meet. */
export function encounterWorth(outlook: Outlook, id: string): number {
  const { s, me, taste } = outlook;
  const [what, rest] = cut(id);
  const { space } = figureOf(s, me);
  if (what === 'cast') return spellWorth(outlook, rest);
  if (what === 'space') return regionOf(space) === 'inner' ? 0 : spaceWorth(outlook, space);
  if (what === 'command') return 2;
  const other = hint(s, (bots) => bots.answer?.(outlook, 'encounter', undefined, id));
  if (other !== undefined) return other;
  // Putting things down never gets one any further.
  if (what === 'leave') return -20;
  const target = Number(rest);
  const victim = figureOf(s, target);
  const life = lifeWorth(figureOf(s, me).lives);
  switch (what) {
    case 'psychic': {
      const prize = Math.max(lifeTaken(s, me, target), ...victim.objects.map((card) => worthOf(s, me, card)));
      return taste.malice * ((duelOdds(s, me, target, 'craft') + taste.nerve) * prize - (1 - duelOdds(s, me, target, 'craft')) * life);
    }
    case 'assassinate':
      return taste.malice * (duelOdds(s, me, target, 'strength', true) * lifeTaken(s, me, target) - 0.2);
    case 'steal':
      return taste.greed * Math.max(0.3, ...victim.objects.map((card) => worthOf(s, me, card)));
    case 'beguile': {
      const from = reckon(s).beguilesFrom(s, me, target) ?? 7;
      return taste.greed * ((7 - from) / 6) * Math.max(0.3, ...victim.objects.map((card) => worthOf(s, me, card)));
    }
    case 'takeFollowers':
      return Math.max(0.2, ...victim.followers.map((card) => worthOf(s, me, card)));
    default:
      return duelWorth(outlook, target);
  }
}
