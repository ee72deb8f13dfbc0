import { LOCALES, speaker } from '@questhall/text';
import type { Command } from 'commander';
import { CliError } from '../errors.ts';
import { GAMES, gameNamed } from '../games.ts';
import { type Io, line } from '../io.ts';
import { localeOf } from './play.ts';

interface CardsFlags {
  game: string;
  edition?: string;
  lang?: string;
}

export function cardsCommand(program: Command, io: Io, done: (code: number) => void): void {
  program
    .command('cards')
    .description('Prints all cards of a game with what stands on them.')
    .requiredOption('-g, --game <name>', `the game: ${GAMES.join(', ')}`)
    .option('-e, --edition <name>', 'only those of this edition or expansion, for a game that has several')
    .option('-l, --lang <language>', `${LOCALES.join(', ')} (default: from LANG)`)
    .addHelpText(
      'after',
      `
Examples:
  questhall cards --game talisman --lang nl
  questhall cards --game talisman --edition realm-of-souls --lang fr`,
    )
    .action(async (flags: CardsFlags) => {
      await printCards(io, flags);
      done(0);
    });
}

async function printCards(io: Io, { game, edition, lang }: CardsFlags): Promise<void> {
  const locale = localeOf(io, lang);
  const { catalogue, cards } = await gameNamed(game).words(locale);
  if (!cards) throw new CliError(`nothing stands on the cards of ${game} but their names.`);
  const speak = speaker(locale, [catalogue], String);
  const shown = cards(edition === undefined ? {} : { edition });
  for (const { name, lines } of shown) {
    line(io, speak.say(name));
    for (const text of lines) line(io, `  ${speak.say(text)}`);
    line(io);
  }
}
