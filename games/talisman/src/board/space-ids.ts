import type { AddedRegions, AddedSpaces } from '../open.ts';

export type Region = 'outer' | 'middle' | 'inner' | keyof AddedRegions;

type Digit = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
type Outer = `O${Digit | `1${0 | Digit}` | `2${0 | 1 | 2 | 3 | 4}`}`;
type Middle = `M${Digit | `1${0 | 1 | 2 | 3 | 4 | 5 | 6}`}`;
/** O1…O24 and M1…M16 clockwise, I1…I9 (T86-2.1). */
export type PlainSpaceId = Outer | Middle | `I${Digit}`;
/** Those of the board, and those that expansions lay beside it. */
export type SpaceId = PlainSpaceId | keyof AddedSpaces;
