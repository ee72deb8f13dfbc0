import type { Seat } from '@questhall/kernel';
import { CROWN } from '../../board/index.ts';
import { cardOf, spellOf } from '../../editions/index.ts';
import { frameAt, frameIf } from '../../frames.ts';
import { inPlay, ownPowers, ownRule } from '../../installed.ts';
import { reckon } from '../../reckon.ts';
import type { Prepared } from '../../state.ts';
import type { Stat } from '../../vocabulary.ts';
import { rule, type Table } from '../kit/table.ts';
import { OCCASIONS } from '../magic/occasions.ts';
import { castable } from '../magic/spells.ts';
import { weaponsOf } from './arms.ts';

/** Goes to the dice. */
export const ROLL = 'roll';

/**
 * What a side may still do before the dice: cast, take another weapon, hire, drink, let a raised Follower fight
 * (T86-6.16.3, T86-6.16.7). `about` is the fight's frame.
 */
export function preparations(g: Table, seat: Seat, stat: Stat, side: Prepared, about: number): string[] {
  const { s } = g;
  const c = g.of(seat);
  const options: string[] = [];
  if (side.bare) return options;
  for (const spell of castable(s, seat, OCCASIONS.prepare, about))
    if (stat === 'strength' || !inCombatOnly(spell)) options.push(`cast:${spell}`);
  if (c.toad === 0) for (const gear of reckon(s).gear(g, seat, stat, side)) options.push(gear);
  if (stat === 'craft' || c.toad > 0) return options;
  // Where nothing is said before the fight: creatures of the Inner Region, but not on the Crown, are assassinated now (TDE-C.1).
  if (assassinsPoint(g, seat, about)) options.push(ASSASSINATE);
  const weapons = weaponsOf(s, seat, false);
  if (weapons.length > side.weapons.length) {
    const kinds = new Set(side.weapons.map((card) => cardOf(card).id));
    for (const card of weapons) if (!side.weapons.includes(card) && !kinds.has(cardOf(card).id)) options.push(`weapon:${card}`);
  }
  if (c.hired !== s.turn.n) for (const { card, price } of reckon(s).hirelings(s, seat)) if (c.gold >= price) options.push(`hire:${card}`);
  if (seat === s.turn.seat) for (const card of reckon(s).potions(s, seat)) options.push(`drink:${card}`);
  if (reckon(s).raises(s, seat) && side.helpers.length === 0) {
    for (const card of c.followers) if (s.tame[card] === 'raised') options.push(`raise:${card}`);
  }
  return options;
}

/** The opponent rolls no die. */
const ASSASSINATE = 'assassinate';

function assassinsPoint(g: Table, seat: Seat, about: number): boolean {
  const frame = frameIf(g.s, about, 'fight');
  if (!frame || g.of(seat).space === CROWN) return false;
  return frame.inner === true && !frame.assassin && reckon(g.s).assassinates(g.s, seat, 'creature');
}

const inCombatOnly = (spell: string) => spellOf(spell).effects.some((effect) => ownRule(effect.do)?.inCombatOnly);

/** One side makes ready until it rolls. Value: true where it did anything. */
export const preparing = rule('preparing', {
  ask(f, g) {
    const frame = frameAt(g.s, f.about, ['fight', 'duel']);
    const side = frame.sides[f.at]!;
    const options = preparations(g, f.seat, f.stat, side, f.about);
    return { ask: { seat: f.seat, kind: 'prepare', options: [ROLL, ...options], about: { frame: f.about, at: f.at }, into: 'choice' } };
  },

  act(f, g) {
    const choice = f.choice;
    if (choice === ROLL) return { done: f.did ?? false };
    f.did = true;
    if (choice.startsWith('cast:')) return { call: 'cast', with: { seat: f.seat, spell: choice.slice(5), about: f.about } };
    const frame = frameAt(g.s, f.about, ['fight', 'duel']);
    const word = choice.slice(0, Math.max(0, choice.indexOf(':')));
    const card = choice.slice(word.length + 1);
    const side = frame.sides[f.at]!;
    for (const { gear } of ownPowers()) if (gear?.[word]) return gear[word](g, f.seat, side, card);
    for (const { gear } of inPlay(g.s)) if (gear?.[word]) return gear[word](g, f.seat, side, card);
    if (choice === ASSASSINATE) frame.assassin = true;
    // One weapon, or two of them: the one taken first is put away (T86-6.1.6b, T86-6.8.1).
    else if (word === 'weapon') side.weapons = [...side.weapons.slice(1), card];
    else side.helpers = [card];
  },

  again: () => 'ask',
});
