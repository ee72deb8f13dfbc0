/** Up to so many known words are all named where another one was written; of more, those that look like it. */
const ALL = 40;
const SOME = 5;

/** How many letters must change, be added, left out or swapped with their neighbour to make one word of the other. */
function apart(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      let least = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, before[j - 2]! + 1);
      next.push(least);
    }
    before = row;
    row = next;
  }
  return row[b.length]!;
}

/** As `apart`; a card is as near by its name without what stands before it ("adv.", "take:") as with it. */
function distance(word: string, known: string): number {
  const name = known.slice(Math.max(known.lastIndexOf('.'), known.lastIndexOf(':')) + 1);
  return Math.min(apart(word, known), name === known || name === '' ? Number.POSITIVE_INFINITY : apart(word, name) + 0.5);
}

/** So many letters at the start are the same. */
function together(a: string, b: string): number {
  let n = 0;
  while (n < a.length && a[n] === b[n]) n++;
  return n;
}

/** The words that look most like one that was written, the likeliest first; of two as near, the one that begins as it does. */
export function nearest(word: string, known: Iterable<string>, most: number = SOME): string[] {
  const wrong = word.toLowerCase();
  return [...new Set(known)]
    .map((one) => ({ one, apart: distance(wrong, one.toLowerCase()), together: together(wrong, one.toLowerCase()) }))
    .sort((a, b) => a.apart - b.apart || b.together - a.together || (a.one < b.one ? -1 : 1))
    .slice(0, most)
    .map(({ one }) => one);
}

/** The end of an error about a wrong word: all the right ones where they are few, else those that look like it. */
export function knownWords(word: string, known: Iterable<string>): string {
  const all = [...new Set(known)];
  if (all.length === 0) return 'nothing can stand here';
  return all.length <= ALL ? `there are ${all.join(', ')}` : `the nearest are ${nearest(word, all).join(', ')}`;
}
