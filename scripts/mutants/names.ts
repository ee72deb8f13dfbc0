import type { Mutant } from './places.ts';

const ROOM = 90;
const oneLine = (text: string) => {
  const flat = text.replace(/\s+/g, ' ');
  return flat.length > ROOM ? `${flat.slice(0, ROOM)} …` : flat;
};

/**
 * How changes are named in lists, without their line, which moves: file, what the place stands in, kind, and the two
 * texts. Where that is said of several places, the second is `(2)` and so on, so that each name is of one place. `all`
 * are all places of the game in the order of files; `before` is left out at the beginning of a path.
 */
export function namesOf(all: readonly Omit<Mutant, 'id'>[], before: string): string[] {
  const seen = new Map<string, number>();
  return all.map((m) => {
    const where = `${m.file.slice(before.length)}${m.within ? ` · ${m.within}` : ''}`;
    const name = `${where} · ${m.kind} · \`${oneLine(m.before)}\` → \`${oneLine(m.after)}\``;
    const nth = (seen.get(name) ?? 0) + 1;
    seen.set(name, nth);
    return nth === 1 ? name : `${name} (${nth})`;
  });
}

/** The names of changes that were read and found equal: the list items of such a page, up to their reason. */
export function equalByReading(page: string): Set<string> {
  const lines = page.split('\n').filter((line) => line.startsWith('- '));
  return new Set(lines.map((line) => line.slice(2).split(' — ')[0]!.trim()));
}
