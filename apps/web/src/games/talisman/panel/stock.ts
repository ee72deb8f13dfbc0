import type { Text } from '@questhall/kernel';
import { SPACES, type TalismanView } from '@questhall/talisman/client';
import { spaceName } from '../names.ts';
import { coverOf, printedSpace } from '../souls.ts';

/** Where things of the purchase piles are sold, and for how much: printed on the spaces, also on those under a Terrain card. */
function shopsOf(kind: string, view: Pick<TalismanView, 'options'>): { space: string; price: number }[] {
  const found: { space: string; price: number }[] = [];
  for (const space of SPACES) {
    const walk = (node: unknown): void => {
      if (Array.isArray(node)) node.forEach(walk);
      else if (typeof node === 'object' && node !== null) {
        const good = node as { kind?: unknown; price?: unknown };
        if (good.kind === kind && typeof good.price === 'number') found.push({ space: space.id, price: good.price });
        Object.values(node).forEach(walk);
      }
    };
    walk(printedSpace(view, space.id)?.instruction);
  }
  return found;
}

/** Things for sale on one space; or, without a space, those that are sold nowhere now: because their shops are covered, or because there are none. */
export interface Shelf {
  space?: string;
  covered: readonly string[];
  /** Each kind of thing with its price; null where it is not for sale. */
  prices: Map<string, number | null>;
}

/**
 * The things for sale, by the spaces where they are sold. Where a Terrain card lies nothing is sold (TDE-11.15): what only such spaces
 * sell stands behind the rest, and what no space sells last.
 */
export function stockOf(view: TalismanView): Shelf[] {
  const [open, shut] = [new Map<string, Shelf>(), new Map<string, Shelf>()];
  const put = (shelves: Map<string, Shelf>, empty: Omit<Shelf, 'prices'>, kind: string, price: number | null) => {
    const name = empty.space ?? empty.covered.join(' ');
    const shelf = shelves.get(name) ?? { ...empty, prices: new Map() };
    shelves.set(name, { ...shelf, prices: shelf.prices.set(kind, price) });
  };
  for (const kind of Object.keys(view.piles)) {
    const shops = shopsOf(kind, view);
    const now = shops.filter(({ space }) => coverOf(view, space) === undefined);
    for (const { space, price } of now) put(open, { space, covered: [] }, kind, price);
    if (now.length === 0) put(shut, { covered: shops.map(({ space }) => space) }, kind, null);
  }
  return [...open.values(), ...[...shut.values()].sort((a, b) => b.covered.length - a.covered.length)];
}

/** What stands over them. */
export function stockTitle(space: string | undefined, covered: readonly string[]): Text {
  if (space !== undefined) return { key: 'ui.ts.stockIn', args: { space: spaceName(space) } };
  if (covered.length === 0) return { key: 'ui.ts.stockElsewhere' };
  return { key: 'ui.ts.stockCovered', args: { spaces: covered.map((id) => spaceName(id)) } };
}
