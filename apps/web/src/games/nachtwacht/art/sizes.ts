import type { PowerCard } from '@questhall/nachtwacht/client';
import type { IconName } from '../../../art/icons.gen.ts';

/** What the table must know of pictures whose sources stay out of the app. */

/** How many faces of stone each kind of square has. */
export const CUTS = 3;

/** How far the landscape reaches beyond the table's own field, so that no window ever shows its end. */
export const MARGIN = { x: 320, y: 170 };

const POWER_ICON: Record<PowerCard, IconName> = {
  tooth: 'fangs',
  blood: 'drop',
  feather: 'feather',
  sword: 'broadsword',
  torch: 'primitive-torch',
  potion: 'potion-ball',
  joker: 'jester-hat',
};

/** The thing on a power's card. */
export const powerIcon = (card: PowerCard): IconName => POWER_ICON[card];
