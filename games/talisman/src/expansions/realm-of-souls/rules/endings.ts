import { CROWN } from '../../../board/index.ts';
import { cardOf } from '../../../editions/index.ts';
import { has, livingFrom } from '../../../rules/character/numbers.ts';
import { loseCard, toPile } from '../../../rules/kit/cards.ts';
import { rollFor } from '../../../rules/kit/rolls.ts';
import { rule, type Table } from '../../../rules/kit/table.ts';
import { KING_STRENGTH } from '../setup.ts';
import { liftable } from './questions.ts';
import { layVeil } from './veil.ts';
import { isLiving, soulsOf } from './who.ts';

/** A fight with the King of the Dead on the Crown (TDE-G.1). */
export const king = rule('king', {
  fight: (f) => ({
    call: 'fight',
    with: { seat: f.seat, stat: f.stat, foes: [{ creature: 'kingOfTheDead', value: KING_STRENGTH }], inner: true, bonus: 0 },
    into: 'result',
  }),

  won(f, g) {
    if (f.result !== 'won') return 'end';
    const souls = soulsOf(g.s);
    souls.king -= 1;
    g.tell?.({ type: 'kingHurt', rule: 'TDE-G.1', seat: f.seat, left: souls.king });
    if (souls.king <= 0) return g.win(f.seat, 'TDE-G.1', 'king');
    g.endTurnOf(f.seat);
  },
});

/** Alone before the Empty Throne: one die in each turn (TDE-G.2). */
export const throne = rule('throne', {
  roll(f, g) {
    return rollFor(g, f, 'roll', 1, 'throne', 'TDE-G.2', { aim: { from: 4, to: 6 } });
  },

  strike(f, g) {
    const roll = f.roll;
    g.tell?.({ type: 'throneRolled', rule: 'TDE-G.2', seat: f.seat, roll });
    if (roll === 1) return 'veil';
    f.left = roll >= 4 ? livingFrom(g.s, f.seat).filter((seat) => seat !== f.seat && (roll === 6 || isLiving(g.s, seat))) : [];
  },

  next(f) {
    const seat = f.left.shift();
    if (seat === undefined) return 'end';
    return { call: 'loseLives', with: { seat, n: 1, combat: false, by: f.seat } };
  },

  again: () => 'next',

  veil(f, g) {
    const card = layVeil(g, f.seat, g.of(f.seat).space);
    if (card === undefined) return 'end';
    return { call: 'space', with: { seat: f.seat, only: card } };
  },

  met: () => 'end',
});

/** Before the Empty Throne one has won who ends a turn when nobody else has a living character (TDE-G.2). */
export function throneWon(g: Table): boolean {
  const { s } = g;
  if (soulsOf(s).finale !== 'throne' || !isLiving(s, s.turn.seat) || g.of(s.turn.seat).space !== CROWN) return false;
  return s.characters.every((_, seat) => seat === s.turn.seat || !isLiving(s, seat));
}

/** After a visit: what is got rid of there, and what may be (the Chains, the Haunt, the Really Lost Soul). */
export const visited = rule('visited', {
  look(f, g) {
    const { space } = g.of(f.seat);
    if (g.s.souls!.terrain[space] !== undefined) return 'end';
    f.left ??= liftable(g, f.seat, space).map(({ card }) => card);
    const card = f.left.shift();
    if (card === undefined) return 'rest';
    const c = g.of(f.seat);
    if (!c.objects.includes(card) && !c.followers.includes(card)) return 'look';
    if (!liftable(g, f.seat, space).some((one) => one.card === card && one.must))
      return { call: 'soulChoice', with: { seat: f.seat, what: 'lift', card } };
    loseCard(g, f.seat, card);
    toPile(g, card);
    g.tell?.({ type: 'curseLifted', rule: 'TDE-G.3', seat: f.seat, card });
    return 'look';
  },

  again: () => 'look',

  rest(f, g) {
    const { space } = g.of(f.seat);
    if (space !== 'O7' && space !== 'O3') return 'end';
    const card = g.of(f.seat).followers.find((one) => cardOf(one).abilities?.some((a) => a.can === 'laidToRest'));
    if (card === undefined || !has(g.s, f.seat, 'laidToRest')) return 'end';
    return { call: 'soulChoice', with: { seat: f.seat, what: 'layToRest', card } };
  },
});
