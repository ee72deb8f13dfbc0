import { type Grid, gridOf } from '../board/grid.ts';
import type { LevelFile } from '../board/level.ts';
import { campaignLevel } from '../levels/index.ts';
import { ownLevel } from '../levels/read.ts';
import type { State } from '../state.ts';

/** The file of the level that is played: of the campaign, of one's own, or imagined. */
export function levelOf(s: State): LevelFile {
  if (s.imagined !== null) return s.imagined;
  return s.custom === null ? campaignLevel(s.level) : ownLevel(s.custom);
}

export const gridAt = (s: State): Grid => gridOf(levelOf(s));
