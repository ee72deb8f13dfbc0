import { printedIn } from '../../../art/printed.ts';

/** The address of a picture of this game, by the name that its source gives it. */
export const print = printedIn(import.meta.glob<string>('./printed/*.webp', { eager: true, query: '?url', import: 'default' }));
