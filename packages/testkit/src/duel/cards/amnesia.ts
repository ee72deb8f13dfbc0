import { discard, spell } from '../vocabulary.ts';

export const amnesia = spell(discard('other', 2));
