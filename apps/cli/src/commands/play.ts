import { randomInt } from 'node:crypto';
import { type BotName, know, policyOf } from '@questhall/bots';
import {
  type Action,
  type AnyState,
  ASIDE,
  begin,
  type DecisionView,
  decisionView,
  fast,
  type GameEvent,
  heardBy,
  play,
  type Seat,
} from '@questhall/kernel';
import { isLocale, LOCALES, negotiate, type Speaker, speaker } from '@questhall/text';
import type { Command } from 'commander';
import { CliError } from '../errors.ts';
import { GAMES, gameNamed, type Shelf } from '../games.ts';
import { type Io, line } from '../io.ts';
import { optionsOf, seatCount, whole, withEdition } from '../match/arguments.ts';
import { type Player, player } from '../match/players.ts';
import { asideLines, asidesOf, readAside } from '../play/asides.ts';
import { questionLines, readChoice } from '../play/question.ts';
import { Reader } from '../play/reader.ts';
import { chronicleLines, wrapped } from '../play/told.ts';
import type { Words } from '../play/words.ts';

interface PlayFlags {
  game: string;
  players?: string;
  bots?: string;
  seed?: string;
  edition?: string;
  set: string[];
  lang?: string;
  name: string;
}

const HELP = `  a number   takes that option; its name works as well
  table      shows the table again
  do         tells what you may do unasked; with its number or name it is done: do 1
  ?          this help
  quit       leaves the match`;

/** The person sits here. */
const ME = 0;

export function playCommand(program: Command, io: Io, done: (code: number) => void): void {
  program
    .command('play')
    .description('Play a match against bots in the terminal.')
    .requiredOption('-g, --game <name>', `the game: ${GAMES.join(', ')}`)
    .option('-n, --players <number>', 'seats, yours among them (default: yours and one for each bot)')
    .option('-b, --bots <list>', 'a bot for each other seat, or one for all: easy, normal, hard (default: normal)')
    .option('-s, --seed <number>', 'plays the same dice and draws again')
    .option('-e, --edition <name>', 'the edition, for a game that has several: the same as --set edition=<name>')
    .option('--set <option=value>', 'sets an option of the game; may be repeated', (v: string, all: string[]) => [...all, v], [])
    .option('-l, --lang <language>', `${LOCALES.join(', ')} (default: from LANG)`)
    .option('--name <name>', 'your name at the table', 'You')
    .addHelpText(
      'after',
      `
Examples:
  questhall play --game nachtwacht
  questhall play --game nachtwacht --bots easy,normal,hard --lang fr
  questhall play --game nachtwacht --seed 7 --set pathLength=short`,
    )
    .action(async (flags: PlayFlags) => {
      done(await playInTerminal(io, flags));
    });
}

async function playInTerminal(io: Io, flags: PlayFlags): Promise<number> {
  const shelf = gameNamed(flags.game);
  const named = flags.bots?.split(',') ?? ['normal'];
  const seats = seatCount(shelf.game, flags.players ?? (flags.bots ? String(named.length + 1) : undefined), 1);
  if (named.length !== 1 && named.length !== seats - 1) {
    throw new CliError(`--bots names ${named.length} bots for ${seats - 1} other seats. Name one for each, or one for all.`);
  }
  const bots = Array.from({ length: seats - 1 }, (_, i) => player(named[named.length === 1 ? 0 : i]!));
  const locale = localeOf(io, flags.lang);
  const words = await shelf.words(locale);
  const nameOf = (seat: Seat) =>
    seat === ME ? flags.name : `${bots[seat - 1]!.label[0]!.toUpperCase()}${bots[seat - 1]!.label.slice(1)} ${seat}`;
  const seed = flags.seed === undefined ? randomInt(2 ** 31) : whole('seed', flags.seed, { min: 0, max: 2 ** 32 - 1 });
  const match = new TerminalMatch({ io, shelf, words, speak: speaker(locale, [words.catalogue], nameOf), nameOf, bots, seed });
  line(io, `${match.title} · seed ${seed} · ? for help\n`);
  return match.run(seats, optionsOf(shelf.game, withEdition(flags)));
}

/** The language said, or the first of the usual variables that names one. @throws CliError listing the languages */
export function localeOf(io: Io, said: string | undefined) {
  if (said === undefined)
    return negotiate([io.env.LC_ALL, io.env.LC_MESSAGES, io.env.LANG].filter((l): l is string => l !== undefined && l !== ''));
  if (!isLocale(said)) throw new CliError(`--lang ${said}: there are ${LOCALES.join(', ')}.`);
  return said;
}

interface Setting {
  io: Io;
  shelf: Shelf;
  words: Words;
  speak: Speaker;
  nameOf: (seat: Seat) => string;
  bots: readonly Player[];
  seed: number;
}

/** One match between a person and bots. The person reads what the seat may know and nothing else. */
class TerminalMatch {
  private readonly set: Setting;
  private readonly heard: GameEvent[] = [];
  private readonly reader: Reader;
  /** The story that was told last. */
  private story = '';

