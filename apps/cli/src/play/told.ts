/** What happened, each line with its rule; what says the same several times in a row is one line with its number. */
export function toldLines(told: readonly { says: string; rule: string }[]): string[] {
  const runs: { says: string; rule: string; count: number }[] = [];
  for (const { says, rule } of told) {
    const last = runs.at(-1);
    if (last?.says === says && last.rule === rule) last.count += 1;
    else runs.push({ says, rule, count: 1 });
  }
  return runs.map(({ says, rule, count }) => `${says}${count > 1 ? ` × ${count}` : ''} [${rule}]`);
}

/** A text in lines of at most so many characters, broken between words. */
export function wrapped(words: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
