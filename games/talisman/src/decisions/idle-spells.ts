import { type Decision, type Refusal, type Seat, type Text, text } from '@questhall/kernel';
import { spellOf } from '../editions/index.ts';
import { figureOf } from '../figure.ts';
import { reckon } from '../reckon.ts';
import { occasionOf } from '../rules/magic/occasions.ts';
import { castsLeft, fitsOneOf, mayCast } from '../rules/magic/spells.ts';
import { placeOf } from '../rules/space/places.ts';
import type { State } from '../state.ts';
import { counted } from '../text/names.ts';
import type { Spell, Stat } from '../vocabulary.ts';
import { noteOf } from './brings.ts';
import { asked, cardText, refusal } from './words.ts';

/** Why a Spell in hand cannot be cast now. Where nothing forbids casting at all, it waits for another moment, or finds nothing here. */
function whyNoSpell(s: State, d: Decision, spell: string): [reason: string, rule: string, card?: string] {
  const c = asked(s, d);
  if (mayCast(s, d.seat)) return c.bound ? ['no.casting.bound', 'T86-6.18.1a'] : [whyIdle(d, spellOf(spell)), 'T86-6.9.6a'];
  if (c.toad > 0) return ['no.casting.toad', 'T86-6.19.5'];
  if (s.ban !== null) return ['no.casting.ban', 'T86-6.9.6a'];
  const [forbids] = reckon(s).silencers(s, d.seat);
  if (forbids !== undefined) return ['no.casting.card', 'T86-6.8', forbids];
  if (placeOf(s, c.space).cursed) return ['no.casting.here', 'T86-6.13.5b'];
  return castsLeft(s, d.seat) ? ['no.casting', 'T86-6.9.6a'] : ['no.casting.limit', d.seat === s.turn.seat ? 'TDE-6.17' : 'TDE-6.18'];
}

/** Where the moment would do: whether there is no card, nobody, or nothing for the Spell to change. */
function whyIdle(d: Decision, spell: Spell): string {
  if (!fitsOneOf(spell, occasionOf(d))) return 'no.spellNow';
  if (spell.target === 'faceUpCard' || spell.target === 'cardAndSpace') return 'no.spell.card';
  return spell.target === 'nothing' || spell.target === 'theirs' ? 'no.spell.idle' : 'no.spell.target';
}

/** Spells in hand that cannot be cast at this moment, and why. */
export function idleSpells(s: State, d: Decision, before = 'cast:'): Refusal[] {
  const c = asked(s, d);
  return c.spells
    .filter((spell, i) => !d.options.includes(before + spell) && c.spells.findIndex((one) => spellOf(one) === spellOf(spell)) === i)
    .filter((spell) => !d.options.some((option) => option.startsWith(before) && sameSpell(option.slice(before.length), spell)))
    .map((spell) => {
      const [reason, rule, card] = whyNoSpell(s, d, spell);
      const why = text(reason, card === undefined ? undefined : { card: cardText(card) });
      return refusal(before + spell, text('pick.cast', { spell: cardText(spell) }), why, rule, { card: spell });
    });
}

const sameSpell = (a: string, b: string): boolean => a.startsWith('sp.') && spellOf(a) === spellOf(b);

/** Whether a seat could be asked something for the sake of a Spell, as far as all see (section H2). */
export const holdsSpells = (s: State, seat: Seat): boolean => figureOf(s, seat).spells.length > 0;

/** What an option of a fight says: its odds, and what else is known of it. */
interface Fought {
  note?: Text;
  odds: number;
}

/** Who may still fight along for gold, and Potions that may be drunk: none of them is counted before it is made ready (T86-6.16.3). */
function helpers(s: State, seat: Seat): string[] {
  const c = figureOf(s, seat);
  if (c.toad > 0) return [];
  const hired =
    c.hired === s.turn.n
      ? []
      : reckon(s)
          .hirelings(s, seat)
          .filter(({ price }) => price <= c.gold);
  return [...hired.map(({ card }) => card), ...(seat === s.turn.seat ? reckon(s).potions(s, seat) : [])];
}

/**
 * A fight that cannot be won by what lies open, with what could still change that: Spells in hand (Psionic Blast, T86-6.9.6a), a Mercenary
 * who would be paid, a Potion. The odds leave them out, and say so. In psychic combat none of them helps.
 */
export function leftOut(s: State, seat: Seat, stat: Stat, shown: Fought): Fought & { atLeast?: true } {
  if (shown.odds > 0 || stat !== 'strength') return shown;
  const spells = figureOf(s, seat).spells.filter((spell) => fitsOneOf(spellOf(spell), ['fight']));
  const cast = mayCast(s, seat) ? spells : [];
  const cards = [...cast, ...helpers(s, seat)];
  if (cards.length === 0) return shown;
  // Where all of them are Spells it says where they are.
  const key = cards.length === cast.length ? 'note.leftOut' : 'note.leftOut.helpers';
  const lines = [...(shown.note ? [shown.note] : []), text(key, { cards: counted(cards.map(cardText)) })];
  return { ...shown, ...noteOf(lines), atLeast: true };
}
