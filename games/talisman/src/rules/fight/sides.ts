import type { Seat } from '@questhall/kernel';
import { cardOf } from '../../editions/index.ts';
import type { ScorePart } from '../../events.ts';
import { figureOf } from '../../figure.ts';
import { reckon } from '../../reckon.ts';
import type { Prepared, State } from '../../state.ts';
import type { Stat } from '../../vocabulary.ts';
import { bonusOf, craftOf, onGlade, strengthOf, works } from '../character/numbers.ts';
import { weaponsOf } from './arms.ts';

/** What a side brings to a fight before anybody chooses: its best weapon, or two of them (T86-6.1.6b, T86-6.8.1). */
export function prepared(s: State, seat: Seat, stat: Stat, dragon: boolean): Prepared {
  if (stat === 'craft') return { weapons: [], helpers: [], extra: 0 };
  const side: Prepared = { weapons: weaponsInHand(s, seat, dragon), helpers: charmed(s, seat), extra: 0 };
  const hired = reckon(s).hiredAlong(s, seat);
  if (hired !== undefined) side.hired = hired;
  return side;
}

function weaponsInHand(s: State, seat: Seat, dragon: boolean): string[] {
  const weapons = weaponsOf(s, seat, dragon);
  if (weapons.length < 2) return weapons;
  const [first] = weapons;
  const kind = cardOf(first!).id.slice(4);
  const second = reckon(s).weaponsAtOnce(s, seat) > 1 && weapons.find((card) => cardOf(card).id.slice(4) !== kind);
  return second ? [first!, second] : [first!];
}

/** The strongest charmed animal helps by itself; only one does. */
function charmed(s: State, seat: Seat): string[] {
  if (!reckon(s).charms(s, seat)) return [];
  const animals = figureOf(s, seat).followers.filter((card) => s.tame[card] === 'charmed');
  animals.sort((a, b) => cardOf(b).strength! - cardOf(a).strength!);
  return animals.slice(0, 1);
}

/** Everything but the die: total Strength or Craft as it counts in this combat (T86-6.16.4a, T86-6.17.2). */
export function standing(s: State, seat: Seat, stat: Stat, side: Prepared, dragon: boolean): number {
  let sum = 0;
  for (const part of reckon(s).fightParts(s, seat, stat, side)) sum += part.n;
  if (stat === 'craft') return craftOf(s, seat) + sum;
  sum += strengthOf(s, seat) + side.extra;
  for (const card of side.weapons) sum += bonusOf(card, 'strength', true, dragon);
  for (const card of side.helpers) sum += cardOf(card).strength ?? 0;
  if (side.hired !== undefined) sum += reckon(s).hiredStrength(side.hired);
  return sum + reckon(s).craftAdded(s, seat);
}

/** Where every point of a side comes from, but for its dice. */
export function partsOf(s: State, seat: Seat, stat: Stat, side: Prepared, dragon: boolean): ScorePart[] {
  const c = figureOf(s, seat);
  if (c.toad > 0) return [{ from: 'own', n: 1 + (stat === 'strength' ? c.toadStrength : c.toadCraft) }];
  const parts: ScorePart[] = [{ from: 'own', n: c[stat] }];
  const objects = onGlade(s, c) ? [] : c.objects.filter((card) => works(s, c, card));
  for (const card of [...c.followers, ...objects]) {
    const n = bonusOf(card, stat, false, false) + reckon(s).addedByCard(c, card);
    if (n !== 0) parts.push({ from: 'card', card, n });
  }
  parts.push(...reckon(s).fightParts(s, seat, stat, side));
  if (stat === 'craft') return parts;
  for (const card of side.weapons) parts.push({ from: 'card', card, n: bonusOf(card, 'strength', true, dragon) });
  for (const card of side.helpers) parts.push({ from: 'card', card, n: cardOf(card).strength ?? 0 });
  if (side.hired !== undefined) parts.push({ from: 'card', card: side.hired, n: reckon(s).hiredStrength(side.hired) });
  if (c.potion > 0) parts.push({ from: 'potion', n: c.potion });
  const craft = reckon(s).craftAdded(s, seat) + side.extra;
  if (craft !== 0) parts.push({ from: 'craft', n: craft });
  return parts;
}
