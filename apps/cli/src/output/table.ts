import { printable } from '@questhall/plain';

export interface Column {
  title: string;
  /** Numbers stand right, words left. */
  right?: boolean;
}

/** A plain table: titles, a rule, rows. Widths by what stands in the columns; no colour, so that it pastes well. */
export function table(columns: readonly Column[], rows: readonly (readonly (string | number)[])[]): string {
  const cells = rows.map((row) => row.map((cell) => printable(String(cell))));
  const widths = columns.map((c, i) => Math.max(c.title.length, ...cells.map((row) => (row[i] ?? '').length)));
  const format = (row: readonly string[]) =>
    columns
      .map((c, i) => (c.right ? (row[i] ?? '').padStart(widths[i]!) : (row[i] ?? '').padEnd(widths[i]!)))
      .join('  ')
      .trimEnd();
  return [format(columns.map((c) => c.title)), widths.map((w) => '─'.repeat(w)).join('  '), ...cells.map(format)].join('\n');
}

/** Names and values below each other, the values in line. */
export function facts(pairs: readonly (readonly [string, string | number])[]): string {
  const width = Math.max(...pairs.map(([name]) => name.length));
  return pairs.map(([name, value]) => `${name.padEnd(width)}  ${printable(String(value))}`).join('\n');
}

/** 0.1234 as "12.3 %". */
export function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
