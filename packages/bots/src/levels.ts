import type { AnyGame } from '@questhall/kernel';
import { greedy } from './greedy.ts';
import type { Heuristic } from './heuristic.ts';
import { type Policy, random } from './policy.ts';
import { search } from './search/search.ts';

/**
 * The bots by name. Easy, normal and hard are what people choose, cautious, covetous and aggressive have a character;
 * the others say how a bot works.
 */
export const BOT_NAMES = [
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

/** The policy of that name for this game (NW-20.10: easy is a hot greedy, normal greedy, hard a search). */
export function policyOf<S, V>(name: BotName, { game, heuristic }: Playable<S, V>): Policy<S, V> {
  switch (name) {
    case 'random':
      return random as unknown as Policy<S, V>;
    case 'easy':
      return greedy(heuristic, 'easy');
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
