import type { Seat } from '@questhall/kernel';
import { isSpace, regionOf, type SpaceId } from '../board/index.ts';
import { fightOdds } from '../decisions/odds.ts';
import { cardOf } from '../editions/index.ts';
import { namesake } from '../editions/namesake.ts';
import { figureOf } from '../figure.ts';
import { craftOf, livesQuota } from '../rules/character/numbers.ts';
import { chanceToWin, duelSheet, fightSheet, preparedAgainst, runesAt } from '../rules/fight/sheet.ts';
import { prepared } from '../rules/fight/sides.ts';
import type { Change } from '../state.ts';
import type { Outlook } from './outlook.ts';
import { lifeWorth, placeWorth } from './places.ts';
import { standingOf, worthOf } from './worth.ts';

/** The strongest of the others, or -1 where there is nobody. */
export function rival(outlook: Outlook): Seat {
  outlook.rival ??= strongest(outlook);
  return outlook.rival;
}

function strongest({ s, me }: Outlook): Seat {
  let best = -1;
  let most = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    if (seat === me || figureOf(s, seat).card === null) continue;
    const standing = standingOf(s, seat);
    if (best >= 0 && !(standing > most)) continue;
    best = seat;
    most = standing;
  }
  return best;
}

/** What casting a Spell now is worth, in lives; keeping it is worth about 0.4. */
export function spellWorth(outlook: Outlook, spell: string): number {
  const { s, me } = outlook;
  const c = figureOf(s, me);
  const hurt = livesQuota(s, me) - c.lives;
  switch (namesake(spell)) {
    case 'sp.healing':
      return hurt >= 2 ? 0.8 * hurt : -0.6;
    case 'sp.acquisition':
      return bestTheft(outlook) - 0.4;
    case 'sp.mesmerism':
      return bestFollower(outlook) - 0.4;
    case 'sp.temporal-warp':
      return 0.8;
    case 'sp.random':
      return c.lives > 0 && rivalIsAhead(outlook) ? 0.2 : -0.3;
    case 'sp.nullify':
      return Math.max(...s.characters.map((other, seat) => (seat === me ? 0 : 0.5 * other.spells.length))) - 0.5;
    case 'sp.hex':
      return 0.1;
    case 'sp.destruction':
    case 'sp.displacement':
      return worstCard(outlook) - 0.4;
    case 'sp.teleport':
    case 'sp.water-walking':
      return bestRide(outlook) - 0.6;
    case 'sp.psionic-blast':
      return psionicWorth(outlook);
    case 'sp.immobility':
      return foeWorth(outlook);
    case 'sp.invisibility':
      return foeWorth(outlook) - 0.1;
    case 'sp.divination':
      return -0.2;
    default:
      return -0.5;
  }
}

const rivalIsAhead = (outlook: Outlook): boolean => {
  const other = rival(outlook);
  return other >= 0 && standingOf(outlook.s, other) > standingOf(outlook.s, outlook.me);
};

const bestTheft = ({ s, me }: Outlook): number =>
  Math.max(
    0,
    ...s.characters.flatMap((c, seat) => (seat === me ? [] : [c.gold > 0 ? 0.3 : 0, ...c.objects.map((card) => worthOf(s, me, card))])),
  );

const bestFollower = ({ s, me }: Outlook): number =>
  Math.max(0, ...s.characters.flatMap((c, seat) => (seat === me ? [] : c.followers.map((card) => worthOf(s, me, card)))));

function worstCard({ s, me }: Outlook): number {
  const { space } = figureOf(s, me);
  const life = lifeWorth(figureOf(s, me).lives);
  return Math.max(
    0,
    ...(s.lying[space] ?? []).map((card) => ((cardOf(card).strength ?? cardOf(card).craft ?? 0) > craftOf(s, me) + 3 ? 0.8 * life : 0)),
  );
}

function bestRide(outlook: Outlook): number {
  const { s, me } = outlook;
  const region = regionOf(figureOf(s, me).space);
  const targets: SpaceId[] = region === 'outer' ? ['O1', 'O7', 'O13'] : region === 'middle' ? ['M9', 'M13', 'M16'] : [];
  return Math.max(0, ...targets.map((space) => placeWorth(outlook, space)));
}

