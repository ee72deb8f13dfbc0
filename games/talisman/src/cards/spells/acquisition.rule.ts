import type { OwnRules } from '../../own/shapes.ts';
import { mayOwn } from '../../rules/character/numbers.ts';
import { theCard } from '../../rules/effects/named.ts';
import { give, loseCard, passGold } from '../../rules/kit/cards.ts';

/** The rule of Acquisition and Mesmerism. */
export const acquisition: OwnRules<'takeFromTarget'> = {
  /** One Object, one Follower or one gold goes straight to the caster, from any distance (section E). */
  takeFromTarget: {
    does(_, f, g) {
      if (f.target !== undefined) {
        if (!passGold(g, f.target, f.seat)) return;
        g.tell?.({ type: 'stole', rule: 'T86-6.9.7a', seat: f.seat, target: f.target, gold: 1 });
        return;
      }
      const card = theCard(f);
      const victim = g.s.characters.findIndex((c) => c.objects.includes(card) || c.followers.includes(card));
      if (victim < 0 || victim === f.seat || !mayOwn(g.of(f.seat), card)) return;
      if (loseCard(g, victim, card)) give(g, f.seat, card);
      g.tell?.({ type: 'stole', rule: 'T86-6.9.7a', seat: f.seat, target: victim, card });
    },
  },
};
