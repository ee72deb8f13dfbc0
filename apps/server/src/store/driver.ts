import { createRequire } from 'node:module';

/** The part of the `node:sqlite` interface that we use. */
export interface Statement {
  run(...values: Value[]): unknown;
  get(...values: Value[]): Row | undefined;
  all(...values: Value[]): Row[];
}
export interface Database {
  exec(sql: string): void;
  prepare(sql: string): Statement;
  close(): void;
}
export type Value = string | number | null;
export type Row = Record<string, Value>;

export interface OpenOptions {
  readOnly?: boolean;
}
interface DatabaseModule {
  DatabaseSync: new (file: string, options: OpenOptions) => Database;
}

/** Opens a database with Node's own SQLite where there is one, else (Node 20) with the package of the same interface. */
export function openDatabase(file: string, options: OpenOptions = {}): Database {
  const require = createRequire(import.meta.url);
  const builtIn = process.getBuiltinModule?.('node:sqlite') as DatabaseModule | undefined;
  const { DatabaseSync } = builtIn ?? (require('@photostructure/sqlite') as DatabaseModule);
  return new DatabaseSync(file, options);
}
