import { rule } from '../kit/table.ts';
import { counted } from './dice.ts';

/** Leaves the dice as they are. */
export const KEEP = 'keep';

/**
 * Where fate is spent: one die of a roll may be rolled again for one fate, once (TDE-2.9 to TDE-2.13). Value: the total then,
 * or the dice of a fight.
 */
export const fate = rule('fate', {
  ask(f) {
    const { dice, card, aim, count, fight } = f;
    const options = [KEEP];
    for (let face = 1; face <= 6; face++) if (dice.includes(face)) options.push(`reroll:${face}`);
    const about: Record<string, unknown> = { dice: [...dice], for: f.for, count };
    if (card) about['card'] = card;
    if (aim) about['aim'] = aim;
    if (fight) about['fight'] = fight;
    return { ask: { seat: f.seat, kind: 'fate', options, about, into: 'choice' } };
  },

  spend(f, g) {
    if (f.choice !== KEEP) {
      const was = Number(f.choice.slice('reroll:'.length));
      const now = g.roll();
      f.dice[f.dice.indexOf(was)] = now;
      g.of(f.seat).fate -= 1;
      g.tell?.({
        type: 'rerolled',
        rule: 'TDE-2.9',
        seat: f.seat,
        was,
        now,
        dice: [...f.dice],
        total: counted(f.count, f.dice),
        for: f.for,
      });
    }
    // A modifier comes after the dice (TDE-2.19): armour and fights count what lies on the table by their own sheet.
    if (f.fight) return { done: f.dice };
    return { done: f.for === 'armour' ? f.dice[0]! : counted(f.count, f.dice) };
  },
});
