import { expect, test } from 'vitest';
import { tale } from './event-text.ts';

test('a tale is what is read aloud of a room, and nothing else', () => {
  const revealed = { type: 'revealed', rule: 'DYS-LOS.1', areas: ['A'] };
  const area = { key: 'level.1.area.A' };
  expect(tale({ ...revealed, names: { A: area, story: { key: 'level.1.area.A.story' } } })).toBe(true);
  expect(tale({ ...revealed, names: { A: area } })).toBe(false);
  expect(tale(revealed)).toBe(false);
  // What no game knows is no tale either.
  expect(tale({ type: 'takenBack', rule: '', seat: 0, lines: 1 })).toBe(false);
});
