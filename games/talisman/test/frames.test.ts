import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { askAgain, callerOf, everyOne, FIGHTS, frameAt, frameIf, innermost, isUnderWay, onTop } from '../src/frames.ts';
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

test('what is on top, all of a kind and who called are found too', () => {
  expect(onTop(s)?.id).toBe(9);
  expect(everyOne(s, 'fight').map(({ id }) => id)).toEqual([4, 7]);
  expect([callerOf(s, 'fate')?.id, callerOf(s, 'turn'), callerOf(s, 'duel')]).toEqual([7, undefined, undefined]);
  expect([isUnderWay(s, new Set(['turn'])), isUnderWay(s, new Set(['duel']))]).toEqual([true, false]);
});

test('what is asked anew is asked by the frame on top, after what is begun before that', () => {
  const now = { stack: structuredClone(stack), pending: [{ id: 10 }], lastId: 10 } as unknown as State;
  askAgain(now, 'again', { proc: 'limits', step: 'look' });
  expect([now.pending, now.lastId]).toEqual([[], 11]);
  expect(now.stack.slice(3)).toEqual([
    { ...stack[3], step: 'again' },
    { id: 11, proc: 'limits', step: 'look' },
  ]);
});

test('nobody else reads the stack, nor gives numbers', () => {
  const src = join(import.meta.dirname, '../src');
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const looking = files.filter((file) => /\.stack\b|lastId\+\+|\+\+\w*(\.\w+)*\.lastId/.test(readFileSync(join(src, file), 'utf8')));
  // A state of an older version is no state yet.
  expect(looking.filter((file) => !file.endsWith('migrations.ts'))).toEqual(['frames.ts']);
});

test('no frame is taken for another by a cast', () => {
  const src = join(import.meta.dirname, '../src');
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.startsWith('scenario'),
  );
  const casting = files.filter((file) => /\.frame<|as (unknown as )?(Locals\[|FrameOf<)/.test(readFileSync(join(src, file), 'utf8')));
  expect(casting).toEqual([]);
});
