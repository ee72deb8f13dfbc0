import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Whoever has connected and asked nothing, as browsers do beforehand. Node takes such a line neither for idle nor for late once a
 * server closes, and waits for it as long as for one on which an answer is not read.
 * @returns ends these lines; those on which something was asked are left to the server
 */
export function silentLines(server: Server): () => void {
  const silent = new Set<Socket>();
  server.on('connection', (socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  const speaks = ({ socket }: { socket: Socket }) => silent.delete(socket);
  server.on('request', speaks);
  server.on('upgrade', speaks);
  return () => {
    for (const socket of silent) socket.destroy();
  };
}
