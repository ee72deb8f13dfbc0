import { clone } from '@questhall/kernel';
import type { SpaceId } from './board/index.ts';
import type { Character, State } from './state.ts';

/**
 * A deep copy of a state, as `clone` makes it, in less time: objects of a known shape are copied whole, and only what
 * nests in them is followed. The contract tests compare it with `clone` and look for parts that both share.
 */
export function copy(s: State): State {
  return {
    ...s,
    stack: s.stack.map(copyFrame),
    pending: clone(s.pending),
    outcome: s.outcome && clone(s.outcome),
    options: { ...s.options },
    turn: { ...s.turn, put: s.turn.put.slice(), evaded: clone(s.turn.evaded), casts: s.turn.casts.slice() },
    characters: s.characters.map(copyCharacter),
    deck: s.deck.slice(),
    top: s.top.slice(),
    seen: clone(s.seen),
    discard: s.discard.slice(),
    spellDeck: s.spellDeck.slice(),
    spellDiscard: s.spellDiscard.slice(),
    stock: s.stock.slice(),
    lying: copyPiles(s.lying),
    loose: { ...s.loose },
    tame: { ...s.tame },
    held: { ...s.held },
    hexes: clone(s.hexes),
    lasting: clone(s.lasting),
    ...(s.souls === undefined ? {} : { souls: clone(s.souls) }),
    unused: s.unused.slice(),
  };
}

/** What a frame holds is the same at every step: one list, or a change, in a handful of plain values. */
function copyFrame(frame: State['stack'][number]): State['stack'][number] {
  const copied = { ...frame } as Record<string, unknown>;
  for (const key in copied) {
    const held = copied[key];
    if (typeof held === 'object' && held !== null) copied[key] = clone(held);
  }
  return copied as unknown as State['stack'][number];
}

function copyPiles(lying: State['lying']): State['lying'] {
  const copied: State['lying'] = {};
  for (const space in lying) copied[space as SpaceId] = lying[space as SpaceId]!.slice();
  return copied;
}

function copyCharacter(c: Character): Character {
  return {
    ...c,
    objects: c.objects.slice(),
    followers: c.followers.slice(),
    spells: c.spells.slice(),
    trophies: c.trophies.slice(),
  };
}
