import { ALL_SPACES, along, BRIDGEHEAD, CROWN, PORTAL, type Region, regionOf, SENTINEL, type SpaceId, WARLOCK } from '../board/index.ts';
import { duelOdds, fightOddsAt } from '../decisions/odds.ts';
import { doers, givers } from '../editions/index.ts';
import { figureOf } from '../figure.ts';
import { reckon } from '../reckon.ts';
import { cardsThat, has, livesQuota, mayOwn, movesOne } from '../rules/character/numbers.ts';
import { barredFromPortal, sentinelOf } from '../rules/turn/movement.ts';
import { hint } from './hints.ts';
import type { Outlook } from './outlook.ts';
import { distance, lifeWorth, nearerBy, placeWorth, readyForCrown, readyForMiddle, strongEnough } from './places.ts';
import { talismanLeft, taskOf, taskWorth } from './quest.ts';

/** The Talismans, and who has one to give. */
const TALISMANS = givers('enterValley');
const AWARDING = doers('awardTalisman');

/** The spaces of each region. */
const SPACES_OF: ReadonlyMap<Region, readonly SpaceId[]> = new Map(
  ALL_SPACES.map(({ region }) => [region, ALL_SPACES.flatMap((space) => (space.region === region ? [space.id] : []))]),
);

/** Where the character is heading: a space to come closer to, or null where every way is as good. */
export function aim(outlook: Outlook): SpaceId | null {
  if (outlook.goal === undefined) outlook.goal = aimed(outlook);
  return outlook.goal;
}

function aimed(outlook: Outlook): SpaceId | null {
  const { s, me } = outlook;
  const c = figureOf(s, me);
  const region = regionOf(c.space);
  if (region === 'inner') return null;
  const other = hint(s, (bots) => bots.aim?.(s, me));
  if (other !== undefined) return other;
  if (hopeless(outlook)) return null;
  if (c.lives <= 1 && !s.crownReached) {
    const cure = healer(outlook);
    if (cure) return cure;
  }
  // Nobody passes the Portal with a task left undone (TDE-8.25).
  if (mayReachCrown(outlook) && barredFromPortal(s, me)) return errand(outlook) ?? prey(outlook);
  if (readyForCrown(outlook) || impatient(outlook)) return region === 'outer' ? SENTINEL : PORTAL;
  if (!s.crownReached && has(s, me, 'moveOne')) return overTheRiver(outlook);
  if (mayReachCrown(outlook)) return c.lives < outlook.taste.lives ? healer(outlook) : null;
  const lost = talismanOnTheBoard(outlook) ?? errand(outlook) ?? prey(outlook);
  if (lost) return lost;
  if (fetched(outlook) !== null) return region === 'outer' ? SENTINEL : PORTAL;
  if (region === 'outer') return readyForMiddle(outlook) ? SENTINEL : null;
  return c.quest === 0 ? WARLOCK : null;
}

/** Whoever is slowed until it crosses the river goes to the bridge, from the outer bank only with a chance against the Sentinel. */
function overTheRiver({ s, me }: Outlook): SpaceId | null {
  if (regionOf(figureOf(s, me).space) === 'middle') return BRIDGEHEAD;
  return fightOddsAt(s, me, SENTINEL, 'strength', [sentinelOf(s)]) >= 0.25 ? SENTINEL : null;
}

/** Turns of each, after which a match that somebody already commands is not drawn out any more. */
const PATIENCE = 120;

/**
 * Whether it cannot win any more: another commands from the Crown, and there is no Talisman left to be had. Who still
 * healed himself then would only keep everybody waiting.
 */
export function hopeless(outlook: Outlook): boolean {
  // Before somebody stands on the Crown nobody is.
  if (!outlook.s.crownReached) return false;
  outlook.hopeless ??= isHopeless(outlook);
  return outlook.hopeless;
}

function isHopeless(outlook: Outlook): boolean {
  const { s, me } = outlook;
  if (!isCommanded(s, me)) return false;
  // Nor is there an end to waiting for one's luck.
  const late = s.turn.n > PATIENCE * s.seats;
  if (mayReachCrown(outlook)) return barredFromPortal(s, me) && (late || !mayRaid(s, me));
  if (late) return true;
  // A task of the Warlock would take longer than the lives last.
  if (figureOf(s, me).quest === 0 && talismanLeft(s)) return false;
  for (const space in s.lying) if (s.lying[space as SpaceId]!.some((card) => TALISMANS.has(card))) return false;
  return true;
}

