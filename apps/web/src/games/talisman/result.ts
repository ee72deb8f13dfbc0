import type { Outcome } from '@questhall/kernel';
import type { TalismanView } from '@questhall/talisman/client';

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
