import type { Seat } from '@questhall/kernel';
import { ALL_SPACES, along, onRing, regionOf, type SpaceId, spaceOf } from '../board/index.ts';
import { atMost, duelOdds, fightOddsAt } from '../decisions/odds.ts';
import { cardOf, characterOf, doers } from '../editions/index.ts';
import { namesake } from '../editions/namesake.ts';
import type { Foe } from '../events.ts';
import { figureOf } from '../figure.ts';
import { reckon } from '../reckon.ts';
import { alive, craftOf, has, hasRoomFor, livesQuota, mayOwn, ownAbility, safeAt, strengthOf } from '../rules/character/numbers.ts';
import { foeValue } from '../rules/fight/creatures.ts';
import { placeOf } from '../rules/space/places.ts';
import { barredFromPortal } from '../rules/turn/movement.ts';
import type { State } from '../state.ts';
import { hint } from './hints.ts';
import type { Outlook } from './outlook.ts';
import { earnsTalisman, huntWorth, raidWorth, savesGold, taskWorth } from './quest.ts';
import { FATE, might, spoilsOfWar, worthOf } from './worth.ts';

/** What a life is worth to a character with so many of them. */
export const lifeWorth = (lives: number): number => (lives <= 1 ? 4 : lives === 2 ? 2.2 : lives === 3 ? 1.4 : 1);

/** Ready for the Inner Region: a Talisman, a fair chance of getting through, and the lives for it. */
export function readyForCrown(outlook: Outlook): boolean {
  outlook.ready ??= has(outlook.s, outlook.me, 'enterValley') && !barred(outlook) && strongEnough(outlook);
  return outlook.ready;
}

/** Whoever has a task left undone may not open the Portal (TDE-8.25); once through, it is free. */
const barred = ({ s, me }: Outlook): boolean => barredFromPortal(s, me) && spaceOf(figureOf(s, me).space).region !== 'inner';

/** A fair chance of getting through the Inner Region, and the lives for it. */
export function strongEnough({ s, me, taste }: Outlook): boolean {
  const { lives } = figureOf(s, me);
  // Once another commands from the Crown, waiting only costs lives.
  if (s.crownReached) return lives >= 2 || passage(s, me) >= taste.ready;
  return lives >= taste.lives && passage(s, me) >= taste.ready;
}

/** The chance of opening the Portal and of coming through the Crypt or the Mines behind it (T86-6.11.24, T86-6.14.5). */
export function passage(s: State, me: Seat): number {
  const strength = strengthOf(s, me);
  const craft = craftOf(s, me);
  const gate = Math.max(atMost(s, me, strength, 2), atMost(s, me, craft, has(s, me, 'portalDice') ? 1 : 2));
  return gate * Math.max(cryptOdds(s, me, strength), minesOdds(s, me, craft));
}

/** One who comes out at the Plain of Peril tries again. */
export const cryptOdds = (s: State, me: Seat, strength: number): number => through(s, me, strength, 3);

export function minesOdds(s: State, me: Seat, craft: number): number {
  const dice = has(s, me, 'minesDice') ? 2 : 3;
  return through(s, me, craft, dice);
}

function through(s: State, me: Seat, value: number, dice: number): number {
  const past = atMost(s, me, value, dice);
  return past / (1 - atMost(s, me, value + 1, dice) + past);
}

/** Its own might, reckoned once for each question. */
function mightOf(outlook: Outlook): number {
  outlook.might ??= might(outlook.s, outlook.me);
  return outlook.might;
}

/** Strong enough to leave the Outer Region. */
export const readyForMiddle = (outlook: Outlook): boolean =>
  (mightOf(outlook) >= outlook.taste.middle || outlook.s.crownReached) && figureOf(outlook.s, outlook.me).lives >= 2;

/** What ending a move on a space is worth, in lives: the cards there, the printed instruction, who stands there. */
export function placeWorth(outlook: Outlook, space: SpaceId): number {
  const { s, me } = outlook;
  let sum = spaceWorth(outlook, space);
  for (let other = 0; other < s.seats; other++) {
    if (other === me || figureOf(s, other).space !== space || !alive(s, other) || regionOf(space) === 'inner') continue;
    sum += Math.max(0, duelWorth(outlook, other));
  }
  return sum;
}

