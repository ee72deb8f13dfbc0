/** How a name is written into a strip. */
export interface NameLines {
  words: readonly string[];
  size: number;
  /** To which share of its width the longest line is pressed, so that every name on the board has the same letters; 1: as it is. */
  press: number;
}

/** How wide a line is in the capitals of titles, in shares of the size of its letters. */
function widthOf(line: string): number {
  return [...line].reduce((sum, letter) => sum + (/[ijl'’ .]/i.test(letter) ? 0.4 : /[mwæœ]/i.test(letter) ? 1 : 0.75), 0);
}

/**
 * Writes a name in one line or in two of about the same length. A soft hyphen may part a word.
 * @param width the room, and `size` the height of the letters, in the same units
 */
export function nameLines(name: string, width: number, size: number): NameLines {
  const whole = name.replaceAll('\u00ad', '');
  const two = halves(name);
  const room = (lines: readonly string[]) => width / (Math.max(...lines.map(widthOf)) * size);
  if (room([whole]) >= 1) return { words: [whole], size, press: 1 };
  return { words: two, size, press: Math.min(1, room(two)) };
}

/** The name in two lines, parted where they come out most alike: at a space, at a hyphen, or at a soft hyphen. */
function halves(name: string): string[] {
  const plain = (part: string) => part.replaceAll('\u00ad', '');
  const cuts = [...name.matchAll(/[ \-\u00ad]/g)].map((m) => {
    const at = m.index;
    const first = plain(name.slice(0, at)) + (m[0] === ' ' ? '' : '-');
    return [first, plain(name.slice(at + 1))];
  });
  const worst = (lines: string[]) => Math.max(...lines.map((line) => line.length));
  return cuts.reduce<string[]>((best, next) => (best.length === 1 || worst(next) < worst(best) ? next : best), [plain(name)]);
}
