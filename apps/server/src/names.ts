import { ApiFailure } from './failure.ts';
import type { SeatRecord } from './store/store.ts';

const LONGEST = 24;

/**
 * A name as it may stand at a table: one line, no invisible or direction-changing characters, no spaces around it.
 * @throws ApiFailure ('bad-name') where nothing is left
 */
export function cleanName(name: string): string {
  const clean = name
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
  if (clean === '') throw new ApiFailure('bad-name', 'a name needs at least one letter');
  return clean;
}

/** The name, with a number behind it where somebody at this table is called that already. */
export function nameAtTable(name: string, seats: readonly SeatRecord[]): string {
  const taken = new Set(seats.map((s) => s.name?.toLowerCase()));
  if (!taken.has(name.toLowerCase())) return name;
  for (let n = 2; ; n++) {
    const ending = ` ${n}`;
    const numbered = Array.from(name)
      .slice(0, LONGEST - ending.length)
      .join('')
      .concat(ending);
    if (!taken.has(numbered.toLowerCase())) return numbered;
  }
}
