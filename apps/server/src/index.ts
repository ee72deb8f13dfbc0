import { resolve } from 'node:path';
import { type DestinationStream, type Logger, pino } from 'pino';
import { buildApp } from './app.ts';
import type { BotPlayer, GameEntry } from './bots/port.ts';
import { threadsFor, WorkerBots } from './bots/workers.ts';
import { Outbox } from './calls/outbox.ts';
import { poster } from './calls/post.ts';
import { sinceLine } from './calls/since.ts';
import { type MailSettings, newPushKeys, type PushKeys, Ways } from './calls/ways.ts';
import { elapsed, steadyClock } from './clock.ts';
import type { DeployReport } from './deploy/check.ts';
import { closeHere } from './http/letting-in.ts';
import { MemorySlips } from './http/slips.ts';
import type { TrustProxy } from './http/trust.ts';
import { newId } from './ids.ts';
import { type Limits, USUAL_LIMITS } from './limits.ts';
import { Hall } from './match/hall.ts';
import { USUAL_TICK } from './match/hold.ts';
import type { Alarm } from './match/self-play.ts';
import { Metrics } from './metrics.ts';
import type { Nodes } from './nodes/nodes.ts';
import { rulesOf } from './nodes/rules.ts';
import type { Services } from './services.ts';
import type { Settings } from './settings.ts';
import { StartProblem } from './start-problem.ts';
import { type Kept, type OpenStore, openStore } from './store/open.ts';
import type { MoveFacts } from './store/postgres/move.ts';
import { VERSION } from './version.ts';
import { type WaitingRoom, waitingRoom } from './waiting-room.ts';

export interface ServerOptions {
  /** 0: any free one. */
  port: number;
  host: string;
  /** Everything that is kept lies in this folder, unless `store` says otherwise. */
  dataDir: string;
  /** A PostgreSQL database in which everything is kept instead: `postgres://user:password@host/name`. */
  store?: string | undefined;
  /** By which several servers share the matches of that database: `nats://user:password@host:4222`. */
  bus?: string | undefined;
  /** Ends the wait for a database that another server serves from. */
  giveUp?: AbortSignal;
  /** Called when another server has taken the database over, or it is out of reach: this one must end. Usually it throws. */
  gone?: (why: StartProblem) => void;
  /** Goes on where the folder was damaged and acknowledged actions are missing. */
  acceptLoss?: boolean;
  /** The built web client; without it only the API is served. */
  webDir?: string;
  logLevel?: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** Whose `X-Forwarded-*` is believed; nobody's where it is left out. */
  trustProxy?: TrustProxy;
  /** The module whose `games` are played; the server's own list where it is left out. Bots' threads read it too. */
  games?: URL;
  /** How long a bot seems to think, least and most, in milliseconds. */
  botDelay?: readonly [number, number];
  /** Between people secret answers are taken at ticks of so many milliseconds (see `match/hold.ts`); 0: at once. */
  secretTick?: number;
  /** Matches that were begun and left alone for so many days are deleted; never where it is left out. */
  forgetDays?: number | undefined;
  /** How mail is sent; without it none is. */
  mail?: MailSettings | undefined;
  /** Webhooks may go to this machine and its network, and over http. */
  callsInside?: boolean;
  /** How often it is looked whom to call, in milliseconds. */
  callsEvery?: number;
  /** The time of day in milliseconds since 1970; for tests that move it by hand. */
  now?: () => number;
  /** By which clocks of matches ring, for tests that move the time of day by hand. */
  alarm?: Alarm;
  limits?: Partial<Limits>;
  /** Opens `/metrics` to whoever sends it: `Authorization: Bearer …`. */
  metricsToken?: string | undefined;
  /** Opens `/metrics` to these addresses and networks. */
  metricsFrom?: readonly string[];
  /** Where the log goes; standard error where it is left out. */
  logTo?: DestinationStream;
}

export interface RunningServer {
  /** Where it listens: `http://127.0.0.1:8080`. */
  address: string;
  /** Finishes what has been taken, tells clients to come back, and closes. */
  stop(): Promise<void>;
}

