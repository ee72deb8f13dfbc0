/** A mistake of whoever typed, or of their machine: told in a sentence that says what to do, without a stack. */
export class CliError extends Error {
  readonly code: number;
  /** @param code the exit code: 2 for a wrong command line, 1 for everything else */
  constructor(message: string, code = 2) {
    super(message);
    this.code = code;
  }
}

/** The closest of the known words, for "did you mean"; undefined where none is close. */
export function closest(word: string, known: readonly string[]): string | undefined {
  const scored = known.map((k) => ({ k, distance: edits(word.toLowerCase(), k.toLowerCase()) })).sort((a, b) => a.distance - b.distance);
  const best = scored[0];
  return best && best.distance <= Math.max(2, Math.floor(word.length / 3)) ? best.k : undefined;
}

/** How many letters must be put in, taken out or changed to make one word of the other. */
function edits(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)));
    }
    row = next;
  }
  return row[b.length]!;
}
