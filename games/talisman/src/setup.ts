import type { Core } from '@questhall/kernel';
import { beginCharacter, beginOwn } from './copies.gen.ts';
import { copy } from './copy.ts';
import type { EditionId } from './editions/edition.ts';
import { type Edition, editionOf, instances, rulesOf } from './editions/index.ts';
import { playedWith } from './expansion.ts';
import { PRINTED } from './expansions/printed.ts';
import { inPlay } from './installed.ts';
import { memory } from './memory.ts';
import type { Options } from './options.ts';
import type { Locals, State } from './state.ts';

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

/** The cards of a match: those of its edition, with those of the expansions in play shuffled in. */
export const pilesFor = ({ edition, expansion }: Pick<Options, 'edition' | 'expansion'>): Piles => counted(`${edition}/${expansion}`);

const counted = memory((question: string): Piles => {
  const [name, expansion] = question.split('/') as [EditionId, string];
  const options = { edition: name, expansion };
  const edition = editionOf({ options });
  const more = PRINTED.filter((expansion) => playedWith(expansion, options));
  return pilesOf({
    ...edition,
    adventure: [...edition.adventure, ...more.flatMap(({ adventure }) => adventure)],
    spells: [...edition.spells, ...more.flatMap(({ spells }) => spells)],
    characters: [...edition.characters, ...more.flatMap(({ characters }) => characters)],
  });
});

/** How many may play: more than the edition is made for only at a big table (TDE-1.1, T86-2). */
export function seatsFor(options: Options): { min: number; max: number } {
  return { min: 2, max: options.bigTable ? 6 : rulesOf({ options }).seats };
}

/** Everything in its place before characters are dealt (T86-3g to T86-3l). */
export function freshState(core: Core<Locals>, options: Options): State {
  const piles = pilesFor(options);
  const fresh: State = {
    ...beginOwn(),
    options,
    characters: Array.from({ length: core.seats }, beginCharacter),
    deck: [...piles.deck],
    spellDeck: [...piles.spells],
    stock: [...piles.stock],
    unused: [...piles.characters],
    ...Object.assign({}, ...inPlay({ options }).map(({ state }) => state?.fresh(core.seats, options))),
    ...core,
  };
  // All states of a match have one shape, that of a copy.
  return copy(fresh);
}
