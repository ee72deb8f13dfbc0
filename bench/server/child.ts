import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { boardgameRace } from '../peers/boardgame.ts';

/*
 * One server in a process of its own, so that its processor time can be told from that of the clients. Says its port
 * when it is open; answers each message with the time it has used and the memory it holds.
 */

async function questhall(dataDir: string): Promise<number> {
  const { startServer } = await import('@questhall/server');
  const many = { max: 1e9, timeWindow: 60_000 };
  const rate = { perSecond: 1e6, burst: 1e6 };
  const server = await startServer({
    port: 0,
    host: '127.0.0.1',
    dataDir,
    logLevel: 'error',
    games: new URL('./games.ts', import.meta.url),
    limits: {
      sessions: many,
      matches: many,
      codes: many,
      messages: rate,
      requests: { perAddress: rate, perSession: rate },
      sockets: { perAddress: 1e6, perSession: 1e6 },
    },
  });
  return Number(new URL(server.address).port);
}

async function boardgame(): Promise<number> {
  const require = createRequire(import.meta.url);
  const { Server, Origins } = require('boardgame.io/server') as typeof import('boardgame.io/server');
  const server = Server({ games: [boardgameRace(1)], origins: [Origins.LOCALHOST] });
  const { appServer } = await server.run({ port: 0 });
  return (appServer.address() as AddressInfo).port;
}

const [, , name, dataDir = ''] = process.argv;
const port = await (name === 'boardgame.io' ? boardgame() : questhall(dataDir));
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuSeconds: (user + system) / 1e6, heap: process.memoryUsage().heapUsed, memory: process.memoryUsage().rss });
});
process.send?.({ port });
