import type { Text } from '@questhall/kernel';
import { EDITION_DIGITAL, type TalismanView } from '@questhall/talisman/client';

/** Where the match stands, for the header: whose turn it is and which. */
export function statusText(view: TalismanView): Text {
  const { seat, n, phase } = view.turn;
  if (view.outcome) return { key: 'ui.ts.status.over', args: { n } };
  if (phase === 'setup') return { key: 'ui.ts.status.setup' };
  return { key: view.crownReached ? 'ui.ts.status.crown' : 'ui.ts.status', args: { n, seat: { seat } } };
}

/** Whether this match has fate to spend. */
export const hasFate = ({ options }: Pick<TalismanView, 'options'>): boolean => options.edition === EDITION_DIGITAL.id;

/** Whether the dead play on in this match. */
export const hasSouls = ({ options }: Pick<TalismanView, 'options'>): boolean => options.expansion === 'realm-of-souls';
