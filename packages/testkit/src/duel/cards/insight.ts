import { draw, spell } from '../vocabulary.ts';

export const insight = spell(draw('you', 2));
