import type { QueryConfig } from 'pg';
import type { Row } from '../driver.ts';

/** A question to the database, outside any transaction. Large numbers come as texts. */
export type Ask = (text: string, values?: readonly unknown[]) => Promise<Row[]>;
/** Statements of one write, kept together or not at all. */
export type Write = (...statements: QueryConfig[]) => Promise<void>;

/** One statement with its values; `?` stands for each of them in turn. */
export function statement(text: string, ...values: readonly unknown[]): QueryConfig {
  let n = 0;
  return { text: text.replaceAll('?', () => `$${++n}`), values: [...values] };
}
