import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FIGHTS, frameAt, frameIf, innermost } from '../src/frames.ts';
import type { State } from '../src/state.ts';

const stack = [
  { id: 1, proc: 'turn', step: 'start', seat: 0 },
  { id: 4, proc: 'fight', step: 'roll', seat: 0 },
  { id: 7, proc: 'fight', step: 'roll', seat: 1 },
  { id: 9, proc: 'fate', step: 'ask', seat: 1 },
];
const s = { stack } as unknown as State;

test('what is under way is found by what it is, the innermost first', () => {
  expect(innermost(s, 'fight')?.id).toBe(7);
  expect(innermost(s, 'fight', (f) => f.seat === 0)?.id).toBe(4);
  expect(innermost(s, FIGHTS)?.id).toBe(7);
  expect(innermost(s, ['duel', 'fate'])?.id).toBe(9);
  expect(innermost(s, 'duel')).toBeUndefined();
});

test('a frame that another one names is of the procedure that is meant, or it is a mistake of the rules', () => {
  expect(frameAt(s, 4, ['fight', 'duel']).seat).toBe(0);
  expect([frameIf(s, 4, 'duel'), frameIf(s, 99, 'fight')]).toEqual([undefined, undefined]);
  expect(() => frameAt(s, 9, 'fight')).toThrow('no frame 9 of fight is under way');
});

/** Who looks at the whole stack, or at its top alone, without asking for a procedure. */
const WHOLE =
  /^(frames|view|copy|glance|determinize|invariants|migrations|scenario\/\w+|decisions\/fate-brings|decisions\/refusals|rules\/turn\/asides|expansions\/[\w-]+\/migrations)\.ts$/;

test('nobody else looks through the stack', () => {
  const src = join(import.meta.dirname, '../src');
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const looking = files.filter((file) => /\.stack\b/.test(readFileSync(join(src, file), 'utf8')));
  expect(looking.filter((file) => !WHOLE.test(file))).toEqual([]);
  expect(looking.length).toBeGreaterThan(5);
});

test('no frame is taken for another by a cast', () => {
  const src = join(import.meta.dirname, '../src');
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.startsWith('scenario'),
  );
  const casting = files.filter((file) => /\.frame<|as (unknown as )?(Locals\[|FrameOf<)/.test(readFileSync(join(src, file), 'utf8')));
  expect(casting).toEqual([]);
});
