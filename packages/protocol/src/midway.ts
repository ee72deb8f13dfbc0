import { type Change, diff, type Known, patch } from './changes.ts';

/*
 * What is seen while an action is carried out. A view is true after an action; in the middle of it each line of the log
 * brings the small change that had been made when it was told, so that the board need not reckon it from the event. The
 * last line of an update has the view after the action and brings nothing of its own.
 */

/** By line of an update (from 0): what of the view had changed when it was told, since the line before. Lines without a change are left out. */
export type Midway = readonly (readonly [line: number, changes: readonly Change[]])[];

/**
 * The changes that lead from one line to the next.
 * @param before the view before the action
 * @param seen the view at each line but the last; undefined where it is not known
 * @param known see `diff`
 * @returns the changes, and the view that they lead to
 */
export function midwayOf<V>(before: V, seen: readonly (V | undefined)[], known?: Known): { midway: Midway; view: V } {
  const midway: [number, Change[]][] = [];
  let view = before;
  for (const [line, next] of seen.entries()) {
    if (next === undefined) continue;
    const changes = diff(view, next, known);
    if (changes.length === 0) continue;
    midway.push([line, changes]);
    view = next;
  }
  return { midway, view };
}

/** The view at each of so many lines, the last one included: that one is not the view after the action yet. */
export function viewsMidway<V>(before: V, midway: Midway, lines: number): V[] {
  const views: V[] = [];
  let view = before;
  for (let line = 0, at = 0; line < lines; line++) {
    if (midway[at]?.[0] === line) view = patch(view, midway[at++]![1]);
    views.push(view);
  }
  return views;
}
