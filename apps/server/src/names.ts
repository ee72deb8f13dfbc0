import { looksLike, oneLine, plainLines } from '@questhall/plain';
import { ApiFailure } from './failure.ts';
import type { SeatRecord } from './store/store.ts';

const LONGEST = 24;

/**
 * A name as it may stand at a table: one line, nothing in it that cannot be seen, no spaces around it. Its length counts
 * as it stands there: what is left out or put together does not.
 * @throws ApiFailure ('bad-name') where nothing is left, or too much
 */
export function cleanName(name: string): string {
  const clean = oneLine(name);
  const { length } = Array.from(clean);
  if (length === 0 || length > LONGEST)
    throw new ApiFailure('bad-name', `a name has 1 to ${LONGEST} characters, and at least one of them can be seen`, { most: LONGEST });
  return clean;
}

/**
 * What somebody says, as others may be shown it; its length counts as it stands there.
 * @throws ApiFailure ('bad-words') where nothing is left, or too much
 */
export function cleanWords(text: string, most: number): string {
  const clean = plainLines(text);
  const { length } = Array.from(clean);
  if (length === 0 || length > most)
    throw new ApiFailure('bad-words', `what is said has 1 to ${most} characters, and at least one of them can be seen`, { most });
  return clean;
}

/** The name, with a number behind it where somebody at this table has it already, or one that looks like it. */
export function nameAtTable(name: string, seats: readonly SeatRecord[]): string {
  const taken = seats.flatMap((s) => (s.name === null ? [] : [s.name]));
  const isTaken = (wanted: string) => taken.some((other) => looksLike(other, wanted));
  if (!isTaken(name)) return name;
  for (let n = 2; ; n++) {
    const one = numbered(name, n);
    if (!isTaken(one)) return one;
  }
}

/** True where a seat got its name from this one: the name itself, or with the number that it needed there. */
export function isNamedAfter(name: string, seat: string): boolean {
  const n = / (\d+)$/.exec(seat)?.[1];
  return seat === name || (n !== undefined && seat === numbered(name, Number(n)));
}

function numbered(name: string, n: number): string {
  const ending = ` ${n}`;
  return Array.from(name)
    .slice(0, LONGEST - ending.length)
    .join('')
    .trimEnd()
    .concat(ending);
}
