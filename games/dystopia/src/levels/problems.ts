import type { TextArg } from '@questhall/kernel';
import type { XY } from '../board/level.ts';

/** Something that is wrong with a level, or that its author may not have meant. Its words are `level.problem.<code>`. */
export interface Problem {
  code: string;
  /** The rule that says so; absent where the file format does. */
  rule?: string;
  /** An error keeps the level from being played; a hint does not. */
  severity: 'error' | 'hint';
  /** The place in the document, as a JSON pointer (RFC 6901). */
  pointer: string;
  /** The square that shows it. */
  at?: XY;
  /** Where in the file, from 1. */
  line?: number;
  column?: number;
  args?: Readonly<Record<string, TextArg>>;
}

/** True where nothing keeps the level from being played. */
export const playable = (problems: readonly Problem[]): boolean => problems.every(({ severity }) => severity === 'hint');
