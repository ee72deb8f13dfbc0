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

test('the paper stays where it lies while it hides nothing there, and moves where it would', () => {
  const desk = { width: 1440, height: 900 };
  const size = { width: 276, height: 160 };
  const whole = { left: 300, top: 0, width: 840, height: 900 };
  const rail = besides({ light: whole, aims: [], bar: null }, size, desk);
  // The light goes to the question at the right: the rail at the left is as good as it was.
  const question = { left: 1160, top: 0, width: 270, height: 380 };
  const aim = { left: 1180, top: 80, width: 100, height: 48 };
  expect(besides({ light: question, aims: [aim], bar: question }, size, desk, rail)).toBe(rail);
  expect(besides({ light: question, aims: [aim], bar: question }, size, desk)).not.toEqual(rail);
  // What is lit now lies below it.
  const seats = { left: 0, top: 500, width: 290, height: 390 };
  expect(besides({ light: seats, aims: [], bar: null }, size, desk, rail)).not.toEqual(rail);
});

test('on a wide table the paper leaves the board in sight, also where what is lit lies beside it', () => {
  const desk = { width: 1440, height: 900 };
  const wide = { left: 285, top: 0, width: 860, height: 900 };
  const hand = { left: 1150, top: 350, width: 280, height: 460 };
  const lying = besides({ light: hand, aims: [], bar: null, board: wide }, { width: 460, height: 160 }, desk);
  expect(lying).toMatchObject({ left: 12, width: 261 });
  // On a phone there is no room beside it: the paper lies by what is lit, as it did.
  expect(besides({ light: bar, aims: [], bar: null, board }, paper, phone)).toEqual(
    besides({ light: bar, aims: [], bar: null }, paper, phone),
  );
});
