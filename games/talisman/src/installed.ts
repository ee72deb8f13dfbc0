import { playedWith } from './expansion.ts';
import type { Ruled } from './expansion-rules.ts';
import type { Options } from './options.ts';
import type { OwnRule, OwnRules } from './own/shapes.ts';
import type { AddedVerb, Verb } from './vocabulary.ts';

/*
 * Which expansions this program knows, and which of them a match is played with. The base game asks here and imports no
 * expansion: whoever puts the game together says which there are (index.ts).
 */

/** What single cards and spaces of the base game do, by their words. */
let own: Partial<Record<Verb, OwnRule<AddedVerb>>> = {};

/** From now on these words do this; whoever puts the game together says which there are (index.ts). */
export function installOwn<V extends AddedVerb>(rules: OwnRules<V>): void {
  own = { ...rules } as unknown as typeof own;
  menaces = (Object.keys(own) as Verb[]).filter((verb) => own[verb]!.menacesFollowers);
}

/** The rule of a word that one card brought; undefined for one of the shared vocabulary or of an expansion. */
export const ownRule = (verb: Verb): OwnRule<AddedVerb> | undefined => own[verb];

/** The words of single spaces that may cost Followers. */
export const menacing = (): readonly Verb[] => menaces;
let menaces: readonly Verb[] = [];

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
