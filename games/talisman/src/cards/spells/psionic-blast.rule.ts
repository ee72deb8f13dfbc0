import { frameIf } from '../../frames.ts';
import type { OwnRules } from '../../own/shapes.ts';
import { craftOf, quotaOf } from '../../rules/character/numbers.ts';

/** The rule of Psionic Blast, in both editions. */
export const psionicBlast: OwnRules<'addCraft'> = {
  /** Psionic Blast: total or printed Craft on top of Strength in this fight. */
  addCraft: {
    does(e, f, g) {
      const frame = frameIf(g.s, f.about ?? 0, ['fight', 'duel']);
      if (!frame?.sides) return;
      const side = frame.sides[frame.proc === 'duel' && frame.target === f.seat ? 1 : 0]!;
      side.extra += e.printed ? quotaOf(g.of(f.seat), 'craft') : craftOf(g.s, f.seat);
    },
    inCombatOnly: true,
  },
};