/** Whether the task in hand can be done yet: nobody takes a life from one who stands on the Crown. */
const mayRaid = (s: Outlook['s'], me: number): boolean =>
  figureOf(s, me).quest !== 1 || s.characters.some((c, seat) => seat !== me && c.card !== null && c.space !== CROWN);

const isCommanded = (s: Outlook['s'], me: number): boolean =>
  s.characters.some((c, seat) => seat !== me && c.card !== null && c.space === CROWN);

/** Whoever has a Talisman and is commanded for that long goes, whole or not: to be healed again and again ends nothing. */
function impatient(outlook: Outlook): boolean {
  const { s, me } = outlook;
  return s.crownReached && s.turn.n > PATIENCE * s.seats && mayReachCrown(outlook) && isCommanded(s, me);
}

/** Whether it has a Talisman, though it may not work on this very space (the Cursed Glade). */
function mayReachCrown(outlook: Outlook): boolean {
  outlook.reaches ??=
    has(outlook.s, outlook.me, 'enterValley') || figureOf(outlook.s, outlook.me).objects.some((card) => TALISMANS.has(card));
  return outlook.reaches;
}

/** Where lives are given back, if the character can have some there. */
function healer({ s, me }: Outlook): SpaceId | null {
  const c = figureOf(s, me);
  if (c.lives >= livesQuota(s, me)) return null;
  if (regionOf(c.space) === 'middle')
    return c.gold > 0 || reckon(s).doctorsFree(s, me) || reckon(s).healedByEscort(s, me) > 0 ? 'M16' : null;
  if (c.alignment === 'good') return 'O7';
  if (c.gold === 0) return null;
  const places: readonly SpaceId[] = c.alignment === 'neutral' ? ['O1', 'O7', 'O13'] : ['O1', 'O13'];
  return places.reduce((best, one) => (distance(c.space, one) < distance(c.space, best) ? one : best));
}

/** A Talisman that somebody left lying in this region, or somebody who has one to give (the Hermit). */
function talismanOnTheBoard({ s, me }: Outlook): SpaceId | null {
  const region = regionOf(figureOf(s, me).space);
  // Mostly nothing does, which the spaces of the region say sooner than all that lies about.
  const spaces = SPACES_OF.get(region)!;
  for (let i = 0; i < spaces.length; i++) {
    if (!givesTalisman(s, spaces[i]!)) continue;
    for (const space in s.lying) if (regionOf(space as SpaceId) === region && givesTalisman(s, space as SpaceId)) return space as SpaceId;
  }
  return null;
}

/** Whether a Talisman lies there, or somebody who has one to give. */
function givesTalisman(s: Outlook['s'], space: SpaceId): boolean {
  const cards = s.lying[space];
  if (cards === undefined) return false;
  for (const card of cards) if (TALISMANS.has(card) || (AWARDING.has(card) && talismanLeft(s))) return true;
  return false;
}

/** Somebody to be beaten in this region for a Talisman: for the Warlock's task, or where nobody else has one to give. */
function prey({ s, me, taste }: Outlook): SpaceId | null {
  const c = figureOf(s, me);
  const hunts = taskOf(s, me) === 1;
  if (!hunts && talismanLeft(s)) return null;
  let found: SpaceId | null = null;
  let across = false;
  for (let other = 0; other < s.seats; other++) {
    const victim = figureOf(s, other);
    if (other === me || victim.card === null || regionOf(victim.space) === 'inner') continue;
    if (!hunts && !victim.objects.some((card) => TALISMANS.has(card))) continue;
    if (duelOdds(s, me, other, 'strength') + taste.nerve < 0.4) continue;
    if (regionOf(victim.space) !== regionOf(c.space)) across = true;
    else if (found === null || distance(c.space, victim.space) < distance(c.space, found)) found = victim.space;
  }
  if (found !== null || !across) return found;
  return regionOf(c.space) === 'outer' ? SENTINEL : BRIDGEHEAD;
}

/** Where something lies in this region that fulfils the Warlock's task: the nearest. */
function errand({ s, me }: Outlook): SpaceId | null {
  if (taskOf(s, me) < 3) return null;
  const { space: here } = figureOf(s, me);
  let found: SpaceId | null = null;
  for (const place in s.lying) {
    const space = place as SpaceId;
    if (regionOf(space) !== regionOf(here) || !s.lying[space]!.some((card) => taskWorth(s, me, card) > 0 && mayOwn(figureOf(s, me), card)))
      continue;
    if (found === null || distance(here, space) < distance(here, found)) found = space;
  }
  return found;
}

