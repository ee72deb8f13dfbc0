import type { deployCheck } from '@questhall/server';
import type { Command } from 'commander';
import { CliError } from '../errors.ts';
import { type Io, line } from '../io.ts';
import { whole } from '../match/arguments.ts';
import { told } from './backup.ts';
import { siteFolder } from './serve.ts';

export function deployCheckCommand(program: Command, io: Io, done: (code: number) => void): void {
  program
    .command('deploy-check')
    .description('Say what is wrong with a set-up, and what this version would do with its matches, before a server serves from it.')
    .option('-p, --port <number>', 'where it is to listen', io.env.PORT ?? '8080')
    .option('--host <address>', 'at which address', io.env.HOST ?? '0.0.0.0')
    .option('-d, --data <folder>', 'its data folder', io.env.DATA_DIR ?? 'data')
    .option('--store <url>', 'its PostgreSQL database instead', io.env.STORE)
    .option('--finished <number>', 'how many finished matches are played again, the newest first', '1000')
    .option('--json', 'for machines')
    .addHelpText(
      'after',
      `
The environment is read as serve reads it. Nothing is changed, and a server may be running: a folder is tried on a copy, with the
migrations of this version. The exit code is 0 where nothing is wrong.

Examples:
  questhall deploy-check --data /var/lib/questhall
  questhall deploy-check --store postgres://questhall@localhost/questhall`,
    )
    .action(async (flags: { port: string; host: string; data: string; store?: string; finished: string; json?: boolean }) => {
      const { port, host, data, store } = flags;
      const finished = whole('finished', flags.finished, { min: 0 });
      const { deployCheck, readSettings } = await import('@questhall/server');
      const report = await told(() => {
        const settings = readSettings(['--port', port, '--host', host, '--data', data, ...(store ? ['--store', store] : [])], io.env);
        if (settings === 'help') throw new CliError('say what is to be looked at', 2);
        return deployCheck(settings, { webDir: siteFolder(), finished });
      });
      const bad = report.wrong.length + (report.matches ? report.matches.held.length + report.matches.wrong.length : 0);
      if (flags.json) line(io, JSON.stringify(report));
      else for (const sentence of sentences(report)) line(io, sentence);
      done(bad === 0 ? 0 : 1);
    });
}

type Report = Awaited<ReturnType<typeof deployCheck>>;

/** The report for people: what is wrong first. */
function sentences({ wrong, mind, matches }: Report): string[] {
  const count = (n: number, what = 'match', several = 'matches') => `${n} ${n === 1 ? what : several}`;
  const told = [...wrong.map((one) => `WRONG: ${one}`), ...mind.map((one) => `Mind: ${one}`)];
  if (matches) {
    const { unchanged, carried, held, same, older, wrong: broken, without } = matches;
    told.push(
      ...held.map(
        ({ code, game, why }) =>
          `WRONG: the table ${code} (${game}) cannot go on here: ${why}. Keep the version that it stands on until it has ended.`,
      ),
    );
    told.push(...broken.map(({ code, game, why }) => `WRONG: the record of the finished match ${code} (${game}) does not hold: ${why}.`));
    told.push(
      `${count(unchanged)} that run or wait to begin go on as they are, ${carried} with their state carried over to the rules of this version, ${held.length} cannot.`,
    );
    told.push(
      `${count(same)} that are over come out the same again; ${older} were played by other rules, which alone can play them; ${without} are from before records were kept.`,
    );
  }
  if (told.every((one) => !one.startsWith('WRONG'))) told.push('Nothing is wrong.');
  return told;
}
