import type { OwnRules } from '../../own/shapes.ts';

/** The rule of Divination. */
export const divination: OwnRules<'look'> = {
  /** The next cards get a fixed place, and the caster knows them; what somebody else knew of them is true no longer only where it is more. */
  look: {
    does(e, f, g) {
      const { s } = g;
      while (s.top.length < e.n && s.deck.length > 0) s.top.push(g.take(s.deck, 'adventure'));
      s.seen = [...s.seen.filter((one) => one.seat !== f.seat), { seat: f.seat, n: Math.min(e.n, s.top.length) }];
      const cards = s.top.slice(0, e.n);
      g.tell?.({ type: 'looked', rule: 'T86-6.9.6a', seat: f.seat, n: cards.length, cards }, [f.seat], {
        type: 'looked',
        rule: 'T86-6.9.6a',
        seat: f.seat,
        n: cards.length,
      });
    },
    fits: (s) => s.deck.length + s.top.length > 0,
  },
};
