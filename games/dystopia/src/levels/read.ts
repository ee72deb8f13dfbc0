import { oneLine } from '@questhall/plain';
import type { LevelFile } from '../board/level.ts';
import { levelProblems } from './checks.ts';
import { NoJson, parseWithPlaces } from './json-places.ts';
import { type Problem, playable } from './problems.ts';
import { schemaProblems } from './structure.ts';

/** No level is longer; a longer text is something else. */
export const LONGEST_LEVEL = 64 * 1024;

/** A draft may lack these; who reads it draws on. */
const UNFINISHED = new Set(['/title schema.short', '/starts schema.few', '/goals schema.few']);

export interface ReadLevel {
  /** Null where the text has not the form of a level. */
  level: LevelFile | null;
  /** All that is wrong, with line and column. */
  problems: Problem[];
}

/** Reads a level out of a file's text. `draft`: a level that is not finished is one, too. Never throws. */
export function readLevel(text: string, { draft = false }: { draft?: boolean } = {}): ReadLevel {
  if (text.length > LONGEST_LEVEL) {
    return { level: null, problems: [{ code: 'long', severity: 'error', pointer: '', args: { most: LONGEST_LEVEL } }] };
  }
  let parsed: ReturnType<typeof parseWithPlaces>;
  try {
    parsed = parseWithPlaces(text);
  } catch (e) {
    if (!(e instanceof NoJson)) throw e;
    return { level: null, problems: [{ code: 'json', severity: 'error', pointer: '', ...e.place }] };
  }
  const { value, placeOf } = parsed;
  const placed = (problem: Problem): Problem => ({ ...problem, ...placeOf(problem.pointer) });
  const malformed = schemaProblems(value).filter(({ pointer, code }) => !draft || !UNFINISHED.has(`${pointer} ${code}`));
  if (malformed.length > 0) return { level: null, problems: malformed.map(placed) };
  const level = value as LevelFile;
  return { level, problems: levelProblems(level).map(placed) };
}

/** The text that was found good last: hundreds of parties play the same level. */
let good: string | undefined;

/** What keeps a text from being a level that can be played, in English; undefined where nothing does. */
export function levelTextProblem(text: string): string | undefined {
  if (text === good) return undefined;
  const { level, problems } = readLevel(text);
  if (level && playable(problems)) {
    good = text;
    return undefined;
  }
  const [first] = problems.filter(({ severity }) => severity === 'error');
  return `is no level that can be played: ${first?.code} at ${first?.pointer || 'its beginning'}${first?.line ? `, line ${first.line}` : ''}`;
}

/** The level with its title and the names of its monsters as others may be shown them, on one line among other words. */
function shown({ title, monsters, ...level }: LevelFile): LevelFile {
  return {
    ...level,
    title: oneLine(title) || level.id,
    monsters: monsters.map(({ name, ...monster }) => (name === undefined ? monster : { ...monster, name: oneLine(name) || monster.code })),
  };
}

/** How many levels of one's own are kept read: a server plays few at a time. */
const KEPT = 16;
const read = new Map<string, LevelFile>();
/** The one that was asked for last: the rules ask thousands of times a second. */
let last: { text: string; level: LevelFile } | undefined;

/** The level that a checked text holds. The same object for the same text, so that searches share its grid. */
export function ownLevel(text: string): LevelFile {
  if (last?.text === text) return last.level;
  let level = read.get(text);
  if (!level) {
    level = shown(JSON.parse(text) as LevelFile);
    const [oldest] = read.keys();
    if (read.size >= KEPT && oldest !== undefined) read.delete(oldest);
    read.set(text, level);
  }
  last = { text, level };
  return level;
}
