import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import { CLOSE } from '../socket/connection.ts';
import { holdSession } from './sessions.ts';

/** What these devices have open is closed, at whichever node: who comes back by it is a stranger. */
export function closeLines({ sockets, nodes }: Pick<Services, 'sockets' | 'nodes'>, devices: ReadonlySet<string>): void {
  closeHere(sockets, devices);
  nodes?.tell({ closed: [...devices] });
}

/** The same at this node. */
export function closeHere(sockets: Services['sockets'], devices: ReadonlySet<string>): void {
  for (const [socket, device] of sockets) if (device !== undefined && devices.has(device)) socket.close(CLOSE.again, 'logged out');
}

/** The device that asks holds this session from now on, and lets go of the one that it held before. Returns its token. */
export async function letIn(
  { store, calls, now, sockets, nodes }: Pick<Services, 'store' | 'calls' | 'now' | 'sockets' | 'nodes'>,
  session: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string> {
  const before = request.session;
  const token = await holdSession(store, session, now(), request, reply);
  if (before) {
    await store.removeDevice(before.id, before.device.id);
    await calls.forgetDevice(before.id, before.device.id);
    closeLines({ sockets, nodes }, new Set([before.device.id]));
  }
  return token;
}
