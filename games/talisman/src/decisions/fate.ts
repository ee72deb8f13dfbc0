import { type Decision, type DecisionKind, type DiceResult, type Given, type OptionView, text } from '@questhall/kernel';
import { figureOf } from '../figure.ts';
import { innermost, within } from '../frames.ts';
import { reckon } from '../reckon.ts';
import { counted, type Dice } from '../rules/fight/dice.ts';
import { KEEP } from '../rules/fight/fate.ts';
import { waysOpen } from '../rules/turn/movement.ts';
import type { Aim, Locals, State } from '../state.ts';
import { arranged } from './arranged.ts';
import { brought, kept } from './fate-brings.ts';
import { turnDecisions } from './turn.ts';
import { cardText, foesText, seatText, spaceText } from './words.ts';

/** Fate for a die that was just rolled: each die that might be rolled again, with the odds before and after (TDE-2.9). */
export const fateDecisions: Record<string, DecisionKind<State>> = {
  fate: {
    rule: 'TDE-2.9',
    prompt(s) {
      const f = within(s, 'fate');
      const { dice } = f;
      if (f.fight) {
        const scores = { dice: dice.join(' + '), ...f.fight };
        const fight = innermost(s, ['fight', 'duel']);
        if (fight?.proc === 'duel')
          return text('ask.fate.duel', { ...scores, seat: seatText(fight.seat === f.seat ? fight.target : fight.seat) });
        return text('ask.fate.fight', { ...scores, foes: foesText(fight?.foes ?? []) });
      }
      // The ways stand on the same sheet: it says in one line what is asked.
      if (f.for === 'move' && dice.length === 1) return text('ask.fate.move', { total: dice[0]! });
      const rolled = { n: dice.length, total: dice.reduce((a, b) => a + b, 0), dice: dice.join(' + ') };
      if (f.for === 'space' || (f.for === 'card' && f.card === undefined))
        return text('ask.fate', { ...rolled, why: text('rolled.at', { space: spaceText(s, figureOf(s, f.seat).space) }) });
      const why = text(`roll.${f.for}`, f.card === undefined ? undefined : { card: cardText(f.card) });
      return text('ask.fate', { ...rolled, why });
    },
    option(s, d, id) {
      const f = within(s, 'fate');
      const now = counted(f.count, f.dice);
      if (id === KEEP)
        return { label: text('pick.fate.keep', { total: now }), ...shown(kept(s, f, now)), ...odds(f.aim, [now]), ...waysOf(s, d, f, now) };
      const face = Number(id.slice('reroll:'.length));
      const totals = after(f.count, f.dice, face);
      return {
        label: text('pick.fate.reroll', { face }),
        note: text('note.fate.reroll', { left: figureOf(s, d.seat).fate }),
        ...shown(brought(s, f, face)),
        ...odds(f.aim, totals),
      };
    },
    byDefault: () => KEEP,
  },
};

/** What the dice may count for once this one has been rolled again. */
export function after(count: Dice, dice: readonly number[], face: number): number[] {
  const at = dice.indexOf(face);
  return [1, 2, 3, 4, 5, 6].map((now) => counted(count, dice.with(at, now)));
}

/**
 * The ways that a move of so many spaces may go, as they are asked for right after the dice are left alone. Nothing where
 * another question comes first (the Troll may rest, a ghost may go a space less), or where there is one way only.
 */
function waysOf(s: State, d: Decision, f: Given<Locals['fate']>, steps: number): { after?: readonly OptionView[] } {
  const { direction } = turnDecisions;
  if (f.for !== 'move' || within(s, 'move').seat !== f.seat || !direction) return {};
  if ((f.dice.length === 1 && reckon(s).restsOn(s, f.seat) === f.dice[0]) || reckon(s).bendsMove(s, f.seat, steps)) return {};
  const options = waysOpen(s, f.seat, steps, false).map(({ id }) => id);
  if (options.length < 2) return {};
  const asked: Decision = { ...d, kind: 'direction', options, about: { steps, crossed: false } };
  return {
    after: arranged(
      'direction',
      options.map((id) => ({ id, ...direction.option(s, asked, id) })),
    ),
  };
}

const shown = (results: DiceResult[] | undefined): { results?: DiceResult[] } => (results ? { results } : {});

function odds(aim: Aim | undefined, totals: readonly number[]): { odds?: number } {
  if (!aim) return {};
  return { odds: totals.filter((total) => total >= aim.from && total <= aim.to).length / totals.length };
}
