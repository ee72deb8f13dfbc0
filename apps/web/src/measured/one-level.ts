import type { NewMatch } from '@questhall/protocol';
import { gameEntry } from '../games/index.ts';

type Options = NonNullable<NewMatch['options']>;

/**
 * These options for one level, where a match goes over many: nobody plays all of them at a sitting, and a level was measured. Undefined
 * for any other match. `options` name all that has a default, the level among it.
 */
export function oneLevelOf(game: string, options: Options): { level: number; options: Options } | undefined {
  const one = gameEntry(game)?.level?.(options);
  return one && { level: Number(options['level']), options: { ...options, ...one } };
}
