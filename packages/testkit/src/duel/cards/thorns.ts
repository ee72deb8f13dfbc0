import { charm, loseLives } from '../vocabulary.ts';

export const thorns = charm('after', loseLives('other', 1));
