import { type Text, text } from '@questhall/kernel';
import { describe, expect, test } from 'vitest';
import { en } from '../text/en.ts';
import { hintText } from './hint-text.ts';

const decision = { options: ['red', 'blue'].map((id) => ({ id, label: text(id) })) } as unknown as Parameters<typeof hintText>[1];
const say = ({ key }: Text) => key.toUpperCase();
const t = (key: keyof typeof en, args: Readonly<Record<string, unknown>> = {}) =>
  en[key].replace(/\{(\w+)\}/g, (_, name: string) => String(args[name]));
const told = (hint: Partial<Parameters<typeof hintText>[0]>) =>
  hintText({ choice: 'red', by: 'playouts', best: 0.672, next: null, ...hint }, decision, say, t as never);

describe('a hint in words', () => {
  test('says what a bot would choose, its chance to win, and what it brings more than the next', () => {
    expect(told({})).toBe('A bot would choose: RED. It sees a 67% chance of winning.');
    expect(told({ next: { choice: 'blue', worth: 0.5, sure: true } })).toMatch(/67% chance of winning, 17 more than with: BLUE/);
  });

  test('a difference that may be chance, or is less than one in a hundred, is no reason', () => {
    for (const next of [
      { choice: 'blue', worth: 0.5, sure: false },
      { choice: 'blue', worth: 0.671, sure: true },
    ])
      expect(told({ next })).toMatch(/67% chance of winning; hardly different with: BLUE/);
  });

  test('a mix, a rule of thumb, one answer, several at once, none at all; and never certainty', () => {
    expect(told({ by: 'mix', best: 0.44, next: { choice: 'blue', worth: 0.36, sure: true } })).toMatch(
      /44 times out of 100, and 36 times: BLUE/,
    );
    expect(told({ by: 'habit', best: 1 })).toBe('A bot would choose: RED. It goes by a rule of thumb. It sees a 99% chance of winning.');
    expect(told({ by: 'habit', best: null })).toBe('A bot would choose: RED. It goes by a rule of thumb.');
    expect(told({ by: 'only', best: null })).toBe('A bot would choose: RED. There is no other answer.');
    expect(told({ choice: ['red', 'blue'], best: 0 })).toBe('A bot would choose: RED, BLUE. It sees a 1% chance of winning.');
    expect(told({ choice: [], by: 'habit', best: null })).toBe('A bot would choose nothing. It goes by a rule of thumb.');
  });
});
