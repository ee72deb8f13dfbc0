import type { FrameOf } from '@questhall/kernel';
import type { OwnRules } from '../../own/shapes.ts';
import { quotaOf } from '../../rules/character/numbers.ts';
import type { Locals } from '../../state.ts';

/** The rule of Psionic Blast, in both editions. */
export const psionicBlast: OwnRules<'addCraft'> = {
  /** Psionic Blast: total or printed Craft on top of Strength in this fight. */
  addCraft: {
    does(e, f, g) {
      const frame = g.s.stack.find((one) => one.id === f.about) as FrameOf<Locals, 'fight'> | FrameOf<Locals, 'duel'> | undefined;
      if (!frame?.sides) return;
      const side = frame.sides[frame.proc === 'duel' && (frame as FrameOf<Locals, 'duel'>).target === f.seat ? 1 : 0]!;
      side.extra += e.printed ? quotaOf(g.of(f.seat), 'craft') : g.craft(f.seat);
    },
    inCombatOnly: true,
  },
};
