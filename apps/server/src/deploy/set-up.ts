import { existsSync, statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Settings } from '../settings.ts';
import { StartProblem } from '../start-problem.ts';
import { DATABASE, lockFolder, MOVED, openToOthers } from '../store/folder.ts';

/** What is wrong with a set-up, and what its operator should know, in a sentence each. */
export interface Remarks {
  wrong: string[];
  mind: string[];
}

/** Below this a night's play may fill the disk. */
const ROOM = 500 * 1024 ** 2;
/** A password that guessing finds. */
const SHORT = 16;
const OWN_MACHINE = new Set(['127.0.0.1', '::1', 'localhost']);

/** What settings alone tell, and the machine: Node, the site, the port, what stands in front. */
export async function checkSettings(
  { port, host, trustProxy, metricsToken, metricsFrom, secretTick, callsInside, store }: Settings,
  webDir: string | undefined,
): Promise<Remarks> {
  const wrong: string[] = [];
  const mind: string[] = [];
  if (!webDir || !existsSync(join(webDir, 'index.html')))
    wrong.push('The site has not been built (npm run build): people would find the interface alone.');
  const major = Number(process.versions.node.split('.')[0]);
  if (major < 22)
    mind.push(`Node ${process.versions.node} gets no security fixes any more: take 24 for a server that strangers can reach.`);
  const why = await refused(port, host);
  if (why === 'EADDRINUSE')
    mind.push(`Port ${port} is taken: by the Questhall that is to be followed, one hopes, or choose another one (--port).`);
  else if (why === 'EACCES') wrong.push(`Port ${port} is not allowed to this account: choose one from 1024 on (--port), behind a proxy.`);
  else if (why)
    wrong.push(`${host} is no address of this machine (${why}): 0.0.0.0 is for everybody on the network, 127.0.0.1 for this machine.`);
  const open = !OWN_MACHINE.has(host);
  if (typeof trustProxy === 'number' && open)
    mind.push(
      `TRUST_PROXY is a number and HOST is ${host}: whoever reaches the port beside the proxy chooses the address that limits go by. Set HOST to 127.0.0.1, or TRUST_PROXY to the address of the proxy.`,
    );
  if (trustProxy === false && !open)
    mind.push(
      `HOST is ${host}, so a proxy stands in front, but TRUST_PROXY is not set: all visitors would share one address, and so the limits.`,
    );
  if (metricsToken !== undefined && metricsToken.length < SHORT)
    mind.push(`METRICS_TOKEN has ${metricsToken.length} characters: take ${SHORT} or more.`);
  if (metricsFrom.some((network) => /\/0$/.test(network))) mind.push('METRICS_FROM lets everybody see the metrics.');
  if (secretTick === 0) mind.push('SECRET_TICK is 0: the moment of an answer tells who was asked a secret question.');
  if (callsInside) mind.push('CALLS_INSIDE is 1: everybody who can reach the server can make it post to addresses of this network.');
  if (store !== undefined) mind.push(...unsealed(store));
  return { wrong, mind };
}

/** Why nobody can listen there, or undefined. */
function refused(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
}

/** What goes over a network in the clear. */
function unsealed(store: string): string[] {
  const { hostname, searchParams, host, password } = new URL(store);
  if (hostname === '' || OWN_MACHINE.has(hostname)) return [];
  const found: string[] = [];
  if (!['require', 'verify-ca', 'verify-full'].includes(searchParams.get('sslmode') ?? ''))
    found.push(
      `Nothing says that the connection to ${host} must be encrypted, and what matches keep secret goes over it: add ?sslmode=verify-full to STORE.`,
    );
  if (password === '') found.push(`STORE names no password for ${host}.`);
  return found;
}

/** Whether a server could start on this folder; nothing is left in it. */
export function checkFolder(folder: string): Remarks & { there: boolean } {
  const there = existsSync(join(folder, DATABASE));
  const wrong: string[] = [];
  const mind: string[] = [];
  if (!existsSync(folder)) return { there, wrong, mind: [`There is no folder ${folder} yet: the first start makes it.`] };
  if (existsSync(join(folder, MOVED)))
    return { there: false, wrong: [`What was in ${folder} has been moved elsewhere (the file ${MOVED} says where).`], mind };
  mind.push(...openToOthers(folder));
  try {
    lockFolder(folder).close();
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error;
    if (/^Another Questhall/.test(error.message)) mind.push(`A Questhall serves from ${folder} now: it must end before another one can.`);
    else wrong.push(error.message);
  }
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < ROOM)
    mind.push(`The disk of ${folder} has ${Math.floor((bavail * bsize) / 1024 ** 2)} MB left: less than ${ROOM / 1024 ** 2} is soon full.`);
  if (!there) mind.push(`The folder ${folder} is empty: a club that is new begins so; if yours is not, the path is wrong (--data).`);
  return { there, wrong, mind };
}
