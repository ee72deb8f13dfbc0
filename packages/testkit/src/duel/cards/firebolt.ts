import { loseLives, spell } from '../vocabulary.ts';

export const firebolt = spell(loseLives('other', 2));
