import type { TableInfo } from '@questhall/protocol';
import { api, sessionNamed } from '../net/api.ts';
import { useSettings } from '../settings/settings.ts';
import { attempt } from '../ui/toasts.tsx';

/**
 * Sits down, under this name, on the seat that a link hands over; the name is kept on this device, and the code leaves the address.
 * @returns the table as it is then; undefined where that was refused, which is told
 */
export async function takeHanded(
  table: string,
  { seat, code }: { seat: number; code: string },
  name: string,
): Promise<TableInfo | undefined> {
  const taken = await attempt(async () => {
    await sessionNamed(name.trim());
    return api.takeSeat(table, seat, code);
  });
  if (!taken) return undefined;
  useSettings.getState().set({ name: name.trim() });
  history.replaceState(history.state, '', location.pathname);
  return taken;
}
