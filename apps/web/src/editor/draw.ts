import type { LevelFile, XY } from '@questhall/dystopia/levels';
import { type Kinds, pieceOf, type Tool } from './kinds.ts';
import { drawCorridor, drawDoor, drawRock, drawRoom, put, rectangle, type Selected, steps } from './model.ts';

/** What a pointer has drawn since it came down. */
export interface Stroke {
  from: XY;
  to: XY;
  /** Every square on the way, each beside the one before. */
  path: readonly XY[];
  /** What is carried instead of drawing. */
  carries?: Selected;
}

export const strokeTo = (stroke: Stroke, at: XY): Stroke => ({ ...stroke, to: at, path: [...stroke.path, ...steps(stroke.to, at)] });

/** The squares that a stroke would change. */
export function squaresOf(tool: Tool, { from, to, path }: Stroke): readonly XY[] {
  if (tool === 'room' || tool === 'rock') return rectangle(from, to);
  return tool === 'corridor' ? path : [to];
}

/** The level after a stroke; undefined where the letters of areas are used up. */
export function drawn(level: LevelFile, tool: Tool, kinds: Kinds, stroke: Stroke): LevelFile | undefined {
  switch (tool) {
    case 'select':
      return level;
    case 'room':
      return drawRoom(level, stroke.from, stroke.to);
    case 'corridor':
      return drawCorridor(level, stroke.path);
    case 'rock':
      return drawRock(level, stroke.from, stroke.to);
    case 'door':
      return drawDoor(level, stroke.to);
    default: {
      const piece = pieceOf(tool, kinds);
      return piece ? put(level, piece, stroke.to) : level;
    }
  }
}
