import { POWER_CARDS, POWERS, STEP_CARDS } from '@questhall/nachtwacht/client';
import type { Picture } from '../../../art/draw.ts';
import { layout } from '../board/layout.ts';
import { backPicture, monsterPicture, powerPicture, stepPicture } from './cards.ts';
import { landscape } from './landscape.ts';
import { CUTS } from './sizes.ts';
import { libraryPicture, signPicture, stonePicture, UNDERWORLD } from './tiles.ts';

/** Every picture of this table, so that all of them can be drawn ahead. */
export function allPictures(): Picture[] {
  return [
    ...STEP_CARDS.map(stepPicture),
    ...POWER_CARDS.map(powerPicture),
    ...POWERS.map(monsterPicture),
    ...(['step', 'power', 'monster'] as const).map(backPicture),
    ...(['plain', 'monster', 'power'] as const).flatMap((kind) => Array.from({ length: CUTS }, (_, i) => stonePicture(kind, i + 1))),
    ...(['monster', 'power'] as const).map(signPicture),
    UNDERWORLD,
    libraryPicture(false),
    libraryPicture(true),
    ...[24, 36, 48].map((squares) => {
      const table = layout([], squares);
      return landscape(table.width, table.height);
    }),
  ];
}
