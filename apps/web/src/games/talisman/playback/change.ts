import type { Seat } from '@questhall/kernel';
import type { CharacterView, LyingView, PurchaseKind, SpaceId, TalismanView } from '@questhall/talisman/client';
import { kindOf } from '@questhall/talisman/client';
import { faceOf } from '../names.ts';
import { soulsIn } from '../souls.ts';

type View = TalismanView;

/** The view with one character changed. */
export const withCharacter = (view: View, seat: Seat, change: (c: CharacterView) => Partial<CharacterView>): View => ({
  ...view,
  characters: view.characters.map((c) => (c.seat === seat ? { ...c, ...change(c) } : c)),
});

/** A list without the first of one of its items. */
export function without<T>(list: readonly T[], item: T): T[] {
  const at = list.indexOf(item);
  return at < 0 ? [...list] : [...list.slice(0, at), ...list.slice(at + 1)];
}

const has = (lying: LyingView, card: string) => lying.cards.includes(card);

/** The view with a card taken from wherever it lies or whoever has it. */
export function liftCard(view: View, card: string): View {
  const lies = view.lying.some((l) => has(l, card));
  const lying = lies
    ? view.lying.map((l) => (has(l, card) ? { ...l, cards: without(l.cards, card) } : l)).filter((l) => l.cards.length > 0 || l.gold > 0)
    : view.lying;
  const owned = (c: CharacterView) => c.objects.includes(card) || c.followers.includes(card) || c.trophies.includes(card);
  const characters = view.characters.some(owned)
    ? view.characters.map((c) =>
        owned(c)
          ? { ...c, objects: without(c.objects, card), followers: without(c.followers, card), trophies: without(c.trophies, card) }
          : c,
      )
    : view.characters;
  return { ...view, lying, characters, meeting: view.meeting === card ? null : view.meeting };
}

/** The view with one space's heap changed; an empty heap is none. */
export function withHeap(view: View, space: SpaceId, change: (l: LyingView) => Partial<LyingView>): View {
  const before = view.lying.find((l) => l.space === space) ?? { space, cards: [], gold: 0 };
  const after = { ...before, ...change(before) };
  const others = view.lying.filter((l) => l.space !== space);
  return { ...view, lying: after.cards.length > 0 || after.gold > 0 ? [...others, after] : others };
}

/** The view with a card lying on a space, wherever it was. */
export function layCard(view: View, card: string, space: SpaceId): View {
  return withHeap(liftCard(view, card), space, (l) => ({ cards: [...without(l.cards, card), card] }));
}

/** The view with a card in somebody's hands: a Follower among the Followers, all else among the Objects. */
export function giveCard(view: View, card: string, seat: Seat): View {
  const follower = ['follower', 'event'].includes(faceOf(card).kind);
  return withCharacter(liftCard(view, card), seat, (c) =>
    follower ? { followers: [...c.followers, card] } : { objects: [...c.objects, card], load: { ...c.load, n: c.load.n + 1 } },
  );
}

/** The view with a card on the pile where it belongs when it leaves the game. */
export function putAway(view: View, card: string): View {
  const lifted = liftCard(view, card);
  const kind = kindOf(card);
  if (kind.startsWith('pur.')) {
    const pile = kind as PurchaseKind;
    return { ...lifted, piles: { ...lifted.piles, [pile]: (lifted.piles[pile] ?? 0) + 1 } };
  }
  if (kind.startsWith('tal.')) return { ...lifted, talismans: lifted.talismans + 1 };
  if (kind.startsWith('sp.')) return { ...lifted, spellDiscard: [...without(lifted.spellDiscard, card), card] };
  const souls = soulsIn(lifted);
  if (souls && kind.startsWith('veil.')) {
    return { ...lifted, souls: { ...souls, veilDiscard: [...without(souls.veilDiscard, card), card] } } as View;
  }
  return { ...lifted, discard: [...without(lifted.discard, card), card] };
}

/** A stat of a character changed by n, own value and totals alike. */
export function addStat(c: CharacterView, stat: 'strength' | 'craft', n: number): Partial<CharacterView> {
  const by = Math.max(n, c[stat].quota - c[stat].own);
  if (stat === 'craft') return { craft: { ...c.craft, own: c.craft.own + by, total: c.craft.total + by } };
  const { strength } = c;
  return { strength: { ...strength, own: strength.own + by, total: strength.total + by, combat: strength.combat + by } };
}

/** A spell more or less in somebody's hand; the card itself only where it is known. */
export function handOf(view: View, seat: Seat, by: 1 | -1, spell: string | undefined): View {
  return withCharacter(view, seat, (c) => ({
    spellCount: Math.max(0, c.spellCount + by),
    spells: c.spells && spell ? (by > 0 ? [...c.spells, spell] : without(c.spells, spell)) : c.spells,
  }));
}
