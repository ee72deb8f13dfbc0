import type { Core } from '@questhall/kernel';
import { copy } from './copy.ts';
import { type Edition, editionOf, instances, rulesOf } from './editions/index.ts';
import { playedWith } from './expansion.ts';
import { PRINTED } from './expansions/printed.ts';
import { inPlay } from './installed.ts';
import type { Options } from './options.ts';
import type { Character, Locals, State } from './state.ts';

/** The piles of a fresh match, counted out once. */
interface Piles {
  deck: readonly string[];
  spells: readonly string[];
  stock: readonly string[];
  characters: readonly string[];
}

const pilesOf = (edition: Edition): Piles => ({
  deck: instances(edition.adventure),
  spells: instances(edition.spells),
  stock: [...instances(edition.purchase), ...instances([edition.talismans])],
  characters: edition.characters.map((card) => card.id),
});

const KNOWN = new Map<string, Piles>();

/** The cards of a match: those of its edition, with those of the expansions in play shuffled in. */
export function pilesFor(options: Pick<Options, 'edition' | 'expansion'>): Piles {
  const question = `${options.edition}/${options.expansion}`;
  const known = KNOWN.get(question) ?? counted(options);
  KNOWN.set(question, known);
  return known;
}

function counted(options: Pick<Options, 'edition' | 'expansion'>): Piles {
  const edition = editionOf({ options });
  const more = PRINTED.filter((expansion) => playedWith(expansion, options));
  return pilesOf({
    ...edition,
    adventure: [...edition.adventure, ...more.flatMap(({ adventure }) => adventure)],
    spells: [...edition.spells, ...more.flatMap(({ spells }) => spells)],
    characters: [...edition.characters, ...more.flatMap(({ characters }) => characters)],
  });
}

/** How many may play: more than the edition is made for only at a big table (TDE-1.1, T86-2). */
export function seatsFor(options: Options): { min: number; max: number } {
  return { min: 2, max: options.bigTable ? 6 : rulesOf({ options }).seats };
}

/** Everything in its place before characters are dealt (T86-3g to T86-3l). */
export function freshState(core: Core<Locals>, options: Options): State {
  const piles = pilesFor(options);
  const fresh: State = {
    options,
    turn: { seat: 0, n: 0, phase: 'setup', start: 'O1', over: false, moved: false, put: [], evaded: [], extra: 0, held: 0, casts: [] },
    characters: Array.from({ length: core.seats }, seatWithoutCharacter),
    deck: [...piles.deck],
    top: [],
    seen: [],
    discard: [],
    spellDeck: [...piles.spells],
    spellDiscard: [],
    inAir: [],
    halts: [],
    stock: [...piles.stock],
    lying: {},
    loose: {},
    tame: {},
    held: {},
    hexes: [],
    lasting: [],
    ban: null,
    unused: [...piles.characters],
    crownReached: false,
    unsettled: false,
    ...Object.assign({}, ...inPlay({ options }).map(({ state }) => state?.fresh(core.seats, options))),
    ...core,
  };
  // All states of a match have one shape, that of a copy.
  return copy(fresh);
}

/** A seat before its character is dealt. */
export function seatWithoutCharacter(): Character {
  return {
    card: null,
    out: false,
    space: 'O1',
    strength: 0,
    craft: 0,
    lives: 0,
    fate: 0,
    gold: 0,
    alignment: 'neutral',
    changed: -1,
    objects: [],
    followers: [],
    spells: [],
    trophies: [],
    grantMark: 0,
    misses: 0,
    toad: 0,
    raft: 'none',
    slave: false,
    quest: 0,
    ride: null,
    healed: 0,
    slow: 0,
    vanished: false,
    bound: false,
    potion: 0,
    hired: -1,
    werewolf: 0,
    lizardMen: 0,
    dicing: false,
    turnedBack: false,
    toadStrength: 0,
    toadCraft: 0,
    questTurn: -1,
  };
}
