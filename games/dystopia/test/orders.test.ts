import { type AnyState, begin, decisionView, fast, type MatchOptions, play } from '@questhall/kernel';
import { randomAction } from '@questhall/testkit/contract';
import { describe, expect, test } from 'vitest';
import { sized } from '../../../test/sized.ts';
import { dystopia, heuristic, type State, standingOrders } from '../src/index.ts';
import { answerOf, type Orders, readOrders, usualWay, waysOf } from '../src/orders.ts';
import { type Situation, type TestTable, table } from './table.ts';

/** What is answered by standing order in the turns of others. */

/** What these orders answer to the seat that is asked: at a table of days, and at any other. */
function answers(t: TestTable, orders: Orders = {}) {
  const { seat, kind } = t.asked();
  const [question, view] = [decisionView(dystopia, t.s, seat)!, dystopia.observe(t.s, seat)];
  return { asked: kind, days: answerOf(orders, question, view, true), live: answerOf(orders, question, view) };
}

/** A warrior of seat 0 with an elf of seat 1 beside him. */
const two = (
  first: Partial<Situation['heroes'][number]>,
  more: Partial<Situation> = {},
  second: Partial<Situation['heroes'][number]> = {},
) =>
  table({
    seats: 2,
    heroes: [
      { code: 'warrior', at: '3,3', ...first },
      { code: 'elf', at: '4,3', ...second },
    ],
    ...more,
  });

/** Wizor, seat 0, burns a warrior with a pin, whose dice show this. */
const burnt = (...white: [number, number]) =>
  table({
    heroes: [{ code: 'warrior', at: '4,4', things: ['unicorn-pin'] }],
    monsters: [{ code: 'W1', at: '6,4' }],
    turn: 'wizor',
    seats: 2,
    wizor: 0,
  })
    .do('m0')
    .white(...white)
    .do('cast:x-fire-lash', 'h0');

describe('over days the turns of others are answered by themselves where it hardly matters; at any other table one is asked', () => {
  test('DYS-TRD.4 what is handed over is accepted', () => {
    const offered = () => two({ things: ['owl-charm'] }).do('hand:owl-charm:1');
    expect(answers(offered())).toEqual({ asked: 'accept', days: 'accept', live: null });
    expect(answers(offered(), { gift: 'ask' })).toMatchObject({ days: null, live: null });
    expect(answers(offered(), { gift: 'take' })).toMatchObject({ live: 'accept' });
  });

  test('DYS-TRD.4 to one’s own hero one hands things over oneself', () => {
    const mine = table({
      heroes: [
        { code: 'warrior', at: '3,3', things: ['owl-charm'] },
        { code: 'elf', at: '4,3' },
      ],
    }).do('hand:owl-charm:1');
    expect(answers(mine)).toEqual({ asked: 'accept', days: null, live: null });
  });

  test('DYS-MOVE.8 DYS-MOVE.18 leave to pass is given where it is asked for each time; who has turned it off keeps that', () => {
    const closed = () => two({}, {}, { pass: false }).do('way:1');
    expect(answers(closed())).toEqual({ asked: 'way', days: 'off', live: null });
    expect(answers(closed(), { way: 'on' })).toMatchObject({ days: 'on', live: 'on' });
    const asked = { options: { passing: 'asked' } };
    expect([usualWay('way', asked, true), usualWay('way', asked, false), usualWay('way', { options: { passing: 'open' } }, true)]).toEqual([
      'on',
      'ask',
      'off',
    ]);
  });

  test('DYS-EQP.16 the pin is used where the dice would hurt and the unicorn helps, and kept where they would not', () => {
    expect(answers(burnt(5, 5))).toEqual({ asked: 'pin', days: 'yes', live: null });
    expect(answers(burnt(1, 1))).toEqual({ asked: 'pin', days: 'no', live: null });
    expect(answers(burnt(5, 5), { pin: 'keep' })).toMatchObject({ days: 'no', live: 'no' });
    expect(answers(burnt(5, 5), { pin: 'ask' }).days).toBeNull();
  });

  test('DYS-TRD.3 an exchange costs the next turn: one is asked, or has said no once for all', () => {
    const proposed = () => two({ things: ['owl-charm'] }).do('trade:1', ['owl-charm'], ['nothing']);
    expect(answers(proposed())).toEqual({ asked: 'answerTrade', days: null, live: null });
    expect(answers(proposed(), { trade: 'no' })).toMatchObject({ days: 'no', live: 'no' });
  });

  test('what was stored is read, and what makes no sense is left out', () => {
    expect(readOrders({ gift: 'take', way: 'sideways', pin: 7, trade: 'no', armour: 'use' })).toEqual({ gift: 'take', trade: 'no' });
    for (const raw of [null, 'take', 7, undefined]) expect(readOrders(raw)).toEqual({});
    expect(waysOf('way')).toEqual(['ask', 'on', 'off']);
  });
});

/** What all decide together, whoever is on turn, and an exchange. */
const TOGETHER: ReadonlySet<string> = new Set(['chooseWizor', 'chooseHero', 'order', 'lead', 'goOn', 'retry', 'answerTrade']);

const MATCHES: readonly (readonly [string, string, MatchOptions])[] = [
  ['a single level', 'accept', { campaign: false, level: 4 }],
  ['a campaign in which leave is asked for and several things go from hand to hand', 'way', { passing: 'asked', handOver: 'several' }],
];

test.each(MATCHES)('in %s a table of days waits for nobody else in a turn, but for an exchange', (_, kind, options) => {
  const all = new Map<string, number>();
  const left = new Set<string>();
  for (let seed = 1; seed <= sized(4, 60); seed++) {
    const [chance, own] = [fast(seed, 1), fast(seed, 2)];
    const s = begin(dystopia, { seats: 4, options }, chance) as State;
    for (let n = 0; !s.outcome && n < 3000; n++) {
      const d = s.pending[0]!;
      const acting = s.turn.hero >= 0 ? s.heroes[s.turn.hero]!.seat : null;
      const view = acting === null || d.seat === acting ? null : decisionView(dystopia, s as AnyState, d.seat)!;
      const choice = view && standingOrders.answers(d, s) ? standingOrders.answer({}, view, dystopia.observe(s, d.seat), true) : null;
      if (view) all.set(d.kind, (all.get(d.kind) ?? 0) + 1);
      if (view && choice === null) left.add(d.kind);
      const bot = () => ({ decision: d.id, seat: d.seat, choice: heuristic.playout(dystopia.glance!(s, d.seat) as State, d, own) });
      const action = choice !== null ? { decision: d.id, seat: d.seat, choice } : seed % 2 ? randomAction(s as AnyState, own)! : bot();
      play(dystopia, s, action, chance);
    }
  }
  expect([...left].filter((kind) => !TOGETHER.has(kind))).toEqual([]);
  // Enough is asked for that to mean anything.
  expect([...all.keys()].filter((kind) => !TOGETHER.has(kind))).toContain(kind);
});
