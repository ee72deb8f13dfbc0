import type { Seat } from '@questhall/kernel';
import { cardOf } from '../editions/index.ts';
import type { ScorePart, Side } from '../events.ts';
import { attackDie, mayReroll, mindParts } from '../souls/fights.ts';
import { fallenBonus } from '../souls/limits.ts';
import type { Locals, Prepared, State } from '../state.ts';
import type { Stat } from '../vocabulary.ts';
import type { Table } from './kit.ts';
import { bonusOf, craftOf, onGlade, ownAbility, quotaOf, strengthOf, weaponsOf, works } from './numbers.ts';

/** What a side brings to a fight before anybody chooses: its best weapon, or two for the Warrior (T86-6.1.6b, T86-6.8.1). */
export function prepared(s: State, seat: Seat, stat: Stat, dragon: boolean): Prepared {
  if (stat === 'craft') return { weapons: [], helpers: [], extra: 0 };
  const side: Prepared = { weapons: weaponsInHand(s, seat, dragon), helpers: charmed(s, seat), extra: 0 };
  const hired = hiredAll(s, seat);
  if (hired !== undefined) side.hired = hired;
  return side;
}

function weaponsInHand(s: State, seat: Seat, dragon: boolean): string[] {
  const weapons = weaponsOf(s, seat, dragon);
  if (weapons.length < 2) return weapons;
  const [first] = weapons;
  const kind = cardOf(first!).id.slice(4);
  const second = ownAbility(s, seat, 'twoWeapons') && weapons.find((card) => cardOf(card).id.slice(4) !== kind);
  return second ? [first!, second] : [first!];
}

/** Who was paid this turn and fights along until it ends (the Mercenary). */
function hiredAll(s: State, seat: Seat): string | undefined {
  const c = s.characters[seat]!;
  if (c.hired !== s.turn.n) return undefined;
  return c.followers.find((card) => cardOf(card).abilities?.some((a) => a.can === 'hire' && a.allTurn));
}

/** The strongest charmed animal helps by itself; only one does (Minstrel). */
function charmed(s: State, seat: Seat): string[] {
  if (!ownAbility(s, seat, 'charmAnimals')) return [];
  const animals = s.characters[seat]!.followers.filter((card) => s.tame[card] === 'charmed');
  animals.sort((a, b) => cardOf(b).strength! - cardOf(a).strength!);
  return animals.slice(0, 1);
}

const hiredStrength = (card: string): number => cardOf(card).abilities?.find((a) => a.can === 'hire')?.strength ?? 0;

/** Everything but the die: total Strength or Craft as it counts in this combat (T86-6.16.4a, T86-6.17.2). */
export function standing(s: State, seat: Seat, stat: Stat, side: Prepared, dragon: boolean): number {
  const blood = side.blood ?? 0;
  if (stat === 'craft') return craftOf(s, seat) + blood + mindSum(s, seat, side);
  let sum = strengthOf(s, seat) + side.extra + blood;
  for (const card of side.weapons) sum += bonusOf(card, 'strength', true, dragon);
  for (const card of side.helpers) sum += cardOf(card).strength ?? 0;
  if (side.hired !== undefined) sum += hiredStrength(side.hired);
  return sum + craftAdded(s, seat);
}

/** The Craft that a character adds to its Strength in combat: all of it, or what its card prints (the Monk). */
function craftAdded(s: State, seat: Seat): number {
  const adds = ownAbility(s, seat, 'craftInCombat');
  return !adds ? 0 : adds.printed ? quotaOf(s.characters[seat]!, 'craft') : craftOf(s, seat);
}

/** What counts in psychic combat beside Craft itself (TDE-G.3). */
const mindSum = (s: State, seat: Seat, side: Prepared): number =>
  s.souls ? mindParts(s, seat, side.spirits === true, side.bare === true).reduce((sum, part) => sum + part.n, 0) : 0;

/** What the dice of a side come to: the best of them, or all together where the sword dances. */
const counted = (dice: readonly number[], side: Prepared): number =>
  dice.length === 0 ? 0 : side.dance ? dice.reduce((a, b) => a + b, 0) : Math.max(...dice);

