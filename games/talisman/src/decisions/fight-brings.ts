import { type Decision, type Seat, type Text, text } from '@questhall/kernel';
import type { Foe } from '../events.ts';
import { figureOf } from '../figure.ts';
import { frameIf } from '../frames.ts';
import { reckon } from '../reckon.ts';
import { ability, cardsThat, ownAbility } from '../rules/character/numbers.ts';
import { chanceToWin, duelSheet, type FightSheet, fightSheet, preparedAgainst, runesAt } from '../rules/fight/sheet.ts';
import { keepsSpirits } from '../rules/variants.ts';
import type { State } from '../state.ts';
import { amount } from '../text/effect-text.ts';
import type { Stat } from '../vocabulary.ts';
import { leftOut } from './idle-spells.ts';
import { cardText, seatText } from './words.ts';

/* What a fight brings: both sides before the dice, the chance to win, what help and abilities make of it. */

/** What both sides have before the dice, and what a defeat costs. */
export function sumText(s: State, seat: Seat, stat: Stat, foes: readonly Foe[]): Text {
  return sideText(s, seat, stat, fightSheet(s, seat, stat, foes, preparedAgainst(s, seat, stat, foes), runesAt(s, seat), false));
}

/** The fight that is made ready, from the side of whoever is asked, with all that was made ready by now: both sides lie open. */
function readyFor(s: State, d: Decision, assassin = false): FightSheet | undefined {
  const f = frameIf(s, Number(d.about?.['frame']), ['fight', 'duel']);
  if (!f?.sides) return undefined;
  if (f.proc === 'fight') return fightSheet(s, f.seat, f.stat, f.foes, f.sides[0], f.bonus, assassin || f.assassin === true);
  const { mine, theirs } = duelSheet(s, f.seat, f.target, f.stat, f.sides, f.assassin);
  return f.seat === d.seat ? { mine, theirs } : { mine: theirs, theirs: mine };
}

/** What rolling now brings. */
export function rollBrings(s: State, d: Decision, assassin = false): { note?: Text; odds?: number } {
  const f = frameIf(s, Number(d.about?.['frame']), ['fight', 'duel']);
  const sheet = readyFor(s, d, assassin);
  if (!f || !sheet) return {};
  const odds = chanceToWin(sheet);
  if (f.proc === 'fight') return leftOut(s, f.seat, f.stat, { note: sideText(s, f.seat, f.stat, sheet), odds });
  const other = f.seat === d.seat ? f.target : f.seat;
  const note = text('note.duel.sum', { mine: sheet.mine.base, theirs: sheet.theirs.base, seat: seatText(other) });
  return leftOut(s, d.seat, f.stat, { note, odds });
}

/** How likely one is to win with this much more Strength, of a Potion (T86-6.1.6a) or of somebody paid. */
export function withMore(s: State, d: Decision, n: number): { odds?: number } {
  const sheet = readyFor(s, d);
  return sheet ? { odds: chanceToWin({ ...sheet, mine: { ...sheet.mine, base: sheet.mine.base + n } }) } : {};
}

/** What whoever is paid brings to this fight; that they had to be paid to join is over. */
export function hireBrings(s: State, d: Decision, card: string): { note: Text; odds?: number } {
  const n = reckon(s).hiredStrength(card);
  const { price = 0, allTurn = false } =
    reckon(s)
      .hirelings(s, d.seat)
      .find((one) => one.card === card) ?? {};
  const key = allTurn ? 'note.hire.allTurn' : 'note.hire';
  return { note: text(key, { what: amount('strength', n), price: amount('gold', price) }), ...withMore(s, d, n) };
}

const sideText = (s: State, seat: Seat, stat: Stat, { mine, theirs }: FightSheet): Text =>
  text('note.face.sum', { mine: mine.base, theirs: theirs.base, lives: amount('life', reckon(s).livesLost(s, seat, stat)) });

/** What lets one be rid of Spirits, and that no trophy comes of it where a beaten one would be kept (T86-6.15.6, TDE-C.8). */
export function destroyBrings(s: State, seat: Seat): { note?: Text } {
  const [card] = [...(ownAbility(s, seat, 'destroySpirits') ? [figureOf(s, seat).card] : []), ...cardsThat(s, seat, 'destroySpirits')];
  if (!card) return {};
  const more = ability(s, seat, 'destroySpirits')?.gain ? '.spell' : keepsSpirits(s) ? '.kept' : '';
  return { note: text(`note.destroy${more}`, { card: cardText(card) }) };
}
