import type { LevelFile } from '../board/level.ts';
import L01 from './L01.json' with { type: 'json' };
import L02 from './L02.json' with { type: 'json' };
import L03 from './L03.json' with { type: 'json' };
import L04 from './L04.json' with { type: 'json' };
import L05 from './L05.json' with { type: 'json' };
import L06 from './L06.json' with { type: 'json' };
import L07 from './L07.json' with { type: 'json' };
import L08 from './L08.json' with { type: 'json' };
import L09 from './L09.json' with { type: 'json' };
import L10 from './L10.json' with { type: 'json' };

/** The campaign (E.3), in order. */
export const CAMPAIGN: readonly LevelFile[] = [L01, L02, L03, L04, L05, L06, L07, L08, L09, L10] as unknown as LevelFile[];

/** Level n of the campaign, from 1. @throws Error for a number that is none */
export function campaignLevel(n: number): LevelFile {
  const level = CAMPAIGN[n - 1];
  if (!level) throw new Error(`the campaign has no level ${n}`);
  return level;
}
