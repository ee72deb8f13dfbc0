/** How a name is written into a strip. */
export interface NameLines {
  words: readonly string[];
  size: number;
  /** How wide the longest line is, in shares of the size of its letters. */
  wide: number;
  /** To which share of its width the longest line is pressed, so that every name on the board has the same letters; 1: as it is. */
  press: number;
}

/** Letters of Cinzel by how wide they are at the weight of titles, rounded up; what stands nowhere is as wide as the widest. */
const WIDTHS: readonly (readonly [share: number, letters: string])[] = [
  [0.25, " .’'"],
  [0.4, 'ijIJ-'],
  [0.52, 's'],
  [0.56, 'fl'],
  [0.6, 'FSeptéèêë'],
  [0.64, 'ELbvyzÉÈ'],
  [0.68, 'BPTZakrxåäà'],
  [0.72, 'AYcuÅÄüçùû'],
  [0.76, 'KRVXdghß'],
  [0.8, 'Cnoqøöôó'],
  [0.84, 'DGUÜ'],
  [0.88, 'HNOmwØÖæ'],
  [0.96, 'QMœ'],
];

const widthOf = (line: string): number =>
  [...line].reduce((sum, letter) => sum + (WIDTHS.find(([, letters]) => letters.includes(letter))?.[0] ?? 1.08), 0);

/**
 * Writes a name in one line or in two of about the same length. A soft hyphen may part a word.
 * @param width the room, and `size` the height of the letters, in the same units
 */
export function nameLines(name: string, width: number, size: number): NameLines {
  const whole = name.replaceAll('\u00ad', '');
  const two = halves(name);
  const wideOf = (lines: readonly string[]) => Math.max(...lines.map(widthOf));
  const words = wideOf([whole]) * size <= width ? [whole] : two;
  const wide = wideOf(words);
  return { words, size, wide, press: Math.min(1, width / (wide * size)) };
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
