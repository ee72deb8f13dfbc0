import { witness } from '@questhall/record';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { areOfOneForm } from '../../../test/one-form.ts';
import { LiveMatch } from '../src/match/live.ts';
import { chanceOf, sealNew } from '../src/secret.ts';
import type { Commit, Store } from '../src/store/store.ts';
import { bids } from './bids.ts';
import { recordOf } from './records.ts';

/*
 * What each move makes has one hidden class for all moves of all matches. An accessor in a literal, or a spread before new members,
 * gives each object a class of its own: it grows old with all that its accessors hold, and whatever looks at such objects looks up each
 * anew. That was a quarter of a move (docs/benchmarks.md).
 */

/** What is given to the store for each answer of a match, in order. */
async function played(id: string): Promise<Commit[]> {
  const commits: Commit[] = [];
  const store = { seen: async () => false, commit: async (commit: Commit) => void commits.push(commit) } as unknown as Store;
  const record = recordOf(2, { id, code: id.slice(0, 5).toUpperCase(), options: { rounds: 5 } });
  const match = new LiveMatch(
    { record, state: null, events: [], taken: [0, 0] },
    { game: bids, store, log: pino({ level: 'silent' }), now: Date.now, changed: () => undefined },
  );
  await match.start(() => undefined);
  while (match.record.status === 'running') {
    const { seat, options } = match.state!.pending[0]!;
    const command = { id: `command-${commits.length}`, session: `session-${seat}`, seat, decision: match.taken[seat]! + 1 };
    await match.act({ ...command, choice: options[0]! }, () => undefined);
  }
  return commits.filter(({ action }) => action);
}

test('what is kept of a move has the same hidden class in every move and match', async () => {
  // The first matches teach the engine what members may hold.
  for (const letter of 'abc') await played(letter.repeat(16));
  const [one, other] = [await played('d'.repeat(16)), await played('e'.repeat(16))];
  // How many answers a match takes the dice decide.
  const both = Math.min(one.length, other.length);
  expect(both).toBeGreaterThan(4);
  // With the first answer a record comes to say how far people have come, and with the last one who has won.
  const others: string[] = [];
  for (let i = 2; i < both - 1; i++) {
    for (const like of [one[i - 1]!, other[i]!]) {
      if (!areOfOneForm(one[i]!, like)) others.push(`commit ${i}`);
      if (!areOfOneForm(one[i]!.action!, like.action!)) others.push(`action ${i}`);
      if (!areOfOneForm(one[i]!.record, like.record)) others.push(`record ${i}`);
    }
  }
  // What a member may hold the engine learns when it first holds it (a number that is no small one any more), and goes on with that;
  // a class for each move would be one at every step.
  expect(others.length, others.join(', ')).toBeLessThanOrEqual(3);
});

test('so have the sources that it draws from', () => {
  const of = { id: 'a'.repeat(16), ...sealNew(2) };
  const [one, other] = [chanceOf(of, 0), chanceOf(of, 1)];
  expect(areOfOneForm(one, other)).toBe(true);
  expect(areOfOneForm(witness(one), witness(other))).toBe(true);
});
