import type { Whole } from './knows-its-part.ts';

export interface Part {
  of: Whole;
}