/**
 * The space of the Inner Region from which it fetches a Talisman, where the Warlock has none left: somebody died there. Null
 * where there is none, or it is not strong enough to go in.
 */
export function fetched(outlook: Outlook): SpaceId | null {
  const { s, me } = outlook;
  if (mayReachCrown(outlook) || talismanLeft(s) || barredFromPortal(s, me) || !strongEnough(outlook)) return null;
  return INSIDE.find((space) => s.lying[space]?.some((card) => TALISMANS.has(card))) ?? null;
}

/** The Inner Region as far as one comes without a Talisman: the Plain of Peril and both ways from there. */
const INSIDE: readonly SpaceId[] = ['I1', 'I2', 'I8', 'I3', 'I7', 'I4', 'I6'];
const BRANCHES: readonly (readonly SpaceId[])[] = [
  ['I2', 'I3', 'I4'],
  ['I8', 'I7', 'I6'],
];

/** Whether a step leads to where the Talisman lies. */
export function leadsTo(to: SpaceId, target: SpaceId): boolean {
  const branch = BRANCHES.find((one) => one.includes(to));
  return branch !== undefined && branch.indexOf(target) >= branch.indexOf(to);
}

/** What ending on a space is worth, with the way that it brings one closer to the aim. */
export function destinationWorth(outlook: Outlook, to: SpaceId): number {
  const goal = aim(outlook);
  const place = placeWorth(outlook, to);
  if (!goal && hopeless(outlook)) return -place;
  if (!goal) return place;
  outlook.bound ??= regionOf(goal);
  if (outlook.bound !== regionOf(to)) return place;
  const here = figureOf(outlook.s, outlook.me).space;
  if (movesOne(outlook.s, outlook.me)) return place + toil(outlook, here, goal) - toil(outlook, to, goal);
  const nearer = nearerBy(here, to, goal);
  if (impatient(outlook)) return nearer;
  // Once somebody commands from the Crown, whoever dallies is lost.
  return outlook.s.crownReached ? 0.3 * place + 0.8 * nearer : place + outlook.taste.pull * nearer;
}

/** What a turn is worth to whoever goes one space in each, in lives. */
const PLOD = 0.5;

/**
 * What the way to a space of the same ring costs whoever goes one space a turn: it ends on every space on the way and meets
 * what is there. The cheaper way round counts, even where the other is shorter: who only looked at the next space would stand
 * before a bad one for ever.
 */
function toil(outlook: Outlook, from: SpaceId, goal: SpaceId): number {
  const last = figureOf(outlook.s, outlook.me).lives <= 1;
  let least = Number.POSITIVE_INFINITY;
  for (const sign of [1, -1]) {
    let cost = 0;
    for (let at = from; at !== goal && cost < least; ) {
      at = along(at, sign);
      const harm = at === goal ? 0 : harmAt(outlook, at);
      cost += PLOD + (last ? 3 * harm : harm);
    }
    least = Math.min(least, cost);
  }
  return least;
}

/** What ending a turn on a space would cost, reckoned once for each question. */
function harmAt(outlook: Outlook, space: SpaceId): number {
  outlook.harms ??= new Map();
  let harm = outlook.harms.get(space);
  if (harm === undefined) {
    harm = Math.max(0, -placeWorth(outlook, space));
    outlook.harms.set(space, harm);
  }
  return harm;
}

/** Going into the Middle Region over the bridge, given the chance to get past the Sentinel. */
export function bridgeWorth(outlook: Outlook, odds: number): number {
  // Once somebody commands from the Crown, standing before the bridge is dying before it.
  if (outlook.s.crownReached && aim(outlook) === SENTINEL) return 2;
  const { lives } = figureOf(outlook.s, outlook.me);
  const wants = readyForCrown(outlook)
    ? 2.5
    : aim(outlook) === SENTINEL
      ? 1.4
      : readyForMiddle(outlook) && !mayReachCrown(outlook)
        ? 1.4
        : -0.6;
  return (
    (odds + outlook.taste.nerve) * wants -
    (1 - odds) * 0.9 * lifeWorth(lives) +
    (cardsThat(outlook.s, outlook.me, 'armour').length > 0 ? 0.1 : 0)
  );
}

/** Going through the Portal. */
export function portalWorth(outlook: Outlook, odds: number): number {
  return readyForCrown(outlook) || impatient(outlook) || fetched(outlook) !== null ? 5 * odds - 0.6 * (1 - odds) : -3;
}
