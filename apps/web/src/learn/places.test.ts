import { expect, test } from 'vitest';
import { besides } from './places.ts';

const phone = { width: 360, height: 740 };
const paper = { width: 336, height: 160 };
const board = { left: 0, top: 100, width: 360, height: 300 };
const bar = { left: 0, top: 400, width: 360, height: 240 };

test('the paper lies beside what is lit, where there is more room', () => {
  expect(besides({ light: board, aims: [], bar: null }, paper, phone)).toEqual({ top: 412 });
  expect(besides({ light: { ...board, top: 440 }, aims: [], bar: null }, paper, phone)).toEqual({ bottom: 312 });
  expect(besides({ light: null, aims: [], bar: null }, paper, phone)).toEqual({ bottom: 12 });
});

test('where an answer is wanted, neither what is to be touched nor the question is hidden, and the paper stays in the window', () => {
  const aim = { left: 100, top: 300, width: 80, height: 80 };
  // Below the board lies the button that confirms: the paper goes to the top, over what nobody needs now.
  expect(besides({ light: board, aims: [aim], bar }, paper, phone)).toEqual({ top: 12 });
  // With the aim up there it covers less of the board between both.
  const { top = 0, bottom } = besides({ light: board, aims: [{ ...aim, top: 110 }], bar }, paper, phone);
  expect(bottom === undefined ? top : phone.height - bottom - paper.height).toBeGreaterThan(190);
});

test('a rail beside what fills the height takes the paper', () => {
  const desk = { width: 1440, height: 900 };
  const whole = { left: 300, top: 0, width: 840, height: 900 };
  expect(besides({ light: whole, aims: [], bar: null }, { width: 460, height: 160 }, desk)).toMatchObject({ left: 12, width: 276 });
});
