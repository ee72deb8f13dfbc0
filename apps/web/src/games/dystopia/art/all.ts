import type { Picture } from '../../../art/draw.ts';
import { FIGURE_PICTURES } from './figures.ts';
import { THING_PICTURES } from './furniture.ts';
import { SCENE_PICTURES } from './lid.ts';

/** Every picture of this table, so that all of them can be drawn ahead. */
export const allPictures = (): Picture[] => [...FIGURE_PICTURES, ...THING_PICTURES, ...SCENE_PICTURES];