/**
 * Starts the server and brings back the matches of its data folder.
 * @throws StartProblem with one sentence for the person who starts it: the port is taken, the folder cannot be used
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const log = pino(
    { level: options.logLevel ?? 'info', redact: ['req.headers.authorization', 'req.headers.cookie'] },
    options.logTo ?? pino.destination(2),
  );
  const gamesModule = options.games ?? new URL(import.meta.url.endsWith('.ts') ? './games.ts' : './games.js', import.meta.url);
  const { games } = (await import(gamesModule.href)) as { games: readonly GameEntry[] };
  const { openBus, Nodes: Several } = options.bus ? await import('./nodes/load.ts') : {};
  const bus = options.bus ? await openBus?.(options.bus) : undefined;
  // Last: one that had to wait is open at once.
  const kept = await openKept({ ...options, node: bus && { id: newId(), rules: rulesOf(games) } }, log).catch(async (error) => {
    await bus?.close();
    throw error;
  });
  const now = options.now ?? steadyClock();
  const limits = { ...USUAL_LIMITS, ...options.limits };
  const bots: BotPlayer = new WorkerBots(gamesModule, threadsFor(), log);
  const { store } = kept;
  const keys = JSON.parse(await store.keptText('push-keys', () => JSON.stringify(newPushKeys()))) as PushKeys;
  const ways = new Ways({ post: poster(options.callsInside ?? false), keys, mail: options.mail, now });
  const sockets: Services['sockets'] = new Map();
  let nodes: Nodes | undefined;
  if (bus && Several && kept.shared) {
    nodes = new Several({ database: kept.shared, bus, log, close: (devices) => closeHere(sockets, devices) });
  }
  const changed = nodes && ((session: string) => nodes.tell({ wishes: session }));
  const since = sinceLine({ store, games, now });
  const calls = await Outbox.open({ changed, store, ways, log, now, since, every: options.callsEvery });
  const tick = options.secretTick ?? USUAL_TICK;
  const hall = new Hall({
    store,
    games,
    bots,
    log,
    now,
    tick,
    calls,
    botDelay: options.botDelay ?? [400, 900],
    alarm: options.alarm,
    most: limits.tables,
    forgetDays: options.forgetDays,
    tenure: kept.shared?.tenure,
    others: nodes,
  });
  let stopping = false;
  const services: Services = {
    hall,
    calls,
    store,
    log,
    now,
    elapsed,
    limits,
    version: VERSION,
    metrics: new Metrics({ hall, sockets, store, nodes }),
    sockets,
    nodes,
    slips: kept.shared?.slips ?? new MemorySlips(elapsed),
    stopping: () => stopping || nodes?.isFresh === false,
  };
  const app = await buildApp({
    services,
    logger: log,
    webDir: options.webDir && resolve(options.webDir),
    trustProxy: options.trustProxy ?? false,
    metrics: { token: options.metricsToken, from: options.metricsFrom },
  });
  nodes?.begin(hall, calls, app);
  let address: string;
  try {
    address = await app.listen({ port: options.port, host: options.host });
  } catch (error) {
    // As in `stop`: a hall that is left open looks into its closed store again and again.
    await hall.stop();
    await app.close();
    await bots.stop();
    await calls.close();
    await nodes?.close();
    await kept.close();
    throw portProblem(error, options);
  }
  // Behind an open door: whoever comes first need not wait for all matches that others have left.
  hall.wake().catch((error) => log.error({ err: error }, 'matches could not be brought back'));
  log.info({ address, data: kept.where, games: games.map(({ game }) => game.id) }, 'open');

  const stop = async () => {
    stopping = true;
    await nodes?.drain();
    await hall.stop();
    await app.close();
    await hall.stop(); // requests that were under way
    await bots.stop();
    await calls.close();
    await nodes?.close();
    await kept.close();
    log.info('closed');
  };
  let stopped: Promise<void> | undefined;
  return {
    address,
    stop() {
      stopped ??= stop();
      return stopped;
    },
  };
}

/** Opens what the options name; while another server serves from it, this one waits behind a door that says so. */
async function openKept(options: ServerOptions & Pick<Kept, 'node'>, log: Logger): Promise<OpenStore> {
  let room: Promise<WaitingRoom> | undefined;
  const opening = openStore(options, {
    standby: (where, node) => {
      log.warn({ node }, `another Questhall serves from ${where}; this one waits and takes over when it ends`);
      room = waitingRoom(options);
      room.catch((error) => log.warn({ err: error }, 'nobody can be told that this server waits'));
    },
    gone: (why) => {
      log.fatal(why.message);
      if (options.gone) return options.gone(why);
      setImmediate(() => {
        throw why;
      });
    },
  });
  let kept: OpenStore;
  try {
    kept = await opening;
  } finally {
    // Also of one that cannot open: nothing must keep its process.
    await room?.then(
      (open) => open.close(),
      () => undefined, // told above
    );
  }
  for (const warning of kept.warnings) log.warn(warning);
  void kept.later?.then((damage) => damage !== undefined && log.error(damage));
  return kept;
}

function portProblem(error: unknown, { port, host }: ServerOptions): unknown {
  switch ((error as NodeJS.ErrnoException).code ?? '') {
    case 'EADDRINUSE':
      return new StartProblem(`Port ${port} is taken by another program; choose another with --port or PORT.`);
    case 'EACCES':
      return new StartProblem(`Port ${port} may not be used by this account; choose one above 1023 with --port or PORT.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartProblem(`This machine has no address ${host}; set HOST to 0.0.0.0 or 127.0.0.1.`);
    default:
      return error;
  }
}

export { ApiFailure } from './failure.ts';
export type { Alarm } from './match/self-play.ts';
export { exportFromFolder, importIntoFolder, talkFromFolder } from './proof/folder.ts';
export { NotImported } from './proof/import.ts';
export { readSettings, storeFrom } from './settings.ts';
export { StartProblem } from './start-problem.ts';
export { type BackupFacts, backupFolder, restoreFolder } from './store/backup.ts';
export type { MoveFacts } from './store/postgres/move.ts';

/**
 * Moves what a stopped folder holds into an empty PostgreSQL database (`to`), or back into an empty folder (`from`); every
 * match is compared and its chain checked.
 * @throws StartProblem in one sentence; then nothing has changed
 */
export async function moveStore(folder: string, how: { to: string } | { from: string }): Promise<MoveFacts> {
  const { moveFromPostgres, moveToPostgres } = await import('./store/postgres/move.ts');
  return 'to' in how ? moveToPostgres(folder, how.to) : moveFromPostgres(how.from, folder);
}

/**
 * Looks at a set-up before a server of this version serves from it, and at what would become of its matches; nothing is
 * changed, and a server may be running.
 * @param of `webDir`: the built site; `finished`: how many matches that are over are played again, the newest first
 */
export async function deployCheck(settings: Settings, of: { webDir: string | undefined; finished: number }): Promise<DeployReport> {
  const { deployCheck: check } = await import('./deploy/check.ts');
  return check(settings, of);
}