/** A side with its dice; the parts say where every point comes from. `against`: the other character of a duel. */
export function sideOf(g: Table, seat: Seat, stat: Stat, side: Prepared, dragon: boolean, dice: number[], against?: Seat): Side {
  const die = attackDie(g.s, seat, counted(dice, side), against);
  const score = standing(g.s, seat, stat, side, dragon) + die;
  if (!g.tell) return { parts: [], dice, score };
  return { parts: [...partsOf(g, seat, stat, side, dragon), { from: 'die', n: die }], dice, score };
}

function partsOf(g: Table, seat: Seat, stat: Stat, side: Prepared, dragon: boolean): ScorePart[] {
  const c = g.of(seat);
  if (c.toad > 0) return [{ from: 'own', n: 1 + (stat === 'strength' ? c.toadStrength : c.toadCraft) }];
  const parts: ScorePart[] = [{ from: 'own', n: c[stat] }];
  const objects = onGlade(g.s, c) ? [] : c.objects.filter((card) => works(g.s, c, card));
  for (const card of [...c.followers, ...objects]) {
    const n = bonusOf(card, stat, false, false) + (g.s.souls ? fallenBonus(c, card) : 0);
    if (n !== 0) parts.push({ from: 'card', card, n });
  }
  if (side.blood) parts.push({ from: 'potion', n: side.blood });
  if (stat === 'craft') return g.s.souls ? [...parts, ...mindParts(g.s, seat, side.spirits === true, side.bare === true)] : parts;
  for (const card of side.weapons) parts.push({ from: 'card', card, n: bonusOf(card, 'strength', true, dragon) });
  for (const card of side.helpers) parts.push({ from: 'card', card, n: cardOf(card).strength ?? 0 });
  if (side.hired !== undefined) parts.push({ from: 'card', card: side.hired, n: hiredStrength(side.hired) });
  if (c.potion > 0) parts.push({ from: 'potion', n: c.potion });
  const craft = craftAdded(g.s, seat) + side.extra;
  if (craft !== 0) parts.push({ from: 'craft', n: craft });
  return parts;
}

/** The dice of one side: the Warrior rolls two and uses the higher in physical combat. */
export function rollDice(g: Table, seat: Seat, stat: Stat, side: Prepared): number[] {
  if (side.noDie) return [];
  if (side.dance || side.drink) return [g.roll(), g.roll()];
  const more = stat === 'strength' ? ownAbility(g.s, seat, 'bestOfDice')?.dice : undefined;
  const dice = [g.roll()];
  while (dice.length < (more ?? 1)) dice.push(g.roll());
  return dice;
}

/**
 * Fate may be spent on one's own dice of a fight once both sides lie open (TDE-5.7, TDE-5.17). Undefined without fate.
 * `theirs`: the score to beat.
 */
export function fightFate<I extends string>(
  g: Table,
  seat: Seat,
  stat: Stat,
  side: Prepared,
  dragon: boolean,
  dice: readonly number[],
  theirs: number,
  into: I,
): { call: 'fate'; with: Locals['fate']; into: I } | undefined {
  if (side.noFate || dice.length === 0 || !mayReroll(g.s, seat)) return undefined;
  const without = standing(g.s, seat, stat, side, dragon);
  const best = attackDie(g.s, seat, counted(dice, side));
  g.tell?.({ type: 'rolled', rule: 'TDE-5.7', seat, dice: [...dice], total: best, for: 'fight' });
  const fight = { mine: without + best, theirs };
  return { call: 'fate', with: { seat, dice: [...dice], for: 'fight', aim: { from: theirs - without + 1, to: 6 }, fight }, into };
}

/** The chance that one side beats the other, given what each has without its die. */
export function oddsOf(mine: number, theirs: number, dice = 1, theirDice = 1): number {
  // Beyond six points no die changes anything.
  const ahead = Math.max(-7, Math.min(mine - theirs, 7));
  const question = 16 * (2 * dice + theirDice) + ahead + 7;
  ODDS[question] ??= reckoned(ahead, dice, theirDice);
  return ODDS[question];
}

/** Each question is reckoned once: bots ask it for everybody and everything within reach. */
const ODDS: number[] = [];

function reckoned(ahead: number, dice: number, theirDice: number): number {
  let won = 0;
  const faces = [1, 2, 3, 4, 5, 6];
  const chance = (face: number, of: number) => (face ** of - (face - 1) ** of) / 6 ** of;
  for (const a of faces) {
    if (theirDice === 0) won += ahead + a > 0 ? chance(a, dice) : 0;
    else for (const b of faces) if (ahead + a > b) won += chance(a, dice) / 6;
  }
  return won;
}
