import type { Scene } from '../scene/scene.ts';

type Rest = Pick<Scene, 'fx' | 'over'>;

/**
 * A scene in one breath, for the many pictures of the Realm of Souls.
 * @param where mood, far line, ground and foreground
 * @param lamp the light, and the horizon
 */
export const scene = (
  [mood, far, ground, front]: readonly [Scene['mood'], Scene['far'], Scene['ground'], NonNullable<Scene['front']>],
  [kind, x, y, r, line]: readonly [NonNullable<Scene['lamp']>[0], number, number, number, number],
  things: Scene['things'],
  rest: Rest = {},
): Scene => ({ mood, far, ground, front, lamp: [kind, x, y, r], line, things, ...rest });
