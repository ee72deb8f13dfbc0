import { type DystopiaView, strikesCompanion } from '@questhall/dystopia/client';
import type { DecisionView } from '@questhall/kernel';

/** What can be done at a square: the ids of the options that are about it. */
export type Spots = ReadonlyMap<string, readonly string[]>;

/** The square of a figure. */
export function whereIs(view: DystopiaView, id: string): string | null {
  return view.heroes.find((h) => h.id === id)?.at ?? view.monsters.find((m) => m.id === id)?.at ?? null;
}

/** The squares of an option: the one it names, that of the figure it names, or all of an area. */
export function squaresOf(view: DystopiaView, id: string): string[] {
  if (id === 'free') return view.captive ? [view.captive] : [];
  if (id.startsWith('deal:')) return view.neutrals.filter(({ code }) => (code === 'L1') === (id === 'deal:lyra')).map(({ at }) => at);
  const [what = '', arg] = id.split(':');
  if (id === 'leave') {
    const at = whereIs(view, `h${view.turn.hero}`);
    return at ? [at] : [];
  }
  // Giving things away is chosen by the thing, not on the map.
  if (['hand', 'swap', 'eat', 'cast', 'give', 'pass'].includes(what)) return [];
  const named = arg ?? what;
  if (/^\d+,\d+$/.test(named)) return [named];
  if (/^[hm]\d+$/.test(named)) return [whereIs(view, named)].filter((at) => at !== null);
  if (/^[hm]\d+\+[hm]\d+$/.test(named)) return named.split('+').flatMap((one) => whereIs(view, one) ?? []);
  return /^[A-Za-z]$/.test(named) && arg === undefined ? view.squares.filter(({ area }) => area === named).map(({ at }) => at) : [];
}

/** All that can be done, by square. */
export function spotsOf(view: DystopiaView, decision: DecisionView | undefined): Spots {
  const spots = new Map<string, string[]>();
  for (const { id } of decision?.options ?? []) {
    // Heroes may strike each other, but no ring on the map leads them there.
    if (view.turn.hero >= 0 && strikesCompanion(id)) continue;
    for (const at of squaresOf(view, id)) spots.set(at, [...(spots.get(at) ?? []), id]);
  }
  return spots;
}

/** Which mark a square gets: feet, a ring under a foe, or a frame. */
export function markOf(ids: readonly string[]): 'go' | 'foe' | 'thing' {
  if (ids.every((id) => id.startsWith('go:'))) return 'go';
  return ids.some((id) => id.startsWith('attack:') || /^m\d+/.test(id)) ? 'foe' : 'thing';
}
