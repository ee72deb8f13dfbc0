import type { Picture } from '../../../art/draw.ts';
import { svg } from '../../../art/svg.ts';
import { drawScene, type Scene } from './scene/scene.ts';
import { CHARACTERS } from './scenes/characters.ts';
import { CRYPT_CHARACTERS } from './scenes/crypts.ts';
import { GHOSTS, SOUL_CHARACTERS } from './scenes/souls.ts';

const WIDE = 100;
const HIGH = 183;

/** The portrait of a character on its standee: what it is known by, large, in its own light. */
function pawnPicture(card: string, { mood, far, things }: Scene): Picture {
  const [icon, tint, , , , look] = things.reduce((a, b) => (b[4] >= a[4] ? b : a));
  const scene: Scene = {
    mood,
    far,
    ground: 'none',
    lamp: ['glow', 0.5, 0.4, 60],
    line: 0.8,
    front: 'none',
    fx: [['rays', 0.5, 0.4, 40, '#fff4d0']],
    things: [[icon, tint, 0.5, 0.41, 0.55, { ...look, floats: true }]],
  };
  return {
    key: `pawn-${card}`,
    w: WIDE,
    h: HIGH,
    sharp: 1.1,
    solid: true,
    svg: () => {
      const { body, defs } = drawScene(`pawn-${card}`, scene, WIDE, HIGH);
      return svg(WIDE, HIGH, body, defs);
    },
  };
}

/** The portraits of all characters that may stand on the board. */
export const PAWN_PICTURES: readonly Picture[] = Object.entries({ ...CHARACTERS, ...SOUL_CHARACTERS, ...GHOSTS, ...CRYPT_CHARACTERS })
  .filter(([card]) => /^(chr|ghost)\./.test(card) || card === 'toad')
  .map(([card, scene]) => pawnPicture(card, scene));
