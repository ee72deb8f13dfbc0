import { networkInterfaces } from 'node:os';
import { parseArgs } from 'node:util';
import type { MailSettings } from './calls/ways.ts';
import { isNetwork, type TrustProxy, trustFrom } from './http/trust.ts';
import { USUAL_TICK } from './match/hold.ts';
import { StartProblem } from './start-problem.ts';

export const HELP = `Questhall: board games in the browser, every rule enforced.

  npm start -- [--port 8080] [--host 0.0.0.0] [--data ./data]

  --port N      where to listen (PORT)
  --host NAME   0.0.0.0 for everybody on the network, 127.0.0.1 for this machine only (HOST)
  --data DIR    the folder in which everything is kept (DATA_DIR)
  --store URL   a PostgreSQL database in which everything is kept instead: postgres://user:password@host/name (STORE)
  --bus URL     several servers that share the matches of one database: the NATS server by which they talk to each other,
                nats://user:password@host:4222 or tls://… (BUS)
  --accept-loss go on with a damaged folder in which acknowledged actions are missing

  LOG_LEVEL     trace, debug, info, warn, error or silent; logs go to standard error
  TRUST_PROXY   behind a reverse proxy: how many stand one behind the other (1), or their addresses and networks (10.0.0.0/8, ...)
  METRICS_TOKEN opens /metrics to who sends it as a bearer
  METRICS_FROM  opens /metrics to these addresses and networks (127.0.0.1, ...)
  FORGET_DAYS   deletes matches that were begun and left alone for so many days; without it none. Finished ones stay
  SMTP_URL      hands in mail: smtp://user:password@mail.example:587 or smtps://…; without it nobody is called by mail
  MAIL_FROM     in whose name: Questhall <hall@example.org>
  CALLS_INSIDE  1: webhooks may go to this machine and its network, and over http
  SECRET_TICK   between people secret answers are taken at ticks of so many milliseconds, 250 where it is not set, 0 for at once`;

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const;

export interface Settings {
  port: number;
  host: string;
  dataDir: string;
  /** A PostgreSQL database instead of the folder. */
  store: string | undefined;
  /** By which several servers at one database share the matches. */
  bus: string | undefined;
  logLevel: (typeof LEVELS)[number];
  trustProxy: TrustProxy;
  metricsToken: string | undefined;
  /** Addresses and networks that may look at `/metrics`. */
  metricsFrom: readonly string[];
  secretTick: number;
  mail: MailSettings | undefined;
  callsInside: boolean;
  acceptLoss: boolean;
  /** Undefined: matches that were left alone are kept. */
  forgetDays: number | undefined;
}

/**
 * Settings from flags, else from the environment, else the usual ones; 'help' where that is asked for.
 * @throws StartProblem for an unknown flag or a value that makes no sense
 */
