import type { DecisionView, Text } from '@questhall/kernel';

/** What tapping a square would do now. */
export interface SquareTarget {
  square: number;
  /** What to hand to `pick`. Absent: the first half of a move was meant, `from` says of which. */
  pick?: string;
  from?: string;
  label: Text;
  note?: Text | undefined;
  /** Why it may not be, where it may not. */
  refused?: Text;
}

/**
 * The squares that the decision concerns. A move of a monster is picked in two taps: first the monster, then where it
 * goes; `from` is the monster that is lifted, and may be put down again.
 */
export function squareTargets(decision: DecisionView | undefined, from: string | null): SquareTarget[] {
  if (!decision || decision.kind === 'direction') return [];
  const targets = new Map<number, SquareTarget>();
  const lifted = decision.options.find((o) => from !== null && o.target?.from === from);
  if (lifted) targets.set(Number(from), { square: Number(from), from: `${from}`, label: lifted.label });
  for (const o of decision.options) {
    const { space, from: source } = o.target ?? {};
    if (space === undefined) continue;
    if (source === undefined) targets.set(Number(space), { square: Number(space), pick: o.id, label: o.label, note: o.note });
    else if (from === null) targets.set(Number(source), { square: Number(source), from: source, label: o.label });
    else if (source === from) targets.set(Number(space), { square: Number(space), pick: o.id, label: o.label, note: o.note });
  }
  for (const r of decision.refused) {
    const space = r.target?.space;
    if (space !== undefined && !targets.has(Number(space))) {
      targets.set(Number(space), { square: Number(space), pick: r.id, label: r.label, refused: r.reason });
    }
  }
  return [...targets.values()];
}

/** The square that the picked option speaks of: its target, or the square that its note names (where a walk would end). */
export function squareOfPick(decision: DecisionView | undefined, picked: string | null): number | null {
  const option = picked === null ? undefined : decision?.options.find((o) => o.id === picked);
  const named = option?.note?.args?.square;
  if (decision?.kind === 'commit') return typeof named === 'number' ? named : null;
  const space = option?.target?.space;
  return space === undefined ? null : Number(space);
}
