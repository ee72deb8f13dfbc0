import { availableParallelism } from 'node:os';
import { type AnyGame, BadOption, type MatchOptions, matchOptions, type OptionSpec } from '@questhall/kernel';
import { CliError, closest } from '../errors.ts';

/** A whole number of a command line within its bounds. @throws CliError that names the flag and the bounds */
export function whole(flag: string, words: string, { min, max = Number.MAX_SAFE_INTEGER }: { min: number; max?: number }): number {
  const n = Number(words);
  if (words.trim() === '' || !Number.isInteger(n) || n < min || n > max) {
    const bounds = max === Number.MAX_SAFE_INTEGER ? `of at least ${min}` : `from ${min} to ${max}`;
    throw new CliError(`--${flag} must be a whole number ${bounds}, not "${words}".`);
  }
  return n;
}

/** Seats of a match: as many as said, else as there are bots, else as few as the game takes. @throws CliError */
export function seatCount(game: AnyGame, said: string | undefined, bots: number): number {
  const { min, max } = game.seats;
  const n = said === undefined ? (bots > 1 ? bots : min) : Number(said);
  if (!Number.isInteger(n) || n < min || n > max) {
    throw new CliError(`${game.id} is played by ${min} to ${max}, not by ${said ?? n}. Set --players to one of these.`);
  }
  return n;
}

/** `option=value` pairs as the game's options, checked. @throws CliError that lists options or allowed values */
export function optionsOf(game: AnyGame, pairs: readonly string[]): MatchOptions {
  const set: Record<string, string> = {};
  for (const pair of pairs) {
    const at = pair.indexOf('=');
    if (at < 1) throw new CliError(`--set ${pair}: write option=value. ${optionList(game)}`);
    set[pair.slice(0, at)] = pair.slice(at + 1);
  }
  try {
    return matchOptions(game.options, set);
  } catch (e) {
    if (!(e instanceof BadOption)) throw e;
    const spec = game.options.find((o) => o.id === e.option);
    if (spec) throw new CliError(`--set ${e.option}=${set[e.option]}: ${e.option} must be ${allowed(spec)}.`);
    const ids = game.options.map((o) => o.id);
    const near = closest(e.option, ids);
    throw new CliError(`${game.id} has no option "${e.option}"${near ? `; did you mean ${near}?` : '.'} ${optionList(game)}`);
  }
}

/** The pairs of `--set`, with edition and expansion among them where they are named by themselves. */
export function withEdition({ set, ...named }: { set: readonly string[]; edition?: string; expansion?: string }): string[] {
  const { edition, expansion } = named;
  return [...Object.entries({ edition, expansion }).flatMap(([id, value]) => (value === undefined ? [] : [`${id}=${value}`])), ...set];
}

/** The values that an option takes, in words. */
export function allowed({ values }: OptionSpec): string {
  return 'min' in values ? `a whole number from ${values.min} to ${values.max}` : `one of ${values.join(', ')}`;
}

function optionList(game: AnyGame): string {
  return `Options of ${game.id}: ${game.options.map((o) => o.id).join(', ') || 'none'}.`;
}

/** Threads for a row of matches: as said, else one a core where there is enough to do. */
export function workerCount(said: string | undefined, matches: number, slow: boolean): number {
  if (said !== undefined) return Math.min(matches, whole('workers', said, { min: 1, max: 256 }));
  const worthIt = slow ? 4 : 500; // starting a thread costs about as much as these matches
  return matches < worthIt ? 1 : Math.min(matches, availableParallelism());
}
