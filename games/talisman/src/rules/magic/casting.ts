import type { SpaceId } from '../../board/index.ts';
import { spellOf } from '../../editions/index.ts';
import { settling } from '../goods/limits.ts';
import { alwaysSpell, takeFromAir, toPile } from '../kit/cards.ts';
import { rule } from '../kit/table.ts';
import { BACK, freeSpacesNear, spaceWith, targetsOf } from './spells.ts';

/** Casting one Spell: name the target, announce it, let others answer, carry it out (T86-6.9). Value: whether it was cast. */
export const cast = rule('cast', {
  name(f, g) {
    const options = targetsOf(g.s, f.seat, spellOf(f.spell), f.about);
    if (options.length === 0) return 'announce';
    return { ask: { seat: f.seat, kind: 'target', options: [...options, BACK], about: { spell: f.spell }, into: 'choice' } };
  },

  named(f, g) {
    const choice = f.choice;
    if (choice === BACK) return { done: false };
    const { target } = spellOf(f.spell);
    if (target === 'character') f.target = Number(choice);
    else if (choice.startsWith('gold:')) f.target = Number(choice.slice(5));
    else if (target === 'freeSpace' || target === 'spaceOfRegion' || target === 'acrossTheRiver' || target === 'outsideInner')
      f.space = choice as SpaceId;
    else f.card = choice;
    if (target !== 'cardAndSpace') return 'announce';
    const options = freeSpacesNear(g.s, spaceWith(g.s, choice)!);
    return { ask: { seat: f.seat, kind: 'target', options: [...options, BACK], about: { spell: f.spell, card: choice }, into: 'choice' } };
  },

  namedSpace(f) {
    if (f.choice === BACK) return { done: false };
    f.space = f.choice as SpaceId;
  },

  announce(f, g) {
    const { spells } = g.of(f.seat);
    spells.splice(spells.indexOf(f.spell), 1);
    const named = {
      ...(f.target === undefined ? {} : { target: f.target }),
      ...(f.card === undefined ? {} : { card: f.card }),
      ...(f.space === undefined ? {} : { space: f.space }),
    };
    const { casts } = g.s.turn;
    while (casts.length <= f.seat) casts.push(0);
    casts[f.seat]! += 1;
    g.tell?.({ type: 'cast', rule: 'T86-6.9.6a', seat: f.seat, spell: f.spell, ...named });
    alwaysSpell(g, f.seat);
    g.s.inAir.push(f.spell);
    return g.attempt({ type: 'cast', seat: f.seat, spell: f.spell, about: f.about, ...named });
  },

  /** Dealt with, it goes onto the discard pile, unless it lies on the board now (T86-6.9.6b, TDE-6.14). */
  discard(f, g) {
    if (takeFromAir(g, f.spell)) toPile(g, f.spell);
    return settling(g);
  },

  settle: (_, g) => settling(g),

  close: () => ({ done: true }),
});
