import { da } from './da.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

/** The words of the checks, by language. */
export const LEVEL_TEXTS = { en, nl, fr, de, da };
