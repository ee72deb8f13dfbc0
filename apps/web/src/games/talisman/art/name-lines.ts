/** How a name is written into a strip. */
export interface NameLines {
  words: readonly string[];
  size: number;
  /** In the narrower letters of the text, because a word is too long for those of titles. */
  narrow: boolean;
  /** Still too long: it is pressed into the width. */
  squeeze: boolean;
}

/** How wide a line is, in shares of the size of its letters: in the capitals of titles, or in the letters of the text. */
function widthOf(line: string, narrow: boolean): number {
  const [thin, plain, broad] = narrow ? [0.27, 0.5, 0.78] : [0.4, 0.75, 1];
  return [...line].reduce((sum, letter) => sum + (/[ijl'’ .]/i.test(letter) ? thin : /[mwæœ]/i.test(letter) ? broad : plain), 0);
}

/**
 * Writes a name in one line or in two of about the same length. A soft hyphen may part a word.
 * @param width the room, and `size` the height of the letters, in the same units
 */
export function nameLines(name: string, width: number, size: number): NameLines {
  const whole = name.replaceAll('\u00ad', '');
  const two = halves(name);
  for (const narrow of [false, true]) {
    const fits = (line: string) => widthOf(line, narrow) * size <= width;
    if (fits(whole)) return { words: [whole], size, narrow, squeeze: false };
    if (two.every(fits)) return { words: two, size, narrow, squeeze: false };
  }
  return { words: two, size, narrow: true, squeeze: two.length === 1 };
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
