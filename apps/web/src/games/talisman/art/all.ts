import type { Picture } from '../../../art/draw.ts';
import { svg } from '../../../art/svg.ts';
import { backPicture, DECKS } from './backs.ts';
import { BOARD_PICTURES } from './board/ground.ts';
import { LIDS } from './lid.ts';
import { PAWN_PICTURES } from './pawns.ts';
import { drawScene, type Scene } from './scene/scene.ts';
import { CHARACTERS } from './scenes/characters.ts';
import { CREATURES } from './scenes/creatures.ts';
import { CRYPT_CHARACTERS, CRYPTS } from './scenes/crypts.ts';
import { ENEMIES } from './scenes/enemies.ts';
import { EVENTS } from './scenes/events.ts';
import { GOODS } from './scenes/goods.ts';
import { PEOPLE } from './scenes/people.ts';
import { PLACES } from './scenes/places.ts';
import { GHOSTS, SOUL_CHARACTERS, SOULS } from './scenes/souls.ts';
import { SPELLS } from './scenes/spells.ts';
import { VEIL_ENEMIES } from './scenes/veil-enemies.ts';
import { VEIL_GOODS } from './scenes/veil-goods.ts';
import { VEIL_OTHERS } from './scenes/veil-others.ts';

/** The field of a card's picture. */
const CARD_PICTURE = { w: 210, h: 158 };

/** All scenes of cards and creatures by their keys. */
const SCENES: Readonly<Record<string, Scene>> = {
  ...ENEMIES,
  ...CREATURES,
  ...EVENTS,
  ...PEOPLE,
  ...GOODS,
  ...PLACES,
  ...SPELLS,
  ...CHARACTERS,
  ...VEIL_ENEMIES,
  ...VEIL_OTHERS,
  ...VEIL_GOODS,
  ...SOULS,
  ...SOUL_CHARACTERS,
  ...GHOSTS,
  ...CRYPTS,
  ...CRYPT_CHARACTERS,
};

function scenePicture(key: string, scene: Scene): Picture {
  const { w, h } = CARD_PICTURE;
  return {
    key,
    w,
    h,
    sharp: 1.8,
    grain: 0.22,
    solid: true,
    svg: () => {
      const { body, defs } = drawScene(key, scene, w, h);
      return svg(w, h, body, defs);
    },
  };
}

/** Every picture of this table, so that all of them can be drawn ahead. */
export function allPictures(): Picture[] {
  return [
    ...Object.entries(SCENES).map(([key, scene]) => scenePicture(key, scene)),
    ...PAWN_PICTURES,
    ...DECKS.map(backPicture),
    ...BOARD_PICTURES,
    ...LIDS,
  ];
}
