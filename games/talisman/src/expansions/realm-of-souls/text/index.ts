import '../added.ts';
import type { Words } from '../../../expansion-words.ts';
import { SOUL_SENTENCES } from './abilities.ts';
import { soulLines } from './card.ts';
import { SOUL_PHRASES } from './effects.ts';
import { SOUL_TOLD } from './events.ts';

/** What the Realm of Souls says. */
export const words: Words = { phrases: SOUL_PHRASES, sentences: SOUL_SENTENCES, lines: soulLines, told: SOUL_TOLD };
