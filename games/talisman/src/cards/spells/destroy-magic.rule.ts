import type { OwnRules } from '../../own/shapes.ts';

/** The rule of Destroy Magic. */
export const destroyMagic: OwnRules<'banMagic'> = {
  banMagic: {
    does(_, f, g) {
      g.s.ban = f.seat;
      g.s.unsettled = true;
      g.tell?.({ type: 'magicBanned', rule: 'T86-6.9.6a', seat: f.seat });
    },
  },
};
