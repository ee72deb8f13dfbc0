import type { Seat } from '@questhall/kernel';
import { abilitiesOf, cardOf, givers } from '../../../editions/index.ts';
import type { ScorePart } from '../../../events.ts';
import { figureOf } from '../../../figure.ts';
import { reckon } from '../../../reckon.ts';
import { ownAbility, works } from '../../../rules/character/numbers.ts';
import type { State } from '../../../state.ts';
import { swordBonus } from './limits.ts';

const BURDENS = givers('trophyBurden');
const ROLLS = givers('allRolls');
const ARMOUR = givers('spiritArmour');

/** What adds to Craft in psychic combat only: the Screaming Skull, the Sword of the Fallen, a Gravekeeper before Spirits. */
export function mindParts(s: State, seat: Seat, spirits: boolean, bare = false): ScorePart[] {
  const c = figureOf(s, seat);
  if (c.toad > 0) return [];
  const parts: ScorePart[] = [];
  let sword = 0;
  let best: string | undefined;
  for (const card of c.objects) {
    if (!works(s, c, card)) continue;
    for (const a of cardOf(card).abilities ?? []) {
      if (a.can === 'add' && a.stat === 'craft' && a.combat) parts.push({ from: 'card', card, n: a.n });
    }
    const n = swordBonus(s, seat, card);
    // One weapon a combat (TDE-6.4).
    if (n > sword) {
      sword = n;
      best = card;
    }
  }
  if (best !== undefined && !bare && !ownAbility(s, seat, 'noWeapons')) parts.push({ from: 'card', card: best, n: sword });
  const own = ownAbility(s, seat, 'addAgainstSpirits');
  if (spirits && own) parts.push({ from: 'craft', n: own.n });
  return parts;
}

/** What every roll of the character is lowered by (the Vengeful Guide); 0 mostly. */
export function rollMalus(s: State, seat: Seat): number {
  let n = 0;
  for (const card of figureOf(s, seat).followers) if (ROLLS.has(card)) for (const a of abilitiesOf(card, 'allRolls')) n += a.n;
  return n;
}

/** What the trophies of the bearer of the Rebellious Spirit take from both sides. */
export function burden(s: State, seat: Seat): number {
  const c = figureOf(s, seat);
  return c.followers.some((card) => BURDENS.has(card)) ? c.trophies.length : 0;
}

/** Armour that saves a life in this kind of combat besides the usual pieces. */
export function spiritArmour(s: State, seat: Seat, psychic: boolean): string[] {
  const c = figureOf(s, seat);
  if (c.toad > 0 || !reckon(s).wearsArmour(s, seat)) return [];
  return c.objects.filter(
    (card) => ARMOUR.has(card) && works(s, c, card) && abilitiesOf(card, 'spiritArmour').some((a) => a.both || psychic),
  );
}
