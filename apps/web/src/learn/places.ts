/** Where something lies in the window, in pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Size {
  width: number;
  height: number;
}

/** Between the paper and what it lies beside. */
const GAP = 12;
/** The least width of a rail that takes the paper. */
const RAIL = 230;
/** What the paper must not hide, dearest first: what is to be touched, what confirms it, what is lit, the board. */
const DEAR = { aim: 1000, bar: 40, light: 1, board: 0.1 } as const;

/** Where the paper may lie: from above or below, in the middle or in a rail at the left. */
export interface Place {
  top?: number;
  bottom?: number;
  left?: number;
  width?: number;
  translate?: string;
}

/**
 * Where a paper of this size hides least: beside what is lit, where there is more room, if that hides nothing that is needed.
 * @param lit what is lit, what is to be touched, the question that confirms it, and the board, as far as there is such
 * @param last where it lies now: it stays there while it hides nothing
 */
export function besides(
  { light, aims, bar, board = null }: { light: Box | null; aims: readonly Box[]; bar: Box | null; board?: Box | null },
  paper: Size,
  window: Size,
  last?: Place,
): Place {
  if (!light) return { bottom: GAP };
  const above = (box: Box): Place => ({ bottom: window.height - box.top + GAP });
  const below = (box: Box): Place => ({ top: box.top + box.height + GAP });
  const roomBelow = window.height - light.top - light.height;
  const first = light.top >= roomBelow ? [above(light), below(light)] : [below(light), above(light)];
  // A rail beside what is lit is one beside the board, where that reaches further to the left.
  const edge = Math.min(light.left, board?.left ?? light.left);
  const rail = edge >= RAIL ? [{ left: GAP, width: edge - 2 * GAP, bottom: 3 * GAP, translate: 'none' }] : [];
  const ends = light.top > roomBelow ? [{ top: GAP }, { bottom: GAP }] : [{ bottom: GAP }, { top: GAP }];
  const others = [...(bar ? [bar] : []), ...aims].flatMap((box) => [below(box), above(box)]);
  const hides = (place: Place): number => {
    const at = boxAt(place, paper, window);
    const outside = at.height - Math.max(0, Math.min(window.height, at.top + at.height) - Math.max(0, at.top));
    return (
      outside * window.width * DEAR.aim +
      aims.reduce((sum, aim) => sum + common(at, aim) * DEAR.aim, 0) +
      (bar ? common(at, bar) * DEAR.bar : 0) +
      common(at, light) * DEAR.light +
      (board && rail.length > 0 ? common(at, board) * DEAR.board : 0)
    );
  };
  if (last && hides(last) === 0) return last;
  let best = first[0]!;
  for (const place of [...first, ...rail, ...ends, ...others]) if (hides(place) < hides(best)) best = place;
  return best;
}

/** Where a paper lies that is placed so. */
function boxAt({ top, bottom, left, width }: Place, paper: Size, window: Size): Box {
  const wide = width ?? paper.width;
  // Narrower it is higher.
  const height = paper.height * Math.max(1, paper.width / wide);
  return {
    left: left ?? (window.width - wide) / 2,
    top: top ?? window.height - (bottom ?? 0) - height,
    width: wide,
    height,
  };
}

/** The area in which both lie. */
function common(a: Box, b: Box): number {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, wide) * Math.max(0, high);
}
