/** Levels as documents: their format, reading and checking them. For the editor, the command line and whoever draws levels. */
export type { Goal, LevelFile, MonsterEntry, TreasureEntry, XY } from './board/level.ts';
export { itemIds, spellIds } from './content/ids.ts';
export { monsterCard } from './content/index.ts';
export { levelProblems } from './levels/checks.ts';
export { type Problem, playable } from './levels/problems.ts';
export { LONGEST_LEVEL, readLevel } from './levels/read.ts';
export { LEVEL_TEXTS } from './levels/text/index.ts';
export { thingsOf } from './levels/things.ts';
export type { LevelReport, Measuring, PartyTale, Rate } from './measure.ts';
export { OWN_LEVEL } from './options.ts';
