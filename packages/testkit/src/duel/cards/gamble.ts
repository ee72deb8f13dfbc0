import { loseLives, roll, spell } from '../vocabulary.ts';

export const gamble = spell(roll(4, loseLives('other', 3)));
