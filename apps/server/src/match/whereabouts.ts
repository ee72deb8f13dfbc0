import type { TableInfo } from '@questhall/protocol';
import type { MatchRecord, TableRecord } from '../store/store.ts';
import { isPlayedByBot } from './table.ts';

/*
 * Where a match stands, small, for the drawing of it that lists show. It is kept with the match, so that a list needs no rules and no
 * state. A game picks it from the true state, and nothing that somebody who only looks on does not see: held against equal worlds.
 */

/** What a game keeps of a state for the drawing: small, quickly made, of its own shape, and nothing that not everybody sees. */
// biome-ignore lint/suspicious/noExplicitAny: code that serves every game cannot know its types
export type Whereabouts = (state: any) => object;

/**
 * Whether it is made anew after a step: where the match is over, or waits for a person as everybody sees. While bots go on it stays as it
 * is, for the moment that they take.
 */
export const isWhereaboutsTime = ({ status, waiting, seats, whereabouts }: MatchRecord): boolean =>
  whereabouts === undefined || status !== 'running' || (waiting?.seats ?? []).some((seat) => !isPlayedByBot(seats[seat]!));

/** The part of a table's information that a list of one's own matches has besides. */
export const toldWhereabouts = ({ status, whereabouts }: TableRecord): Pick<TableInfo, 'whereabouts'> =>
  status === 'open' || !whereabouts ? {} : { whereabouts };