/** Psionic Blast: what the Craft adds to the odds of the fight that is under way. */
function psionicWorth({ s, me, fight }: Outlook): number {
  if (fight?.stat !== 'strength') return -0.5;
  const other = fight.target === null ? -1 : fight.seat === me ? fight.target : fight.seat;
  const side = preparedAgainst(s, me, 'strength', fight.foes);
  const sheet =
    other < 0
      ? fightSheet(s, me, 'strength', fight.foes, side, runesAt(s, me), false)
      : duelSheet(s, me, other, 'strength', [side, prepared(s, other, 'strength', false)], false);
  const blasting = { ...sheet, mine: { ...sheet.mine, base: sheet.mine.base + craftOf(s, me) } };
  const gain = chanceToWin(blasting) - chanceToWin(sheet);
  return gain * (lifeWorth(figureOf(s, me).lives) + 0.7) - 0.4;
}

/** Getting out of a fight that will probably be lost. */
function foeWorth({ s, me, fight }: Outlook): number {
  if (!fight || fight.foes.length === 0) return -0.5;
  const odds = fightOdds(s, me, fight.stat, fight.foes);
  return (1 - odds) * lifeWorth(figureOf(s, me).lives) - 0.7;
}

/** Answering: a Spell against what is about to happen. Passing is 0. */
export function reactionWorth(outlook: Outlook, spell: string, change: Change | undefined): number {
  const { s, me } = outlook;
  if (!change) return -1;
  const kind = namesake(spell);
  if (kind === 'sp.counterspell') return counterWorth(outlook, change);
  if (kind === 'sp.preservation') {
    if (change.type === 'loseLife') return change.seat === me ? lifeWorth(figureOf(s, me).lives) - 0.9 : -1;
    return change.type === 'killFollower' && change.seat === me ? worthOf(s, me, change.card) - 0.9 : -1;
  }
  if (kind === 'sp.immobility') {
    if (change.type === 'attack') return figureOf(s, me).lives <= 2 ? 0.5 : -0.2;
    return change.type === 'checkpoint' && change.seat === rival(outlook) && rivalIsAhead(outlook) ? 0.1 : -0.5;
  }
  // Others' turns: only what helps at once.
  return kind === 'sp.healing' || kind === 'sp.nullify' ? spellWorth(outlook, spell) - 0.2 : -0.6;
}

function counterWorth({ s, me }: Outlook, change: Change): number {
  if (change.type !== 'cast' || change.seat === me) return -1;
  if (change.spell === 'command') return lifeWorth(figureOf(s, me).lives) - 0.5;
  const mine =
    change.target === me || (change.card !== undefined && figureOf(s, me).objects.concat(figureOf(s, me).followers).includes(change.card));
  return mine ? 0.8 : namesake(change.spell) === 'sp.counterspell' ? 0.2 : -0.3;
}

/** Whom or what a Spell should hit. */
export function targetWorth(outlook: Outlook, spell: string, id: string): number {
  const { s, me } = outlook;
  // Whoever thinks better of it once would think so again for ever.
  if (id === 'back') return -6;
  const kind = namesake(spell);
  if (id.startsWith('gold:')) return 0.3;
  const owner = s.characters.findIndex((c) => c.objects.includes(id) || c.followers.includes(id));
  if (owner >= 0) return worthOf(s, me, id) + (owner === rival(outlook) ? 0.2 : 0);
  if (/^\d+$/.test(id)) {
    const seat = Number(id);
    if (kind === 'sp.healing') return seat === me ? 3 : -2;
    if (kind === 'sp.nullify') return seat === me ? -5 : 0.5 * figureOf(s, seat).spells.length;
    return seat === me ? -3 : 0.15 * standingOf(s, seat);
  }
  if (isSpace(id)) return kind === 'sp.hex' || kind === 'sp.displacement' ? 0 : placeWorth(outlook, id);
  if (!id.includes('.')) return 1;
  return (cardOf(id).strength ?? cardOf(id).craft ?? 0) * 0.3;
}
