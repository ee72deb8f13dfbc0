import { type AnyGame, decisionView, PASS, type Seat } from '@questhall/kernel';
import { patch } from '@questhall/protocol';
import { BACK, REWIND } from '@questhall/record';
import { expect, test } from 'vitest';
import type { BotPlayer } from '../src/bots/port.ts';
import { Earlier, lastStepIn } from '../src/match/earlier.ts';
import type { LiveMatch } from '../src/match/live.ts';
import type { ActionRecord, History, Store } from '../src/store/store.ts';
import { bids } from './bids.ts';
import { hallOn } from './halls.ts';
import { newFolder } from './player.ts';

/* Where a match would go on were a step taken back: the same whether its whole record is read for it, or only what is new. */

const game = bids as AnyGame;
const FURTHEST = 7;
const person = (id: string) => ({ id, name: id, created: 1, device: { id, tokenHash: id, label: '', created: 1, used: 1 } });

/** Every state from the beginning on, by its number. */
function statesOf({ first, actions }: History) {
  const states = [first as unknown as { seq: number }];
  for (const { changes } of actions) states.push(patch(states.at(-1)!, changes));
  return states;
}

/** The rule once more, told plainly: look from the newest action back. */
function expected(history: History, seat: Seat) {
  const states = statesOf(history);
  const gone = new Set<ActionRecord>();
  for (const [i, { action }] of history.actions.entries()) {
    const left = history.actions.slice(0, i).filter((one) => !gone.has(one));
    const back = action.decision === BACK ? left.slice(-Number(action.choice)) : [];
    for (const one of back) gone.add(one);
    if (action.decision === REWIND) for (const one of left) if (one.seq > Number(action.choice)) gone.add(one);
    if (action.decision === BACK || action.decision === REWIND) gone.add(history.actions[i]!);
  }
  const last = history.actions.length;
  for (const one of history.actions.toReversed()) {
    if (gone.has(one) || one.action.seat !== seat || one.by !== 'person' || one.proof?.byDefault) continue;
    if (one.seq - 1 < last - FURTHEST) return undefined;
    if (decisionView(game, states[one.seq - 1] as never, seat)?.sole === undefined) return { to: one.seq - 1, since: one.at };
  }
  return undefined;
}

async function answer(match: LiveMatch, seat: Seat, n: number): Promise<void> {
  const options = match.state!.pending.find((d) => d.seat === seat)?.options;
  if (!options) return;
  const command = { id: `command-${n}`, session: ['anna', 'bo'][seat]!, seat, decision: (match.taken[seat] ?? 0) + 1 };
  await match.act({ ...command, choice: options[n % options.length]! }, (message) => expect(message).toMatchObject({ t: 'done' }));
}

test('a record is read from its beginning once, and what is found is the same as if it always were', async () => {
  let now = 1_000_000;
  const { hall, store } = hallOn(newFolder(), { now: () => now, bots: {} as BotPlayer });
  for (const who of ['anna', 'bo']) await store.addSession(person(who));
  const { id } = await hall.create({ game: 'bids', seats: 2, options: { rounds: 20 } }, person('anna'));
  const match = await hall.unlocked(id);
  await match.reseat((record) => {
    Object.assign(record.seats[1]!, { kind: 'person', session: 'bo', name: 'Bo' });
  });
  await hall.start(match, 'anna');

  let [whole, read] = [0, 0];
  const counted: Pick<Store, 'history' | 'actionsAfter'> = {
    history: (of) => {
      whole++;
      return store.history(of);
    },
    actionsAfter: async (of, seq) => {
      const actions = await store.actionsAfter(of, seq);
      read = Math.max(read, actions.length);
      return actions;
    },
  };
  const kept = new Earlier(game, counted, FURTHEST);
  let [found, before, rewound] = [0, 0, 0];
  for (let n = 0; match.record.status === 'running' && n < 120; n++) {
    now += 1000;
    await answer(match, n % 2, n);
    if (n % 9 === 8 && match.record.status === 'running') {
      await match.propose('anna', 'back').then(
        () =>
          match.agree((record) => {
            for (const one of record.agreement!.open) one.yes = ['anna', 'bo'];
          }),
        (error) => expect(error).toMatchObject({ code: 'nothing-back' }),
      );
    }
    if (n % 3 !== 2) continue;
    const history = (await store.history(id))!;
    rewound = history.actions.filter(({ action }) => action.decision === REWIND).length;
    for (const seat of [0, 1]) {
      const point = await kept.lastStepOf(match.record, seat);
      expect(point, `seat ${seat} after ${history.actions.length} actions`).toEqual(expected(history, seat));
      if (!point) continue;
      found++;
      expect(await kept.stateAt(match.record, point.to)).toEqual(statesOf(history)[point.to]);
    }
    const tooFar = history.actions.length - FURTHEST - 1;
    if (tooFar < 0) continue;
    before++;
    expect(await kept.stateAt(match.record, tooFar)).toBeUndefined();
    expect(await kept.stateAt(match.record, tooFar + 1)).toEqual(statesOf(history)[tooFar + 1]);
  }
  expect({ whole, some: found > 10 && before > 5 && rewound > 2 }).toEqual({ whole: 1, some: true });
  // Between two times at most three answers and a step back come.
  expect(read).toBeLessThanOrEqual(FURTHEST + 4);

  // What a standing order let go by is no step that anybody would take back: the one before it is meant.
  const { first, actions } = (await store.history(id))!;
  const from = first as never;
  const last = lastStepIn(game, { from, actions }, 0)!;
  const letBy = (one: ActionRecord) => ({ ...one, command: null, action: { ...one.action, choice: PASS } });
  const orders = actions.map((one) => (one.seq === last.to + 1 ? letBy(one) : one));
  expect(lastStepIn(game, { from, actions: orders }, 0)!.to).toBeLessThan(last.to);
});
