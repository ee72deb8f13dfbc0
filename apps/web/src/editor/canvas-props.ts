import type { LevelFile, Problem, XY } from '@questhall/dystopia/levels';
import type { Kinds, Tool } from './kinds.ts';
import type { Selected } from './model.ts';

/** What the map on which one draws is given: it and its keys. */
export interface CanvasProps {
  level: LevelFile;
  tool: Tool;
  kinds: Kinds;
  problems: readonly Problem[];
  selected: Selected | null;
  /** A square to which something else has led. */
  looked: XY | null;
  cursor: XY;
  setCursor: (at: XY) => void;
  select: (what: Selected | null) => void;
  change: (next: LevelFile | undefined) => void;
  chooseTool: (tool: Tool) => void;
  undo: () => void;
  redo: () => void;
}
