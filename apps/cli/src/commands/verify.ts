import { printable } from '@questhall/plain';
import { type CheckLine, checkRecord, type Kept, type Report } from '@questhall/record';
import type { Command } from 'commander';
import { CliError } from '../errors.ts';
import { GAMES, gameNamed } from '../games.ts';
import { type Io, line } from '../io.ts';
import { readJson } from '../match/files.ts';
import { Progress } from '../output/progress.ts';
import { facts, table } from '../output/table.ts';

interface VerifyFlags extends Kept {
  json?: boolean;
  draws?: boolean;
}

export function verifyCommand(program: Command, io: Io, done: (code: number) => void): void {
  program
    .command('verify')
    .description('Check exported matches: commitment, names, every draw, every action, every state, the result.')
    .argument('<file...>', 'records, as export and simulate --export write them')
    .option('--commitment <hash>', 'the commitment that somebody wrote down before the match')
    .option('--opening <hash>', 'the opening that somebody wrote down during the match')
    .option('--head <hash>', 'the head that somebody wrote down after the match')
    .option('--draws', 'also print dice and draws, counted')
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      `
The exit code is 0 only where every file is in order. docs/dice.md says what that proves and what not.

Examples:
  questhall verify match.json --draws
  questhall verify match.json --opening 5f2c…
  questhall verify matches/*.json --json`,
    )
    .action((files: string[], { json, draws, ...noted }: VerifyFlags) => {
      const kept = codes(noted);
      const results = files.map((file) => ({ file, report: verify(io, file, kept) }));
      if (json)
        line(
          io,
          JSON.stringify(
            results.map(({ file, report }) => ({ file, ...report })),
            null,
            2,
          ),
        );
      else for (const { file, report } of results) print(io, file, report, draws === true);
      done(results.every(({ report }) => report.verdict === 'good') ? 0 : 1);
    });
}

/** The codes that somebody wrote down. @throws CliError for what is none, such as an empty variable of a script */
function codes(noted: Kept): Kept {
  for (const [name, code] of Object.entries(noted)) {
    if (!/^\s*[0-9a-f]{64}\s*$/i.test(code)) throw new CliError(`--${name} is a code of 64 hexadecimal digits, not "${code}".`);
  }
  return noted;
}

/** A file that cannot be read is bad, not a reason to leave the others unchecked. */
function verify(io: Io, file: string, kept: Kept): Report | { verdict: 'bad'; unreadable: string } {
  let record: unknown;
  try {
    record = readJson(file, io.cwd);
  } catch (e) {
    if (e instanceof CliError) return { verdict: 'bad', unreadable: e.message };
    throw e;
  }
  let progress: Progress | undefined;
  const report = checkRecord(record, {
    gameOf: (id) => (GAMES.includes(id) ? gameNamed(id).game : undefined),
    kept,
    at(done, total) {
      progress ??= new Progress(io, 'actions', total);
      progress.at(done);
    },
  });
  progress?.end();
  return report;
}

const VERDICTS = {
  good: 'in order',
  partly: 'nothing is wrong, but not all of it could be checked',
  bad: 'NOT in order',
} as const;

const STEPS: Record<CheckLine['step'], (n: number) => string> = {
  commitment: () => 'the secret is the one that was committed to before the match',
  opening: (n) => `options, names and contributions of ${n} seats are those of the start`,
  chain: (n) => `${n} links: nothing was altered, taken out or put in`,
  draws: (n) => `${n} draws follow from secret, contributions and their numbers`,
  replay: (n) => `${n} actions were allowed and lead to the recorded states`,
  outcome: () => 'the result is the one that the rules reach',
};
const MARKS = { good: '✓', bad: '✗', skipped: '–' } as const;

function print(io: Io, file: string, report: ReturnType<typeof verify>, draws: boolean): void {
  line(io, `${printable(file)}: ${VERDICTS[report.verdict]}`);
  if ('unreadable' in report) {
    line(io, `  ✗ ${printable(report.unreadable)}`);
    return;
  }
  for (const { step, state, count } of report.lines) {
    line(
      io,
      `  ${MARKS[state]} ${state === 'skipped' ? `${step}: not checked` : state === 'bad' ? `${step}: see below` : STEPS[step](count)}`,
    );
  }
  for (const { message } of report.findings) line(io, `  ✗ ${message}`);
  if (report.more > 0) line(io, `  ✗ and ${report.more} more`);
  const said = report.facts;
  if (said) {
    const pairs: [string, string][] = [
      ['match', `${said.match}, ${said.game}, rules version ${said.rules}`],
      ['commitment', said.commitment ?? 'none: a simulation'],
      ['opening', said.opening],
      ['head', said.head],
    ];
    line(io, facts(pairs).replace(/^/gm, '  '));
  }
  if (draws) printDraws(io, report);
  for (const words of lastLines(report)) line(io, words);
}

/** What was not confirmed, said last, where nobody overlooks it; and in the end what the result is worth. */
function lastLines({ verdict, unchecked, facts: said, lines }: Report): string[] {
  const taken = said?.seats.filter((seat) => seat.withheld).map(({ seat }) => seat) ?? [];
  const names = `The names of these seats were taken out: ${taken.join(', ')}. Whether they are otherwise as at the start cannot be checked.`;
  const result = unchecked.includes('replay')
    ? `The match was NOT played again to its end${said ? ` (rules version ${said.rules})` : ''}: the result is only what the file says.`
    : lines.some(({ step, state }) => step === 'outcome' && state === 'bad')
      ? 'The match was played again, and its result is NOT the recorded one.'
      : `The match was played again to its end, and reaches the recorded result${verdict === 'bad' ? '; yet the record is NOT in order' : ''}.`;
  return [...(taken.length > 0 ? [names] : []), result];
}

function printDraws(io: Io, { tallies }: Report): void {
  const columns = [
    { title: 'drawn' },
    { title: 'result' },
    { title: 'n', right: true },
    { title: 'expected', right: true },
    { title: '95 %', right: true },
    { title: '' },
  ];
  const rows = tallies.flatMap(({ what, n, rows }) =>
    rows.map((r, i) => [
      i === 0 ? `${what || 'other'} (${n})` : '',
      r.item,
      r.count,
      r.expected.toFixed(1),
      `${r.low}–${r.high}`,
      r.count < r.low || r.count > r.high ? '·' : '',
    ]),
  );
  if (rows.length > 0) line(io, `\n${table(columns, rows)}\n\n· outside: by chance alone, about 1 row in 20 is.\n`);
}
