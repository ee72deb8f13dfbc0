import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { boardgameRace } from '../peers/boardgame.ts';
import { colyseusServer } from '../peers/colyseus.ts';

/*
 * One server in a process of its own, so that its processor time can be told from that of the clients. Says its port
 * when it is open; answers each message with the time it has used and the memory it holds.
 */

/**
 * @param where a folder, or a PostgreSQL database
 * @param bus the NATS server of the nodes that share the database; empty for one server alone
 */
async function questhall(where: string, bus = ''): Promise<number> {
  const { startServer } = await import('@questhall/server');
  const many = { max: 1e9, timeWindow: 60_000 };
  const rate = { perSecond: 1e6, burst: 1e6 };
  const server = await startServer({
    port: 0,
    host: '127.0.0.1',
    ...(where.startsWith('postgres://') ? { dataDir: '', store: where, ...(bus && { bus }) } : { dataDir: where }),
    logLevel: 'error',
    games: new URL(import.meta.url.endsWith('.ts') ? './games.ts' : './games.js', import.meta.url),
    limits: {
      sessions: many,
      matches: many,
      codes: many,
      messages: rate,
      requests: { perAddress: rate, perSession: rate },
      sockets: { perAddress: 1e6, perSession: 1e6 },
      tables: { listed: 1e6, playing: 1e6 },
      connections: 1e6,
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

const starts: Record<string, (dataDir: string, bus?: string) => Promise<number>> = {
  Questhall: questhall,
  'boardgame.io': boardgame,
  Colyseus: colyseusServer,
};
const [, , name = '', dataDir = '', bus = ''] = process.argv;
const port = await starts[name]!(dataDir, bus);
process.on('message', (wish) => {
  if (wish === 'end') process.exit(0);
  if (wish === 'collect') globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  const { heapUsed, rss, external } = process.memoryUsage();
  process.send?.({ cpuSeconds: (user + system) / 1e6, heap: heapUsed + external, memory: rss });
});
process.on('disconnect', () => process.exit(0));
process.send?.({ port });
