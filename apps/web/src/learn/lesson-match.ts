import { newId } from '../net/transport.ts';
import { layLocalTable, localPath } from '../offline/device.ts';
import { type LocalMatch, newLocalMatch } from '../offline/saved-match.ts';
import { readMatch, removeMatch, saveMatch } from '../offline/store.ts';
import type { Lesson } from './chapter.ts';
import type { Laid } from './company.ts';

const PREFIX = 'lesson.';

/** Where the match of a chapter is kept on this device. */
export const lessonMatchId = (game: string, chapter: string): string => `${PREFIX}${game}.${chapter}`;

/** True for a match that belongs to a chapter: no list of matches shows it. */
export const isLessonMatch = ({ id }: { id: string }): boolean => id.startsWith(PREFIX);

/** The match with which a lesson begins. */
export function lessonMatch(lesson: Lesson, id: string, learner: string, now: number): LocalMatch {
  const bots = Array.from({ length: lesson.seats - 1 }, () => ({ name: null, level: 'easy' as const }));
  const { steps: _, ...match } = newLocalMatch(
    { game: lesson.game, options: lesson.options, seats: [{ name: learner, level: null }, ...bots] },
    id,
    now,
  );
  return { ...match, state: lesson.state, script: lesson.script };
}

/** True where the match stands somewhere on the way of this very lesson. */
export function isUnderWay(match: LocalMatch | undefined, lesson: Lesson): boolean {
  const left = match?.script ?? [];
  return left.length > 0 && JSON.stringify(left) === JSON.stringify(lesson.script.slice(-left.length));
}

/** Lays the table of a chapter where it is not laid yet, was left behind at its end, or the lesson is another one by now. */
export async function layLesson(lesson: Lesson, id: string, learner: string, afresh = false): Promise<void> {
  const kept = await readMatch(id);
  if (!afresh && isUnderWay(kept, lesson)) return;
  if (kept) await removeMatch(id);
  await saveMatch(lessonMatch(lesson, id, learner, Date.now()));
}

/** The match of a chapter goes on as any other on this device; resolves to its address. */
export async function playOn(id: string): Promise<string> {
  const match = await readMatch(id);
  if (!match) throw new Error(`no match ${id} on this device`);
  const { script: _, ...rest } = match;
  const own = newId();
  await saveMatch({ ...rest, id: own, rev: 0 });
  await removeMatch(id);
  return localPath(own);
}

/** Lays the match to which the chapters of a game lead, on this device, with and without a network; resolves to its address. */
export async function realMatch(game: string, { bots, level, options }: Laid, learner: string): Promise<string> {
  const others = Array.from({ length: bots }, () => ({ name: null, level }));
  return layLocalTable({ game, options: { ...options }, seats: [{ name: learner, level: null }, ...others] });
}
