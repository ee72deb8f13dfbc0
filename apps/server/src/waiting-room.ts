import { once } from 'node:events';
import { createServer } from 'node:http';

export interface WaitingRoom {
  /** Leaves the port to the server. */
  close(): Promise<void>;
}

/**
 * What a server that waits for its turn shows at its port: that it lives (`/healthz`), and that nobody is to be sent to it
 * (503, also at `/readyz`).
 * @throws Error where the port cannot be had
 */
export async function waitingRoom({ port, host }: { port: number; host: string }): Promise<WaitingRoom> {
  const server = createServer((request, response) => {
    const alive = request.url === '/healthz';
    response.writeHead(alive ? 200 : 503, { 'content-type': 'application/json', 'retry-after': '1', connection: 'close' });
    const waits = { code: 'waiting', message: 'another server is open; this one takes over when it ends' };
    response.end(JSON.stringify(alive ? { ok: true, waiting: true } : waits));
  });
  server.listen(port, host);
  await once(server, 'listening');
  return {
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
