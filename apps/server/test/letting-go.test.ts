import { pino } from 'pino';
import { expect, test } from 'vitest';

import type { BotPlayer } from '../src/bots/port.ts';
import { Memory } from '../src/match/memory.ts';
import type { Left, Tenure } from '../src/match/tenure.ts';
import type { Commit, Store } from '../src/store/store.ts';
import { bids } from './bids.ts';
import { id, record } from './counting.ts';

/** Matches that leave the memory of a node which stops, so that another one may have them. */

const turnOfLoop = () => new Promise((resolve) => setImmediate(resolve));

test('a match in which an answer is under way is let go of after it, as it stands then', async () => {
  const gates = new Map<string, Promise<void>>();
  const kept: string[] = [];
  const store = {
    load: async (match: string) => {
      const letter = match[0]!;
      return { record: { ...record(letter), status: 'open', pending: [] }, state: null, events: [], taken: [0, 0] };
    },
    seen: async () => false,
    commit: async ({ record: of, action }: Commit) => {
      if (!action?.action) return;
      await gates.get(of.id);
      kept.push(of.id);
    },
  } as unknown as Store;
  const released: { match: string; answers: number }[] = [];
  const tenure: Tenure = {
    node: 'here',
    isFresh: true,
    claim: async () => 'here',
    release: async (match, left) => {
      const { taken } = left as Left;
      released.push({ match, answers: taken.reduce((a, b) => a + b, 0) });
    },
  };
  const bots = {} as BotPlayer;
  const parts = { store, games: [{ game: bids }], bots, log: pino({ level: 'silent' }), now: Date.now, tenure, botDelay: [0, 0] as const };
  const memory = new Memory(parts, () => undefined);
  const [a, b] = [(await memory.table(id('a'))).match, (await memory.table(id('b'))).match];
  const open: Record<string, () => void> = {};
  for (const match of [a, b]) {
    await match.start(() => undefined);
    gates.set(match.record.id, new Promise((resolve) => Object.assign(open, { [match.record.id]: resolve })));
  }
  const answer = (match: typeof a) => {
    const seat = match.record.pending[0]!;
    const { options } = match.state!.pending.find((d) => d.seat === seat)!;
    return match.act({ id: 'command-1', session: `session-${seat}`, seat, decision: 1, choice: options[0]! }, () => undefined);
  };

  // The node waits for b; only then somebody answers in a, which was found at rest.
  void answer(b);
  const stopped = memory.stop();
  for (let n = 0; n < 5; n++) await turnOfLoop();
  void answer(a);
  open[id('b')]!();
  for (let n = 0; n < 5; n++) await turnOfLoop();
  expect(released).toEqual([{ match: id('b'), answers: 1 }]);
  open[id('a')]!();
  await stopped;
  expect(kept).toEqual([id('b'), id('a')]);
  expect(released).toEqual([
    { match: id('b'), answers: 1 },
    { match: id('a'), answers: 1 },
  ]);
});
