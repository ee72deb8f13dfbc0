import { gainLives, loseLives, spell } from '../vocabulary.ts';

export const drain = spell(loseLives('other', 1), gainLives('you', 1));
