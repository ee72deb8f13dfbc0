import { BOT_NAMES, type BotName, type Budget, isBotName } from '@questhall/bots';
import { CliError, closest } from '../errors.ts';

/** A bot as the command line names it: `search`, `search:800`, `hard:200ms`. */
export interface Player {
  /** As typed: the heading under which results are counted. */
  label: string;
  bot: BotName;
  budget: Budget;
}

/**
 * What a search thinks in `simulate` and `tournament` where nothing is said: playouts and not milliseconds, so that the
 * same seed gives the same matches on every machine.
 */
export const USUAL_ITERATIONS = 1000;

/**
 * One bot from its name and budget.
 * @throws CliError that lists the names, or says how a budget is written
 */
export function player(words: string): Player {
  const [name = '', budget, ...rest] = words.trim().split(':');
  if (!isBotName(name)) {
    const near = closest(name, BOT_NAMES);
    throw new CliError(`no bot is called "${name}"${near ? `; did you mean ${near}?` : ''} There are ${BOT_NAMES.join(', ')}.`);
  }
  const label = words.trim();
  const thinks = name === 'search' || name === 'hard';
  if (budget === undefined) return { label, bot: name, budget: thinks ? { iterations: USUAL_ITERATIONS } : {} };
  const found = /^(\d+)(ms)?$/.exec(budget);
  const amount = Number(found?.[1]);
  if (rest.length > 0 || !found || amount < 1) {
    throw new CliError(`"${words}": write a budget as playouts (${name}:800) or as time (${name}:200ms).`);
  }
  if (!thinks) throw new CliError(`"${words}": ${name} does not search, so it takes no budget.`);
  return { label, bot: name, budget: found[2] ? { ms: amount } : { iterations: amount } };
}

/**
 * The bots of all seats from a list with commas. One name serves all seats.
 * @throws CliError where the number of names is neither one nor the number of seats
 */
export function playerList(words: string, seats: number): Player[] {
  const list = words.split(',').map(player);
  if (list.length === 1) return Array.from({ length: seats }, () => list[0]!);
  if (list.length !== seats) {
    throw new CliError(`--bots names ${list.length} bots for ${seats} seats. Name one for each seat, or one for all.`);
  }
  return list;
}
