import type { LevelFile } from '../board/level.ts';

/** A goal of a level as scenarios write it: "escape", "freeWizard", "defeatWizor", "kill <boss>", "find <thing>". */
export function goalName(goal: LevelFile['goals'][number]): string {
  if (goal.type === 'killBoss') return `kill ${goal.boss}`;
  if (goal.type === 'findItem') return `find ${goal.item}`;
  return goal.type;
}
