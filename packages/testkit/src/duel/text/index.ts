import type { Catalogue, Locale } from '@questhall/text';
import { da } from './da.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

export const catalogues: Readonly<Record<Locale, Catalogue>> = { en, nl, fr, de, da };
