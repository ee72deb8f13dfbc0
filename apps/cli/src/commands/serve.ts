import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import { CliError } from '../errors.ts';
import { type Io, line } from '../io.ts';
import { whole } from '../match/arguments.ts';
import { checkoutRoot } from '../where/checkout.ts';

export function serveCommand(program: Command, io: Io, done: (code: number) => void): void {
  program
    .command('serve')
    .description('Host tables: site, API and sockets from one process.')
    .option('-p, --port <number>', 'where to listen', io.env.PORT ?? '8080')
    .option('--host <address>', '0.0.0.0 for everybody on the network, 127.0.0.1 for this machine only', io.env.HOST ?? '0.0.0.0')
    .option('-d, --data <folder>', 'the folder in which everything is kept', io.env.DATA_DIR ?? 'data')
    .option('--store <url>', 'a PostgreSQL database instead of the folder: postgres://user:password@host/name', io.env.STORE)
    .option('--accept-loss', 'go on with a damaged folder in which acknowledged actions are missing')
    .addHelpText(
      'after',
      `
PORT, HOST, DATA_DIR and STORE in the environment do the same; what else the environment may say stands in docs/operating.md. The site is served where it has been built (npm run build).

Examples:
  questhall serve
  questhall serve --port 9000 --host 127.0.0.1 --data /var/lib/questhall
  questhall serve --store postgres://questhall@localhost/questhall`,
    )
    .action(async (flags: { port: string; host: string; data: string; store?: string; acceptLoss?: boolean }) => {
      whole('port', flags.port, { min: 0, max: 65535 });
      // Only this command needs the server with its database.
      const { readSettings, StartProblem, startServer } = await import('@questhall/server');
      const stop = stopSignal();
      const waiting = new AbortController();
      void stop.then(() => waiting.abort());
      const { port, host, data, store, acceptLoss } = flags;
      const asked = ['--port', port, '--host', host, '--data', data, ...(store ? ['--store', store] : [])];
      const webDir = siteFolder();
      try {
        // As `npm start` does: who calls, who may see the metrics and what stands in front is said in the environment alone.
        const settings = readSettings([...asked, ...(acceptLoss ? ['--accept-loss'] : [])], io.env);
        if (settings === 'help') return;
        const server = await startServer({
          ...settings,
          giveUp: waiting.signal,
          gone: (why) => {
            io.err.write(`questhall: ${why.message}\n`);
            process.exit(1); // nothing that it could still answer is known to be true
          },
          ...(webDir ? { webDir } : {}),
          logLevel: io.env.LOG_LEVEL ? settings.logLevel : io.err.isTTY ? 'warn' : 'info',
        });
        line(io, `Questhall is open at ${server.address}. Ctrl-C closes it; nothing is lost.`);
        await stop;
        await server.stop();
        done(0);
      } catch (e) {
        if (e instanceof StartProblem) throw new CliError(e.message, 1);
        throw e;
      }
    });
}

/** The built site: of the checkout, or of the package in which it lies beside the command line. */
export function siteFolder(): string | undefined {
  const root = checkoutRoot();
  const folder = root ? join(root, 'apps/web/dist') : fileURLToPath(new URL('../../web', import.meta.url));
  return existsSync(folder) ? folder : undefined;
}

/** Resolves at the first signal to stop. Later ones are heard and left: a terminal and the starting script may both send one. */
function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => resolve());
  });
}
