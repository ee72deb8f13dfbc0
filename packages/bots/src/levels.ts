import type { AnyGame } from '@questhall/kernel';
import { distracted } from './distracted.ts';
import { greedy } from './greedy.ts';
import type { Heuristic } from './heuristic.ts';
import { type Policy, random } from './policy.ts';
import { search } from './search/search.ts';

/**
 * The bots by name. Novice, easy, normal and hard are how well they play, cautious, covetous and aggressive play as well as normal
 * with a temper; the others say how a bot works.
 */
export const BOT_NAMES = [
  'novice',
  'easy',
  'normal',
  'hard',
  'cautious',
  'covetous',
  'aggressive',
  'random',
  'greedy',
  'heuristic',
  'search',
] as const;
export type BotName = (typeof BOT_NAMES)[number];

export function isBotName(name: string): name is BotName {
  return (BOT_NAMES as readonly string[]).includes(name);
}

/** A game with what its bots go by. */
export interface Playable<S = unknown, V = unknown> {
  game: AnyGame;
  heuristic: Heuristic<S, V>;
}

/** The policy of that name for this game (NW-20.10: easy is a hot greedy, normal greedy, hard a search); a novice is an easy bot that often does not think. */
export function policyOf<S, V>(name: BotName, { game, heuristic }: Playable<S, V>): Policy<S, V> {
  switch (name) {
    case 'random':
      return random as unknown as Policy<S, V>;
    case 'novice':
    case 'easy':
      return distracted(greedy(heuristic, 'easy'), heuristic, name);
    case 'cautious':
    case 'covetous':
    case 'aggressive':
      return greedy(heuristic, name);
    case 'normal':
    case 'greedy':
    case 'heuristic':
      return greedy(heuristic, 'normal');
    case 'hard':
    case 'search':
      return search(game, heuristic);
  }
}
