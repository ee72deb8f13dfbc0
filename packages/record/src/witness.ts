import type { Chance } from '@questhall/kernel';
import type { Draw } from './schema.ts';

/** A draw with what could have come, where the rules said so. */
export interface SeenDraw extends Draw {
  items?: readonly unknown[];
}

/** A source that draws from another and keeps an account of it. */
export interface Witness extends Chance {
  /** What has been drawn since the last `take`. */
  readonly draws: readonly SeenDraw[];
  /** The draws since the last time. */
  take(): SeenDraw[];
}

/**
 * Writes down every draw of a source.
 * @param drawn how many draws the match has made before
 * @param withItems also keep what was drawn from (copied, since lists change); for statistics
 */
export function witness(chance: Chance, drawn = 0, withItems = false): Witness {
  let n = drawn;
  // No accessor in the literal: each object would get a hidden class of its own.
  const kept = {
    draws: [] as SeenDraw[],
    take() {
      const taken = kept.draws;
      kept.draws = [];
      return taken;
    },
    below(of: number, what = '', items?: readonly unknown[]) {
      const result = chance.below(of, what, items);
      const draw: SeenDraw = { n: n++, what, of, result };
      if (withItems && items) draw.items = [...items];
      kept.draws.push(draw);
      return result;
    },
  };
  return kept;
}
