import type { Outcome, Text } from '@questhall/kernel';
import type { StoodView, TalismanView } from '@questhall/talisman/client';

/** The space of the Crown of Command. */
const CROWN = 'I9';

/** What is said of the winner where it is not that the Crown is worn. */
const HEADINGS: Readonly<Record<string, string>> = {
  limit: 'ui.ts.result.first',
  agreed: 'ui.ts.result.first',
  king: 'ui.ts.result.winner.king',
  throne: 'ui.ts.result.winner.throne',
  bell: 'ui.ts.result.winner.bell',
};

/** Whether a winner has the Crown: it was what the match was about, or the last one left stands there. */
export function wearsCrown(view: Pick<TalismanView, 'characters'>, { reason, winners }: Pick<Outcome, 'reason' | 'winners'>): boolean {
  if (reason === 'last') return view.characters.some((c) => winners.includes(c.seat) && c.card !== null && c.space === CROWN);
  return HEADINGS[reason] === undefined;
}

/** The key of the heading over the result: what the winner has done. */
export function headingOf(view: Pick<TalismanView, 'characters'>, outcome: Pick<Outcome, 'reason' | 'winners'>): string {
  const usual = outcome.reason === 'last' ? 'ui.ts.result.winner.last' : 'ui.ts.result.winner';
  return HEADINGS[outcome.reason] ?? (wearsCrown(view, outcome) ? 'ui.ts.result.winner' : usual);
}

/** What decided a match that was cut off, in a sentence with the points of the winner and of the best of all others; null elsewhere. */
export function decidedText({ decided }: Pick<TalismanView, 'decided'>): Text | null {
  if (!decided) return null;
  const { by, first, next } = decided;
  return { key: `ui.ts.result.decided.${by}`, args: { first: stoodText(first), ...(next ? { next: stoodText(next) } : {}) } };
}

const stoodText = ({ seat, ...numbers }: StoodView): Text => ({
  key: 'ui.ts.result.decided',
  args: { seat: { seat }, ...numbers },
});
