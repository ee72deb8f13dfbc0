import { create } from 'zustand';

/** Stretches of the chronicle that one's own plans brought: first and last line of each. */
export type Stretches = readonly (readonly [from: number, to: number])[];

/** Those of the match on show. */
export const useByPlan = create<{ lines: Stretches }>(() => ({ lines: [] }));

/** Whether a line lies in one of them. */
export const isByPlan = (lines: Stretches, n: number): boolean => lines.some(([from, to]) => n >= from && n <= to);
