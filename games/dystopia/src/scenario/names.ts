import type { ScenarioWords } from '@questhall/kernel';
import type { LevelFile } from '../board/level.ts';
import { itemIds } from '../content/ids.ts';
import { SPELLS } from '../content/index.ts';

/** A goal of a level as scenarios write it: "escape", "freeWizard", "defeatWizor", "kill <boss>", "find <thing>". */
export function goalName(goal: LevelFile['goals'][number]): string {
  if (goal.type === 'killBoss') return `kill ${goal.boss}`;
  if (goal.type === 'findItem') return `find ${goal.item}`;
  return goal.type;
}

export const ITEMS: readonly string[] = [...itemIds];

/** A thing by its id. @throws at the words for what is none */
export const thing = (words: ScenarioWords): string => words.oneOf(ITEMS);

/** A spell by its id. @throws at the words for what is none */
export const spell = (words: ScenarioWords): string => words.oneOf(SPELLS.map(({ id }) => id));
