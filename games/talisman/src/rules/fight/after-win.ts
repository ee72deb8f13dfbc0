import { cardOf } from '../../editions/index.ts';
import { at, happened } from '../../listeners.ts';
import { reckon } from '../../reckon.ts';
import { askForTrophies, spareTrophies } from '../goods/trophies.ts';
import { give, lift, toPile } from '../kit/cards.ts';
import { rule } from '../kit/table.ts';
import { dull, keepsSpirits, sparesTrophies } from '../variants.ts';

/** Trophies and raised Enemies after a won fight with cards (T86-6.1.4a). */
export const afterWin = rule('afterWin', {
  look(f, g) {
    f.left ??= f.foes.flatMap((foe) => ('card' in foe ? [foe.card] : []));
    const { card } = g.of(f.seat);
    if (card === null) return 'end';
    const raises = f.stat === 'strength' && reckon(g.s).raises(g.s, f.seat) && !reckon(g.s).shunned(g.s, f.seat);
    if (!raises || f.left.length === 0) return 'trophies';
    return { ask: { seat: f.seat, kind: 'raise', options: ['trophy', ...f.left], into: 'choice' } };
  },

  raise(f, g) {
    if (f.choice === 'trophy') return 'trophies';
    const card = f.choice;
    f.left = f.left.filter((one) => one !== card);
    if (lift(g, g.of(f.seat).space, card)) give(g, f.seat, card);
    g.s.tame[card] = 'raised';
    g.tell?.({ type: 'raised', rule: 'T86-6.8', seat: f.seat, card });
    return 'look';
  },

  trophies(f, g) {
    const c = g.of(f.seat);
    const keep = !dull(g.s, c) && (f.stat === 'strength' || keepsSpirits(g.s));
    const slain = f.left.filter((card) => lift(g, c.space, card));
    f.left = slain;
    const facts = { seat: f.seat, cards: slain, kept: slain };
    happened(g, 'slain', facts);
    const cards = facts.kept;
    if (cards.length > 0) {
      if (keep) {
        c.trophies.push(...cards);
        g.tell?.({ type: 'trophy', rule: 'T86-6.1.4a', seat: f.seat, cards });
        // Only where a trophy may do harm is one asked at once; at all other times it can be put away in a turn of one's own.
        if (reckon(g.s).trophiesHarm(g.s, f.seat) && sparesTrophies(g.s, f.seat)) return askForTrophies(f.seat, cards);
      } else {
        for (const card of cards) {
          toPile(g, card);
          g.tell?.({ type: 'discarded', rule: 'T86-6.15.6', card, space: c.space });
        }
      }
    }
    return 'rewards';
  },

  spared: (f, g) => spareTrophies(g, f.seat, f.picks),

  rewards(f, g) {
    const card = f.left.find((one) => cardOf(one).foe?.slain ?? cardOf(one).foe?.reward);
    if (card === undefined) return 'won';
    f.left = f.left.filter((one) => one !== card);
    const { slain = [], reward = [] } = cardOf(card).foe!;
    return g.carryOut(f.seat, [...slain, ...reward], { card, cause: card, at: g.of(f.seat).space });
  },

  rewarded: () => 'rewards',

  won: (f, g) => at(g, 'won', f),

  quest(f, g) {
    return g.questStep(
      f.seat,
      2,
      f.foes.some((foe) => 'card' in foe),
    );
  },
});
