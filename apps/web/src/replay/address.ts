import type { Eyes } from '@questhall/protocol';

/** A moment of a replay, as an address names it. */
export interface Place {
  /** Number of the moment, counted by these eyes; 0 is the beginning. */
  at?: number;
  /**
   * Milliseconds since the beginning. Every viewer counts the moments for itself, since only some see each of them;
   * the time means the same to all.
   */
  time?: number;
  /** Instead of `at`: the line of the log that is looked for, counted by these eyes. */
  line?: number;
  /** Absent: one's own. */
  eyes?: Eyes;
}

/** The address of a moment: `/t/K7QXM/replay?at=17&time=93004&seat=1`. `table` is where the table is. */
export function replayPath(table: string, { at, time, line, eyes }: Place = {}): string {
  const query = new URLSearchParams();
  if (at !== undefined) query.set('at', String(at));
  if (time !== undefined) query.set('time', String(time));
  if (line !== undefined) query.set('line', String(line));
  if (eyes !== undefined) query.set('seat', eyesName(eyes));
  const text = query.toString();
  return `${table}/replay${text ? `?${text}` : ''}`;
}

/** The place that the query of an address names; what makes no sense counts as absent. */
export function placeIn(search: string): Place {
  const query = new URLSearchParams(search);
  const number = (key: string) => {
    const value = query.get(key);
    return value !== null && /^\d{1,12}$/.test(value) ? Number(value) : undefined;
  };
  const seat = query.get('seat');
  const eyes: Eyes | undefined = seat === 'all' ? 'all' : seat === 'none' ? null : number('seat');
  const at = number('at');
  const time = number('time');
  const line = number('line');
  return {
    ...(at === undefined ? {} : { at }),
    ...(time === undefined ? {} : { time }),
    ...(line === undefined ? {} : { line }),
    ...(eyes === undefined ? {} : { eyes }),
  };
}

/** How the interface calls these eyes. */
export const eyesName = (eyes: Eyes): string => (eyes === null ? 'none' : String(eyes));

/** True while a match is looked at again: nothing is asked there, and nothing can be set. */
export const watchedAgain = (): boolean => /\/replay$/.test(location.pathname);
