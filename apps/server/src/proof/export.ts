import { type ExportedMatch, recordOf } from '@questhall/record';
import { ApiFailure } from '../failure.ts';
import type { MatchRecord, Store } from '../store/store.ts';
import { tablePart } from './chain.ts';

/**
 * The record of a match that is over: from then on everything is open.
 * @throws ApiFailure ('not-over', 'no-record')
 */
export async function exportedMatch(store: Store, record: MatchRecord): Promise<ExportedMatch> {
  if (record.status !== 'over') throw new ApiFailure('not-over', 'the match is not over; until then its record is a secret');
  const played = await store.played(record.id);
  const { opening, outcome, secret } = record;
  if (!opening || !played) throw new ApiFailure('no-record', 'this match began before records were kept');
  return recordOf({ table: tablePart(record, opening.rules), seats: opening.seats, ...played, end: { outcome }, secret });
}
