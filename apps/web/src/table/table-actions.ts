import type { TableInfo } from '@questhall/protocol';
import type { Transport } from '../net/transport.ts';
import { attempt, tellFailure } from '../ui/toasts.tsx';

/** The address that brings others to this table. `at`: where they find the server, if not where this page does. */
export const tableLink = (table: TableInfo, at = location.origin) => `${at}/t/${table.code}`;

/** The address that shows this table on a screen for everybody. */
export const screenLink = (table: TableInfo, at = location.origin) => `${at}/screen/${table.code}`;

/** The address by which somebody takes a seat that is handed over. Behind the mark #, so that no server's log has it. */
export const seatLink = (table: TableInfo, seat: number, code: string, at = location.origin) =>
  `${tableLink(table, at)}#seat=${seat}.${code}`;

/** The seat that the address of this page hands over, if it does. */
export function handedSeat(hash: string): { seat: number; code: string } | undefined {
  const found = /^#seat=(\d{1,2})\.([A-Z2-9]{10})$/.exec(hash);
  return found ? { seat: Number(found[1]), code: found[2]! } : undefined;
}

/** Puts the link on the clipboard; false where the browser does not let us. */
export async function copyLink(table: TableInfo, at?: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(tableLink(table, at));
    return true;
  } catch {
    // No clipboard on a page without https: the link field is selected for copying by hand instead.
    return false;
  }
}

/** Lets the system share the link; false where it cannot. Nothing happens when the person thinks better of it. */
export async function shareLink(url: string, title: string): Promise<boolean> {
  if (!navigator.share) return false;
  try {
    await navigator.share({ title, url });
  } catch (e) {
    if (!(e instanceof DOMException && e.name === 'AbortError')) tellFailure(e);
  }
  return true;
}

/** Starts, or finds, the next match of the same people and goes there. */
export async function rematch(transport: Transport, go: (path: string) => void): Promise<void> {
  const next = await attempt(() => transport.rematch());
  if (next) go(next);
}
