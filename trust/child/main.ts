// A real server in a process of its own, for programs that kill it, fill its disk or look at its memory.
import { steadyClock } from '../../apps/server/src/clock.ts';
import { trustFrom } from '../../apps/server/src/http/trust.ts';
import { startServer } from '../../apps/server/src/index.ts';
import { StartProblem } from '../../apps/server/src/start-problem.ts';

/** Another one has taken its place, or the database is gone: it ends, as the program of an operator does. */
function end(why: Error): void {
  console.error(why.message);
  process.exit(1);
}

const { PORT = '0', DATA = '', STORE, BUS, LIMITS, TICK = '0', TRUST = '', MAIL, BOT_DELAY } = process.env;

// The system's clock as it is set by `wall`, and the server's own time with what `pass` lets go by at once.
const real = Date.now;
let [off, passed] = [0, 0];
Date.now = () => real() + off;
const steady = steadyClock();

// Whoever started it is gone: nobody would end it any more.
process.on('disconnect', () => process.exit(0));

try {
  const server = await startServer({
    port: Number(PORT),
    host: '127.0.0.1',
    dataDir: DATA,
    ...(STORE ? { store: STORE } : {}),
    ...(BUS ? { bus: BUS } : {}),
    gone: end,
    games: new URL('./games.js', import.meta.url),
    logLevel: 'error',
    secretTick: Number(TICK),
    now: () => steady() + passed,
    trustProxy: trustFrom(TRUST) ?? false,
    ...(MAIL ? { mail: { url: MAIL, from: 'hall@questhall.example' }, callsEvery: 20 } : {}),
    metricsFrom: ['127.0.0.1'],
    ...(BOT_DELAY ? { botDelay: JSON.parse(BOT_DELAY) } : {}),
    ...(LIMITS ? { limits: JSON.parse(LIMITS) } : {}),
  });
  process.on('message', (word: 'heap' | { pass?: number; wall?: number }) => {
    if (word !== 'heap') {
      passed += word.pass ?? 0;
      off = word.wall ?? off;
      process.send?.({ set: true });
      return;
    }
    globalThis.gc?.();
    globalThis.gc?.();
    process.send?.({ heap: process.memoryUsage().heapUsed });
  });
  process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)));
  process.send?.({ address: server.address });
} catch (error) {
  if (!(error instanceof StartProblem)) throw error;
  process.send?.({ problem: error.message }, () => process.exit(1));
}
