import type { ScenarioFailure } from '../scenario.ts';
import { show } from './words.ts';

/** A failure for people: where, what, and expected and found side by side. */
export function formatFailure(failure: ScenarioFailure, width = 100): string {
  const { file, line, title, place, what, expected, found } = failure;
  const head = `${file}:${line} ${title}\n  ${place}: ${what}`;
  if (expected === undefined && found === undefined) return head;
  // Both are unfolded or neither, so that equal parts stand beside each other.
  const limit = [expected, found].every((side) => show(side).length <= 48) ? 48 : 0;
  const left = lines(expected, limit);
  const right = lines(found, limit);
  if (left.length <= 1 && right.length <= 1 && (left[0] ?? '').length + (right[0] ?? '').length > width - 10) {
    return `${head}\n    expected  ${left[0] ?? ''}\n    found     ${right[0] ?? ''}`;
  }
  const column = Math.max('expected'.length, ...left.map((l) => l.length));
  const rows = Array.from({ length: Math.max(left.length, right.length) }, (_, i) => {
    const [a, b] = [left[i] ?? '', right[i] ?? ''];
    return `  ${a === b ? ' ' : '≠'} ${a.padEnd(column)}   ${b}`.trimEnd();
  });
  return [head, `    ${'expected'.padEnd(column)}   found`, ...rows].join('\n');
}

/** One line where the value is short enough; else one for each field or item, and so on inside. */
function lines(value: unknown, limit: number): string[] {
  const whole = show(value);
  if (whole.length <= limit || typeof value !== 'object' || value === null) return [whole];
  const entries: [string, unknown][] = Array.isArray(value) ? value.map((v) => ['-', v]) : Object.entries(value);
  return entries.flatMap(([key, v]) => {
    const inner = lines(v, 90);
    const head = key === '-' ? '-' : `${key}:`;
    return inner.length === 1 ? [`${head} ${inner[0]}`] : [head, ...inner.map((l) => `  ${l}`)];
  });
}
