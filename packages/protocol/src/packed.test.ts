import type { DecisionView } from '@questhall/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Book, doneOf, isPacked, type LogEntry, midwayOf, type Packed, type Sight } from './index.ts';

/** What goes over the wire comes out as it went in, and says nothing twice. */

const question = (kind: string, id: number, options: string[]): DecisionView => ({
  id,
  seat: 0,
  kind,
  rule: 'R-1',
  prompt: { key: `ask.${kind}`, args: {} },
  options: options.map((option) => ({ id: option, label: { key: 'pick', args: { option } } })),
  refused: [],
  byDefault: options[0] ?? null,
});
const sight = (view: unknown, changes: Partial<Sight> = {}): Sight => ({
  view,
  decisions: [],
  waiting: [0],
  deadlines: [null, null],
  yours: [],
  ...changes,
});
const line = (n: number, event: object): LogEntry => ({ n, at: 5000 + n, event: { type: 'moved', rule: 'R-2', ...event } });
const sent = (packed: Packed | undefined) => JSON.parse(JSON.stringify(packed)) as Packed;

describe('a packed update', () => {
  test('tells a question by what differs from the last of its kind, an event by the last of its type', () => {
    const [here, there] = [0, 1].map(() => new Book({ seat: 0, created: 5000, sight: null, log: [] })) as [Book, Book];
    const asked = (id: number): Partial<Sight> => ({ decisions: [question('roll', id, ['roll'])], yours: [0] });
    const steps: [Sight, LogEntry[]][] = [
      [sight({ at: 1 }), []],
      [sight({ at: 1 }, asked(1)), [line(1, { seat: 0, to: 4 })]],
      [sight({ at: 2 }, { waiting: [1] }), [line(2, { seat: 1, to: 4 })]],
      [sight({ at: 3 }, asked(2)), [line(3, { seat: 0, to: 5 })]],
    ];
    let before = steps[0]![0];
    let last: Packed | undefined;
    for (const [i, [after, log]] of steps.slice(1).entries()) {
      last = sent(here.pack(i + 1, before, after, log, 0));
      expect(isPacked(last)).toBe(true);
      expect(there.unpack(last, before)).toMatchObject({ sight: after, log });
      before = after;
    }
    expect(JSON.stringify(last)).toBe('[3,3,[["at",3]],[["waiting",0,0]],[["moved",["seat",0],["to",5]]],["roll",["id",2]]]');
    expect(here.pack(4, before, before, [], 0)).toBeUndefined();
    expect(doneOf([...last!, 'command-1'] as unknown as Packed)).toBe('command-1');
    expect(doneOf([...last!, 0, []] as unknown as Packed)).toBeUndefined();
  });

  test('tells of the reserves what has changed, and that there are none any more', () => {
    const [here, there] = [0, 1].map(() => new Book({ seat: 0, created: 0, sight: null, log: [] })) as [Book, Book];
    const steps = [sight(1), sight(1, { reserves: [60_000, 60_000] }), sight(1, { reserves: [60_000, 31_000] }), sight(1)];
    for (const [i, after] of steps.slice(1).entries()) {
      const packed = sent(here.pack(i + 1, steps[i]!, after, [], 0));
      expect(there.unpack(packed, steps[i]!).sight).toEqual(after);
    }
  });

  test('does not refer to what a late comer cannot have', () => {
    const log = Array.from({ length: 1500 }, (_, i) => line(i + 1, { type: i === 0 ? 'rare' : 'moved', to: i }));
    const here = new Book({ seat: null, created: 0, sight: null, log });
    const late = new Book({ seat: null, created: 0, sight: null, log: log.slice(-1000) });
    const news = [line(1501, { type: 'rare', to: 1 })];
    const packed = sent(here.pack(1, sight(1), sight(2), news, 0));
    expect(late.unpack(packed, sight(1)).log).toEqual(news);
    expect(() => late.unpack([2, 0, [], [], [['unheard', ['to', 1]]], 0], sight(2))).toThrow('nothing is known of unheard');
  });

  test('whatever changes, the other end has the same, to the last byte', () => {
    const value = fc.letrec((tie) => ({
      node: fc.oneof(
        { maxDepth: 3 },
        fc.constantFrom(null, 0, 1, 'a', 'b', true),
        fc.array(tie('node'), { maxLength: 3 }),
        fc.dictionary(fc.constantFrom('x', 'y', 'z', 'seat'), tie('node'), { maxKeys: 3 }),
      ),
    })).node;
    const seats = fc.array(fc.constantFrom(0, 1, 2), { maxLength: 2 });
    const asks = fc.option(
      fc.tuple(fc.constantFrom('roll', 'move'), fc.nat(9), fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 4 })),
    );
    const step = fc.record({
      view: value,
      asks,
      waiting: seats,
      yours: seats,
      events: fc.array(fc.tuple(fc.constantFrom('e', 'f'), value, fc.dictionary(fc.constantFrom('x', 'y'), value)), { maxLength: 3 }),
    });
    fc.assert(
      fc.property(fc.array(step, { minLength: 2, maxLength: 8 }), (steps) => {
        const [here, there] = [0, 1].map(() => new Book({ seat: 1, created: 10, sight: null, log: [] })) as [Book, Book];
        let [before, theirs, n] = [sight({}), sight({}), 0];
        for (const { view, asks: asked, waiting, yours, events } of steps) {
          const after = sight(view, { decisions: asked ? [question(...asked)] : [], waiting, yours });
          const log = events.map(([type, of]) => ({ n: ++n, at: 77, event: { type, rule: 'R', of } }));
          const seen = events.map(([, , part]) => part);
          const { midway, view: reached } = midwayOf(before.view, seen.slice(0, -1));
          const packed = here.pack(1, { ...before, view: reached }, after, log, 77, { midway });
          const differs = JSON.stringify(before) !== JSON.stringify(after) || log.length > 0;
          if (packed) {
            const next = there.unpack(sent(packed), theirs);
            expect(next.sight).toEqual(after);
            expect(next.views.slice(0, -1)).toEqual(seen.slice(0, -1));
            expect(JSON.stringify([next.sight.decisions, next.log])).toBe(JSON.stringify([after.decisions, log]));
            theirs = next.sight;
          } else if (differs) expect(theirs).toEqual(after); // members in another order at most
          before = after;
        }
      }),
      { numRuns: 500 },
    );
  });
});
