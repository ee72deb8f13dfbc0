import type { LevelFile } from '@questhall/dystopia/levels';

/** A level to begin with: a landing with start squares, a corridor, a room with the exit. It can be played as it is. */
export function newLevel(id: string, title: string): LevelFile {
  return {
    schema: 'dystopia-level/1',
    id,
    number: 1,
    title,
    map: [
      '################',
      '#AAA############',
      '#AAA############',
      '#AAA+aaaaa######',
      '#AAA#####a######',
      '#########a######',
      '####BBBB+a######',
      '####BBBB########',
      '####BBBB########',
      '################',
      '################',
      '################',
    ],
    areas: {},
    doors: [],
    starts: [
      [1, 1],
      [2, 1],
      [1, 2],
      [2, 2],
      [1, 3],
    ],
    exits: [[4, 8]],
    goals: [{ type: 'escape' }],
    furniture: [],
    traps: [],
    monsters: [{ code: 'G1', at: [6, 7] }],
    neutrals: [],
    story: { intro: '', won: '' },
    after: null,
  };
}

/** A short name for programs, made when a level is new. */
export const newLevelId = (): string => `own-${crypto.getRandomValues(new Uint32Array(1))[0]!.toString(36)}`;