/** The same without whoever stands there. */
export function spaceWorth(outlook: Outlook, space: SpaceId): number {
  const { s, me, taste } = outlook;
  let sum = printedWorth(outlook, space) + cardsWorth(outlook, space);
  const loose = s.loose[space] ?? 0;
  if (loose > 0) sum += (savesGold(s, me) ? 1.2 : 0.3 * taste.greed) * loose;
  if (s.hexes.length > 0 && s.hexes.some((hex) => hex.space === space)) sum -= lifeWorth(figureOf(s, me).lives);
  return sum;
}

/** What attacking another character promises: a life or an Object of it against a life of one's own. */
export function duelWorth({ s, me, taste }: Outlook, other: number): number {
  const won = duelOdds(s, me, other, hint(s, (bots) => bots.duelStat?.(s, me, other)) ?? 'strength') + taste.nerve;
  const victim = figureOf(s, other);
  const loot = victim.objects.reduce((most, card) => (mayOwn(figureOf(s, me), card) ? Math.max(most, worthOf(s, me, card)) : most), 0);
  const prize = Math.max(lifeTaken(s, me, other), loot + 0.3);
  return taste.malice * (won * prize - (1 - won) * lifeWorth(figureOf(s, me).lives)) - 0.2;
}

function cardsWorth(outlook: Outlook, space: SpaceId): number {
  const { s, me, taste } = outlook;
  const lying = s.lying[space];
  if (lying === undefined || lying.length === 0) return 0;
  const c = figureOf(s, me);
  const beasts: Foe[] = [];
  const spirits: Foe[] = [];
  let goods = 0;
  let rest = 0;
  for (const card of lying) {
    const printed = cardOf(card);
    const visited = printed.type === 'stranger' || printed.type === 'place';
    if ((visited || printed.strength !== undefined || printed.craft !== undefined) && hint(s, (bots) => bots.ignores?.(s, me, card)))
      continue;
    if (printed.strength !== undefined) beasts.push({ card, value: foeValue(s, me, card, 'strength') });
    else if (printed.craft !== undefined) spirits.push({ card, value: foeValue(s, me, card, 'craft') });
    else if (visited) rest += visitWorth(outlook, printed.id);
    else goods += findWorth(outlook, card);
  }
  const life = lifeWorth(c.lives);
  let through = 1;
  let sum = 0;
  for (const foes of [beasts, spirits]) {
    if (foes.length === 0) continue;
    const stat = foes === beasts ? 'strength' : 'craft';
    const won = fightOddsAt(s, me, space, stat, foes) + taste.nerve;
    const value = foes.reduce((total, foe) => total + foe.value, 0);
    sum += won * (spoilsOfWar(s, me, stat, value) + huntWorth(s, me)) - (1 - won) * 0.9 * life;
    through *= won;
  }
  return sum + Math.max(0, through) * (goods + rest);
}

/** What it would take along: with full hands only what is better than the least that it carries. */
function findWorth({ s, me, taste }: Outlook, card: string): number {
  const c = figureOf(s, me);
  const { type, fee = 0 } = cardOf(card);
  if (fee > c.gold || !mayOwn(c, card)) return 0;
  if (type === 'follower' && (reckon(s).shunned(s, me) || !reckon(s).takes(s, me, card))) return 0;
  const worth = taste.greed * worthOf(s, me, card) + taskWorth(s, me, card);
  if (hasRoomFor(s, me, card)) return Math.max(0, worth);
  return Math.max(0, worth - SWAP - c.objects.reduce((least, one) => Math.min(least, worthOf(s, me, one)), Number.POSITIVE_INFINITY));
}

/** By how much something must be better to put another thing down for it. */
export const SWAP = 0.6;

/** Whoever is whole has nothing to get from a Healer. */
function visitWorth({ s, me }: Outlook, card: string): number {
  if (cardOf(card).meet?.some((effect) => effect.do === 'heal') && figureOf(s, me).lives >= livesQuota(s, me)) return 0;
  if (AWARDING.has(card) && !earnsTalisman(s, me)) return 0.1;
  return STAYING[namesake(card)] ?? 0.2;
}

const AWARDING = doers('awardTalisman');

/** What a life of another is worth to whoever may take one. */
export const lifeTaken = (s: State, me: Seat, other: Seat): number => 0.7 * lifeWorth(figureOf(s, other).lives) + raidWorth(s, me);

/** Strangers and places that stay: what a visit is worth to most. */
const STAYING: Readonly<Record<string, number>> = {
  'adv.fountain': 1.2,
  'adv.magic-stream': 1.2,
  'adv.pool': 1.2,
  'adv.hermit': 4,
  'adv.enchanter': 1,
  'adv.fairy': 1,
  'adv.phantom': 1,
  'adv.healer': 0.6,
  'adv.witch': 0.1,
  'adv.siren': -0.4,
  'adv.maze': -0.4,
  'adv.marsh': -0.4,
  'adv.shrine': 0.5,
  'adv.cave': 0.4,
  'adv.market': 0.4,
};

