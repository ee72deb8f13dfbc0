import type { Part } from './part-of-it.ts';

export interface Whole {
  part: Part;
}
