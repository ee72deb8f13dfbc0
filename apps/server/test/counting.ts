import type { Commit, MatchRecord, Store } from '../src/store/store.ts';
import { recordOf } from './records.ts';

/** Matches that only count: what a store is asked to keep, without rules. */

export const id = (letter: string) => letter.repeat(16);

export const record = (letter: string): MatchRecord =>
  recordOf(2, { id: id(letter), code: letter.repeat(5), status: 'running', pending: [0] });

/** Action number `seq` of a match that only counts. */
export function action(of: MatchRecord, seq: number, changes: Partial<Commit> = {}): Commit {
  const seat = seq % 2;
  return {
    record: { ...of, changed: 100 + seq, drawn: seq, chain: `link ${seq}`, spent: { counts: seq % 2 === 0, ms: [seq, 0] } },
    state: { version: 1, seq, total: seq * 10 },
    taken: [Math.floor(seq / 2), Math.ceil(seq / 2)],
    action: {
      seq,
      by: 'person',
      at: 100 + seq,
      action: { decision: seq, seat, choice: 'x' },
      drawn: seq,
      version: 1,
      changes: [
        [['seq'], seq],
        [['total'], seq * 10],
      ],
      command: `command-${seq}`,
    },
    events: [{ at: 100 + seq, told: { event: { type: 'counted', rule: 'C-1' }, to: [seat] } }],
    ...changes,
  };
}

export async function begun(store: Store, letter: string): Promise<MatchRecord> {
  const of = record(letter);
  await store.addMatch(of);
  const events = [{ at: 50, told: { event: { type: 'began', rule: 'C-0' } } }];
  await store.commit({ record: of, state: { version: 1, seq: 0, total: 0 }, start: { draws: [], state: 'hash' }, events });
  return of;
}
