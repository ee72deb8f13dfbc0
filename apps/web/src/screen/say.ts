import type { TableInfo } from '@questhall/protocol';
import { gameEntry } from '../games/index.ts';

/** Says a text of the big screen. */
export type Say = (key: string, args?: Record<string, string | number>) => string;

/** The name of a game as it stands on its box. */
export const titleOf = (table: TableInfo): string => gameEntry(table.game)?.title ?? table.game;