export function readSettings(args: string[], env: NodeJS.ProcessEnv): Settings | 'help' {
  const flags = readFlags(args);
  if (flags.help) return 'help';
  const port = flags.port ?? env.PORT ?? '8080';
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65535) throw new StartProblem(`A port is a number from 0 to 65535, not ${port}.`);
  const usualLevel = process.stderr.isTTY ? 'warn' : 'info';
  const logLevel = LEVELS.find((level) => level === (env.LOG_LEVEL ?? usualLevel));
  if (!logLevel) throw new StartProblem(`LOG_LEVEL is one of ${LEVELS.join(', ')}, not ${env.LOG_LEVEL}.`);
  const secretTick = Number(env.SECRET_TICK ?? USUAL_TICK);
  if (!(secretTick >= 0 && secretTick <= 5000)) throw new StartProblem(`SECRET_TICK is 0 to 5000 milliseconds, not ${env.SECRET_TICK}.`);
  const forgetDays = env.FORGET_DAYS ? Number(env.FORGET_DAYS) : undefined;
  if (forgetDays !== undefined && !(forgetDays >= 1))
    throw new StartProblem(`FORGET_DAYS is a number of days from 1 on, not ${env.FORGET_DAYS}.`);
  const trustProxy = trustFrom(env.TRUST_PROXY ?? '');
  if (trustProxy === undefined)
    throw new StartProblem(
      `TRUST_PROXY is a number of proxies (1) or a list of addresses and networks (10.0.0.0/8), not ${env.TRUST_PROXY}.`,
    );
  const metricsFrom = (env.METRICS_FROM ?? '').split(',').flatMap((one) => one.trim() || []);
  if (!metricsFrom.every(isNetwork))
    throw new StartProblem(`METRICS_FROM is a list of addresses and networks (127.0.0.1, 10.0.0.0/8), not ${env.METRICS_FROM}.`);
  const store = storeFrom(flags.store ?? env.STORE);
  const bus = busFrom(flags.bus ?? env.BUS);
  if (bus && !store) throw new StartProblem('BUS is for servers that share a database: set STORE, too.');
  return {
    port: Number(port),
    host: flags.host ?? env.HOST ?? '0.0.0.0',
    dataDir: flags.data ?? env.DATA_DIR ?? 'data',
    store,
    bus,
    logLevel,
    trustProxy,
    metricsToken: env.METRICS_TOKEN || undefined,
    metricsFrom,
    secretTick,
    mail: mailFrom(env),
    callsInside: env.CALLS_INSIDE === '1',
    acceptLoss: flags['accept-loss'] ?? false,
    forgetDays,
  };
}

/**
 * The address of a database, or undefined for the folder.
 * @throws StartProblem where it is none
 */
export function storeFrom(url: string | undefined): string | undefined {
  if (!url) return undefined;
  if (!/^postgres(ql)?:\/\/[^/\s]*\/[^\s]+$/.test(url)) throw new StartProblem('STORE is postgres://user:password@host/name.');
  return url;
}

/** @throws StartProblem where it is no address of a bus */
function busFrom(url: string | undefined): string | undefined {
  if (!url) return undefined;
  if (!/^(nats|tls):\/\/[^/\s]+\/?$/.test(url) || !URL.canParse(url)) throw new StartProblem('BUS is nats://user:password@host:4222.');
  return url;
}

/** @throws StartProblem where one of the two is missing, or the address is none */
function mailFrom({ SMTP_URL: url, MAIL_FROM: from }: NodeJS.ProcessEnv): MailSettings | undefined {
  if (!url && !from) return undefined;
  if (!url || !from) throw new StartProblem('Mail needs both SMTP_URL and MAIL_FROM.');
  if (!/^smtps?:\/\/[^/\s]+$/.test(url.replace(/\/$/, '')))
    throw new StartProblem('SMTP_URL is smtp://user:password@host:port or smtps://user:password@host:port.');
  return { url, from };
}

function readFlags(args: string[]): {
  port?: string;
  host?: string;
  data?: string;
  store?: string;
  bus?: string;
  'accept-loss'?: boolean;
  help?: boolean;
} {
  try {
    const text = { type: 'string' } as const;
    return parseArgs({
      args,
      options: {
        port: text,
        host: text,
        data: text,
        store: text,
        bus: text,
        'accept-loss': { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values;
  } catch (error) {
    throw new StartProblem(`${error instanceof Error ? error.message : String(error)} (--help lists the flags)`);
  }
}

/** The lines that say where to go, the last of them for this machine. */
export function addressLines(host: string, port: number): string[] {
  const everywhere = host === '0.0.0.0' || host === '::';
  const local = everywhere || host === '127.0.0.1' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  const lines = everywhere ? lanAddresses().map((address) => `On your network: http://${address}:${port}`) : [];
  return [...lines, `Questhall is open at http://${local}:${port}`];
}

/** The addresses of this machine in its networks. */
export function lanAddresses(): string[] {
  return Object.values(networkInterfaces()).flatMap((found) =>
    (found ?? []).filter((one) => one.family === 'IPv4' && !one.internal).map((one) => one.address),
  );
}
