import { playedWith } from './expansion.ts';
import type { Ruled } from './expansion-rules.ts';
import type { Options } from './options.ts';

/*
 * Which expansions this program knows, and which of them a match is played with. The base game asks here and imports no
 * expansion: whoever puts the game together says which there are (index.ts).
 */

type OfAMatch = { readonly options: Pick<Options, 'edition' | 'expansion'> };

let known: readonly Ruled[] = [];
/** Counts up where other expansions are installed, so that what was made for a match is made anew. */
let edition = 0;

/** The expansions from now on. */
export function install(expansions: readonly Ruled[]): void {
  known = expansions;
  edition++;
}

/** All of them. */
export const installed = (): readonly Ruled[] => known;

const NONE: readonly Ruled[] = [];

/**
 * Something that depends on nothing but the expansions of a match, made once: for whoever asks a thousand times a second.
 * The options of a match never change, and all its copies share them.
 */
export function perMatch<T>(make: (expansions: readonly Ruled[]) => T): (s: OfAMatch) => T {
  const without = make(NONE);
  let asked: object | undefined;
  let madeFor = -1;
  let made = without;
  return ({ options }) => {
    if (options.expansion === 'none') return without;
    if (options !== asked || madeFor !== edition) {
      made = make(known.filter(({ printed }) => playedWith(printed, options)));
      asked = options;
      madeFor = edition;
    }
    return made;
  };
}

/** Those that a match is played with; mostly none. */
export const inPlay: (s: OfAMatch) => readonly Ruled[] = perMatch((expansions) => expansions);
