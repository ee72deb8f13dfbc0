import { type Playing, playedWith } from './expansion.ts';
import type { Kept, Ruled } from './expansion-rules.ts';
import type { OwnAbilities, OwnAbility, OwnRule, OwnRules } from './own/shapes.ts';
import type { State } from './state.ts';
import type { Ability, AddedCan, AddedVerb, Verb } from './vocabulary.ts';

/*
 * Which expansions this program knows, and which of them a match is played with. The base game asks here and imports no
 * expansion: whoever puts the game together says which there are (index.ts).
 */

/** Counts up where other expansions or abilities are installed, so that what was made for a match is made anew. */
let edition = 0;

/** What single cards and spaces of the base game do, by their words. */
let own: Partial<Record<Verb, OwnRule<AddedVerb>>> = {};

/** What abilities of single cards and characters of the base game do, by their words. */
let abilities: Readonly<Record<string, OwnAbility<AddedCan>>> = {};

/** From now on these words do this; whoever puts the game together says which there are (index.ts). */
export function installOwn<V extends AddedVerb, C extends AddedCan>(rules: OwnRules<V>, cans: OwnAbilities<C>): void {
  own = { ...rules } as unknown as typeof own;
  abilities = { ...cans } as unknown as typeof abilities;
  bringers = Object.values(abilities);
  edition++;
  menaces = (Object.keys(own) as Verb[]).filter((verb) => own[verb]!.menacesFollowers);
}

/** The rule of a word that one card brought; undefined for one of the shared vocabulary or of an expansion. */
export const ownRule = (verb: Verb): OwnRule<AddedVerb> | undefined => own[verb];

/** What an ability that one card brought does; undefined for one of the shared vocabulary or of an expansion. */
export const ownPower = (can: Ability['can']): OwnAbility<AddedCan> | undefined => abilities[can];

/** All abilities that single cards brought: each has its say in reckonings and moments, before any expansion. */
export const ownPowers = (): readonly OwnAbility<AddedCan>[] => bringers;
let bringers: readonly OwnAbility<AddedCan>[] = [];

/** The words of single spaces that may cost Followers. */
export const menacing = (): readonly Verb[] => menaces;
let menaces: readonly Verb[] = [];

type OfAMatch = { readonly options: Playing };

let known: readonly Ruled[] = [];

/** The expansions from now on. */
export function install(expansions: readonly Ruled[]): void {
  known = expansions;
  edition++;
}

/** All of them. */
export const installed = (): readonly Ruled[] => known;

const NONE: readonly Ruled[] = [];

/**
 * Something that depends on nothing but the expansions of a match and on what single cards do, made once: for whoever asks a thousand times a second.
 * The options of a match never change, and all its copies share them.
 */
export function perMatch<T>(make: (expansions: readonly Ruled[]) => T): (s: OfAMatch) => T {
  let without = make(NONE);
  const kept = new Map<string, T>();
  let asked: object | undefined;
  let madeFor = edition;
  let made = without;
  return ({ options }) => {
    if (madeFor !== edition) {
      kept.clear();
      without = make(NONE);
      asked = undefined;
      madeFor = edition;
    }
    if (options.expansion === 'none') return without;
    if (options !== asked) {
      // Matches with the same expansions share what was made, also where a server plays them by turns.
      const played = known.filter(({ printed }) => playedWith(printed, options));
      const key = played.map(({ printed }) => printed.id).join(' ');
      if (!kept.has(key)) kept.set(key, make(played));
      made = kept.get(key)!;
      asked = options;
    }
    return made;
  };
}

/** Those that a match is played with; mostly none. */
export const inPlay: (s: OfAMatch) => readonly Ruled[] = perMatch((expansions) => expansions);

/** Puts what the expansions in play keep into `made`, each field made of what the state holds there. */
export function withKept(s: State, made: State, make: (kept: Kept<unknown>, held: unknown) => unknown): void {
  const from = s as unknown as Readonly<Record<string, unknown>>;
  for (const { state } of inPlay(s)) {
    const kept = state?.kept as Readonly<Record<string, Kept<unknown>>> | undefined;
    for (const field in kept) (made as unknown as Record<string, unknown>)[field] = make(kept[field]!, from[field]);
  }
}