  constructor(set: Setting) {
    this.set = set;
    this.reader = new Reader(set.io);
  }

  get title(): string {
    return this.set.words.catalogue['game.name'] ?? this.set.shelf.game.id;
  }

  async run(seats: number, options: Record<string, unknown>): Promise<number> {
    const { io, shelf, seed } = this.set;
    const { game } = shelf;
    const chance = fast(seed);
    const tell = (event: GameEvent, to?: readonly Seat[], twin?: GameEvent) => {
      const mine = heardBy({ event, ...(to ? { to } : {}), ...(twin ? { twin } : {}) }, ME);
      if (mine) this.heard.push(mine);
    };
    const s: AnyState = begin(game, { seats, options }, chance, tell);
    try {
      while (!s.outcome) {
        // The person first: what is done unasked meanwhile may change what others are asked.
        const asked = s.pending.some(({ seat }) => seat === ME);
        const mine = asked ? await this.ask(s, (id) => play(game, s, { decision: ASIDE, seat: ME, choice: id }, chance, tell)) : null;
        if (mine === 'left' || mine === 'ended') return this.leave(mine);
        const actions = s.pending.map(({ seat }) => (mine && seat === ME ? mine : this.think(s, seat)));
        // Where the first answer counts, the others are asked anew about what has come of it.
        for (const action of actions) if (s.pending.some((d) => d.id === action.decision)) play(game, s, action, chance, tell);
      }
      this.flush();
      line(io);
      this.table(s);
      return 0;
    } finally {
      this.reader.close();
    }
  }

  private leave(how: 'left' | 'ended'): number {
    const { io, seed } = this.set;
    if (how === 'left') line(io, `You left the match. --seed ${seed} deals it again.`);
    else io.err.write(`questhall: the input ended before the match did. --seed ${seed} deals it again.\n`);
    return how === 'left' ? 0 : 1;
  }

  private think(s: AnyState, seat: Seat): Action {
    const { shelf, bots, seed } = this.set;
    const { bot, label } = bots[seat - 1]!;
    const policy = policyOf(bot as BotName, shelf);
    const budget = label.includes(':') ? bots[seat - 1]!.budget : { ms: 250 };
    const knowledge = know(shelf.game, s, seat);
    return { decision: knowledge.question.id, seat, choice: policy(knowledge, fast(seed ^ (seat + 1), s.seq), budget) };
  }

  /** Asks until there is an answer. @param act does something unasked */
  private async ask(s: AnyState, act: (aside: string) => void): Promise<Action | 'left' | 'ended'> {
    const { io, speak } = this.set;
    this.flush();
    line(io);
    this.table(s);
    let d = this.question(s);
    for (;;) {
      io.out.write('> ');
      const typed = (await this.reader.next())?.trim();
      if (typed === undefined) return 'ended';
      if (typed === 'quit' || typed === 'q') return 'left';
      if (typed === '') continue;
      if (typed === '?') line(io, HELP);
      else if (typed === 'table') this.table(s);
      else if (/^do( |$)/.test(typed)) {
        // What is done unasked may change what can be answered.
        if (this.unasked(s, typed.slice(2).trim(), act)) d = this.question(s);
      } else {
        const reading = readChoice(d, typed, speak);
        if ('choice' in reading) return { decision: d.id, seat: ME, choice: reading.choice };
        line(io, reading.problem);
      }
    }
  }

  /** Shows what the person is asked now. */
  private question(s: AnyState): DecisionView {
    const { io, shelf, speak } = this.set;
    const d = decisionView(shelf.game, s, ME);
    if (!d) throw new Error('nothing waits for the person');
    line(io);
    for (const l of questionLines(d, speak)) line(io, l);
    return d;
  }

  /** Tells what may be done unasked, or does it. True where something was done. */
  private unasked(s: AnyState, what: string, act: (aside: string) => void): boolean {
    const { io, shelf, words, speak } = this.set;
    const view = shelf.game.observe(s, ME);
    const asides = asidesOf(shelf.game, s, ME, (id) => words.aside?.(id, view, speak) ?? id);
    if (what === '') {
      for (const l of asideLines(asides)) line(io, l);
      return false;
    }
    const reading = readAside(asides, what);
    if ('problem' in reading) line(io, reading.problem);
    else act(reading.id);
    this.flush();
    return 'id' in reading;
  }

  /** What has happened since, each line with its rule. */
  private flush(): void {
    const { io, words, speak } = this.set;
    for (const l of chronicleLines(this.heard.splice(0), words, speak)) line(io, l);
  }

  private table(s: AnyState): void {
    const { io, shelf, words, speak, nameOf } = this.set;
    const width = Math.min(io.out.columns ?? 100, 120);
    const view = shelf.game.observe(s, ME);
    const story = words.story?.(view, speak);
    if (story && story.id !== this.story) {
      this.story = story.id;
      for (const l of story.says.flatMap((words) => wrapped(words, width))) line(io, l);
      line(io);
    }
    for (const l of words.draw(view, { speak, nameOf, width })) line(io, l);
  }
}
