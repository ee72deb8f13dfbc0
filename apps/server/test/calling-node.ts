import { createInterface } from 'node:readline';
import { startServer } from '../src/index.ts';

/*
 * One of several nodes as a program of its own, which can be killed: its clock goes on by as many seconds as it is given on a line, and
 * it says where it is open.
 */

const [store = '', bus = '', mails = '', games = ''] = process.argv.slice(2);
let later = 0;
const limits = { calls: { max: 10_000, timeWindow: 60_000 } };
const { address } = await startServer({
  ...{ port: 0, host: '127.0.0.1', dataDir: '', logLevel: 'error', botDelay: [0, 0], secretTick: 0, callsEvery: 10 },
  ...{ store, bus, games: new URL(games), mail: { url: mails, from: 'Questhall <hall@questhall.example>' }, limits },
  now: () => Date.now() + later,
});
createInterface(process.stdin).on('line', (seconds) => {
  later += Number(seconds) * 1000;
});
console.log(`open at ${address}`);
