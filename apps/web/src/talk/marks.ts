import type { TalkLine } from '@questhall/protocol';
import { create } from 'zustand';
import { storage } from '../settings/stored.ts';

/** How far a table's rooms have been read. */
export type Read = Partial<Record<TalkLine['room'], number>>;

/** What this browser keeps of talk: how far it was read, and who is not heard. */
interface Marks {
  /** By match, the newest last. */
  read: Readonly<Record<string, Read>>;
  /** Match and speaker: "k3…9 1f…c". */
  muted: readonly string[];
}

const KEY = 'questhall.talk';
const TABLES = 60;
const MUTED = 200;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The marks out of what was stored; what makes no sense counts as none. */
export function keptMarks(stored: string | null): Marks {
  let raw: unknown;
  try {
    raw = JSON.parse(stored ?? '{}');
  } catch {
    raw = {}; // not JSON: somebody else's, or a broken store
  }
  const { read, muted } = isRecord(raw) ? raw : {};
  return {
    read: Object.fromEntries(
      Object.entries(isRecord(read) ? read : {})
        .filter((one): one is [string, Read] => isRecord(one[1]))
        .slice(-TABLES),
    ),
    muted: Array.isArray(muted) ? muted.filter((one) => typeof one === 'string').slice(-MUTED) : [],
  };
}

export const useMarks = create<Marks>(() => keptMarks(storage()?.getItem(KEY) ?? null));

function keep(change: Partial<Marks>): void {
  useMarks.setState(change);
  storage()?.setItem(KEY, JSON.stringify(useMarks.getState()));
}

/** These lines have been seen. */
export function markRead(match: string, lines: readonly TalkLine[]): void {
  const { read } = useMarks.getState();
  const before = read[match] ?? {};
  const now: Read = { ...before };
  for (const { room, n } of lines) now[room] = Math.max(now[room] ?? 0, n);
  if (now.table === before.table && now.stands === before.stands) return;
  const { [match]: _, ...others } = read;
  keep({ read: { ...others, [match]: now } });
}

/** Whether this person is heard at this table, in this browser. */
export function setMuted(match: string, who: string, isMuted: boolean): void {
  const one = `${match} ${who}`;
  const others = useMarks.getState().muted.filter((other) => other !== one);
  keep({ muted: isMuted ? [...others, one] : others });
}

/** Lines that say something, have not been seen, and are neither one's own nor of somebody who is not heard. */
export function unreadOf(lines: readonly TalkLine[], read: Read, isMuted: (who: string) => boolean): number {
  return lines.filter((l) => !l.yours && l.n > (read[l.room] ?? 0) && (l.text ?? l.phrase) !== null && !isMuted(l.who)).length;
}
