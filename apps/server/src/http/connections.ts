import type { Server } from 'node:http';
import { addressOf, Open } from './limits.ts';
import { type TrustProxy, within } from './trust.ts';

/**
 * Closes connections beyond `most` of one address, before anything is read from them. A proxy connects for all its
 * visitors: those of a trusted one are not counted, and where only the number of proxies is known, none are, since then
 * every connection comes from one.
 * @param nodes among how many nodes the connections of one address are shared out
 */
export function guardConnections(server: Server, most: number, trustProxy: TrustProxy, nodes?: () => number): void {
  if (typeof trustProxy === 'number') return;
  const isProxy = within(trustProxy || []);
  const open = new Open(most, nodes);
  server.on('connection', (socket) => {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined || isProxy(remoteAddress)) return;
    const who = addressOf(remoteAddress);
    if (!open.take(who)) {
      socket.destroy();
      return;
    }
    socket.once('close', () => open.giveBack(who));
  });
}
