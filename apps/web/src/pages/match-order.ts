import type { TableInfo } from '@questhall/protocol';

/* Which of my matches come first. Apart from how they are shown: a table looks for the next one, and shows none. */

/** Whether something is proposed there that waits for my answer. */
export const asksMe = ({ proposals, seats }: TableInfo): boolean =>
  proposals.some(({ waits }) => waits.some((seat) => seats[seat]?.yours === true));

/**
 * The order of a list: first what waits for me, the one whose time ends first before the others, then the one that waits
 * longest; then where something is proposed to me; then what goes on, what has changed last before the others; then what is over.
 */
export function inOrder(matches: readonly TableInfo[]): TableInfo[] {
  const kind = (m: TableInfo) => (m.yourTurn ? 0 : asksMe(m) ? 1 : m.status === 'over' ? 3 : 2);
  const until = (m: TableInfo) => m.yourUntil ?? Number.MAX_SAFE_INTEGER;
  const since = (m: TableInfo) => m.waiting?.since ?? m.changed;
  const byWait = (a: TableInfo, b: TableInfo) => until(a) - until(b) || since(a) - since(b);
  return [...matches].sort((a, b) => kind(a) - kind(b) || (a.yourTurn ? byWait(a, b) : b.changed - a.changed));
}