/** Whoever is mightier than this has little left to gain by growing. */
const MIGHTY = 10;

/** What the printed space promises. A draw is worth more to the mighty. */
function printedWorth(outlook: Outlook, space: SpaceId): number {
  const { s, me } = outlook;
  const c = figureOf(s, me);
  const { draw, cursed, runesBonus = 0 } = placeOf(s, space);
  const cards = s.lying[space] ?? [];
  const lying = hint(s, (bots) => bots.lyingFor?.(s, me, cards)) ?? cards.length;
  if (draw > lying) {
    const each = 0.3 + 0.12 * (Math.min(mightOf(outlook), MIGHTY) - 4) - 0.08 * runesBonus - (c.lives <= 1 ? 0.4 : 0) - (cursed ? 0.4 : 0);
    return each * (draw - lying) * (draw > 1 ? 0.85 : 1);
  }
  const hurt = livesQuota(s, me) - c.lives;
  const life = lifeWorth(c.lives);
  const healable = Math.min(hurt, c.gold);
  switch (space) {
    case 'O1':
      return Math.max(0.25 + (reckon(s).shunned(s, me) ? 1 : 0), 0.9 * healable * life, c.gold >= 2 && c.objects.length < 4 ? 0.8 : 0);
    case 'O3':
      if (c.alignment === 'good') return safeAt(s, me, 'graveyard') ? 0 : -life;
      return c.alignment === 'evil' ? Math.max(0.4, FATE * fateMissing(s, me)) : 0.5 * FATE * Math.min(fateMissing(s, me), c.gold);
    case 'O7':
      return c.alignment === 'evil'
        ? safeAt(s, me, 'chapel')
          ? 0
          : -life
        : c.alignment === 'good'
          ? Math.max(0.4, hurt * life)
          : 0.9 * healable * life;
    case 'O9':
      return has(s, me, 'skipRoll') ? 0.2 : -0.3;
    case 'O13':
      return Math.max(0.25, 0.9 * Math.min(2, healable) * life);
    case 'O19':
      return has(s, me, 'enterValley') ? -0.2 : 0.1;
    case 'O23':
      return has(s, me, 'skipRoll') ? 0.2 : -0.3;
    case 'M2':
      return c.gold > 0 ? -0.3 : -life;
    case 'M7':
      return -life / 3;
    case 'M9':
      return c.quest === 0 && reckon(s).mayHaveQuest(s, me) && !has(s, me, 'enterValley') ? 1.6 : 0;
    case 'M10':
    case 'M12':
      return safeAt(s, me, 'desert') ? 0 : -life;
    case 'M13':
      return 0.5 + (ownAbility(s, me, 'prayBonus') ? 0.4 : 0) - (c.lives <= 2 ? 0.5 : 0);
    case 'M16':
      return Math.max(
        0.1,
        0.9 * (reckon(s).doctorsFree(s, me) ? hurt : reckon(s).healedByEscort(s, me) > 0 ? Math.min(2, hurt) : healable) * life,
      );
    default:
      return 0;
  }
}

/** How much fate could still be got back. */
export function fateMissing(s: State, me: Seat): number {
  const { card, fate } = figureOf(s, me);
  return card === null ? 0 : Math.max(0, (characterOf(card).fate ?? 0) - fate);
}

/** How far it is to a space along the ring, the shorter way. */
export function distance(from: SpaceId, to: SpaceId): number {
  return DISTANCES.get(from)!.get(to)!;
}

/** By how much a space is nearer to the goal than another one. */
export function nearerBy(from: SpaceId, to: SpaceId, goal: SpaceId): number {
  // The way back is as long.
  const away = DISTANCES.get(goal)!;
  return away.get(from)! - away.get(to)!;
}

function reckoned(from: SpaceId, to: SpaceId): number {
  if (spaceOf(from).region !== spaceOf(to).region || !onRing(from)) return 99;
  for (let n = 0; n <= 12; n++) if (along(from, n) === to || along(from, -n) === to) return n;
  return 99;
}

/** The board never changes, so each distance is reckoned once. */
const DISTANCES: ReadonlyMap<SpaceId, ReadonlyMap<SpaceId, number>> = new Map(
  ALL_SPACES.map((from) => [from.id, new Map(ALL_SPACES.map((to) => [to.id, reckoned(from.id, to.id)]))]),
);
