import { know, policyOf } from '@questhall/bots';
import { type Action, type AnyState, begin, decisionView, fast, type GameEvent, play, type Seat } from '@questhall/kernel';
import { LOCALES, speaker } from '@questhall/text';
import type { Command } from 'commander';
import { GAMES, gameNamed } from '../games.ts';
import { type Io, line } from '../io.ts';
import { optionsOf, seatCount, whole, withEdition } from '../match/arguments.ts';
import { player } from '../match/players.ts';
import { questionLines } from '../play/question.ts';
import { chronicleLines } from '../play/told.ts';
import { localeOf } from './play.ts';

interface ChronicleFlags {
  game: string;
  seats?: string;
  seed: string;
  bot: string;
  edition?: string;
  expansion?: string;
  set: string[];
  lang?: string;
  questions?: boolean;
}

/** Whoever sits there: names as at a real table, so that sentences read as they do there. */
const NAMES = ['Sofie', 'Jan', 'Cato', 'Piet', 'Lotte', 'Bas'];

export function chronicleCommand(program: Command, io: Io, done: (code: number) => void): void {
  program
    .command('chronicle')
    .description('Plays a match of bots and prints its whole chronicle, to read how a language sounds.')
    .requiredOption('-g, --game <name>', `the game: ${GAMES.join(', ')}`)
    .option('-s, --seed <number>', 'plays the same match again', '1')
    .option('-n, --seats <number>', 'how many play (default: as few as the game takes)')
    .option('-b, --bot <name>', 'who plays: greedy, random, easy, normal, hard', 'greedy')
    .option('-e, --edition <name>', 'the edition, for a game that has several: the same as --set edition=<name>')
    .option('--expansion <name>', 'the expansion, for a game that has some: the same as --set expansion=<name>')
    .option('--set <option=value>', 'sets an option of the game; may be repeated', (v: string, all: string[]) => [...all, v], [])
    .option('-l, --lang <language>', `${LOCALES.join(', ')} (default: from LANG)`)
    .option('--questions', 'also every question, with what may be answered and what is refused and why')
    .addHelpText(
      'after',
      `
Nothing is hidden: the chronicle tells what each player alone was told, too.

Examples:
  questhall chronicle --game nachtwacht --lang nl --seed 7
  questhall chronicle --game talisman --edition digital --expansion realm-of-souls --seats 3 --lang fr --questions`,
    )
    .action(async (flags: ChronicleFlags) => {
      done(await printChronicle(io, flags));
    });
}

async function printChronicle(io: Io, flags: ChronicleFlags): Promise<number> {
  const shelf = gameNamed(flags.game);
  const { game } = shelf;
  const seats = seatCount(game, flags.seats, 0);
  const seed = whole('seed', flags.seed, { min: 0, max: 2 ** 32 - 1 });
  const options = optionsOf(game, withEdition(flags));
  const { bot, budget } = player(flags.bot);
  const locale = localeOf(io, flags.lang);
  const words = await shelf.words(locale);
  const nameOf = (seat: Seat) => NAMES[seat] ?? `${seat + 1}`;
  const speak = speaker(locale, [words.catalogue], nameOf);
  const policy = policyOf(bot, shelf);
  const chance = fast(seed);
  const heard: GameEvent[] = [];
  const tell = (event: GameEvent) => heard.push(event);
  const flush = () => {
    for (const l of chronicleLines(heard.splice(0), words, speak)) line(io, l);
  };

  const s: AnyState = begin(game, { seats, options }, chance, tell);
  const answer = (seat: Seat): Action => {
    const knowledge = know(game, s, seat);
    if (flags.questions) {
      const view = decisionView(game, s, seat);
      if (view) for (const [i, l] of questionLines(view, speak).entries()) line(io, `    ${i === 0 ? `[${nameOf(seat)}] ` : ''}${l}`);
    }
    return { decision: knowledge.question.id, seat, choice: policy(knowledge, fast(seed ^ (seat + 1), s.seq), budget) };
  };
  while (!s.outcome) {
    flush();
    // Where the first answer counts, the others are asked anew about what has come of it.
    for (const action of s.pending.map(({ seat }) => answer(seat)))
      if (s.pending.some((d) => d.id === action.decision)) play(game, s, action, chance, tell);
  }
  flush();
  return 0;
}
