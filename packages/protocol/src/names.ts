import type { BotLevel, SeatInfo } from './http.ts';

/** The strengths of bots, each beating the one before. */
export const BOT_STRENGTHS = ['novice', 'easy', 'normal', 'hard'] as const satisfies readonly BotLevel[];
/** Tempers: as strong as a normal bot, and otherwise in what they like. */
export const BOT_TEMPERS = ['cautious', 'covetous', 'aggressive'] as const satisfies readonly BotLevel[];
/** All that a seat may be given to. */
export const BOT_LEVELS: readonly BotLevel[] = [...BOT_STRENGTHS, ...BOT_TEMPERS];

/** Bots have names of our own, one for each seat, so that a table of bots reads like a table of people. */
const BOT_NAMES = ['Brom', 'Ysolde', 'Kato', 'Mirre', 'Torvald', 'Sanne', 'Wick', 'Orla', 'Fenna', 'Joss', 'Birk', 'Tove'] as const;

/** The name shown for whoever sits on a seat; null for an open one. */
export function seatName({ kind, seat, name }: Pick<SeatInfo, 'kind' | 'seat' | 'name'>): string | null {
  return kind === 'bot' ? (BOT_NAMES[seat % BOT_NAMES.length] ?? null) : name;
}
