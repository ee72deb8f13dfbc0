import { type Text, text } from '@questhall/kernel';
import type { HintInfo } from '@questhall/protocol';
import { speaker } from '@questhall/text';
import { describe, expect, test } from 'vitest';
import { en } from '../text/en.ts';
import { hintText } from './hint-text.ts';

const decision = { options: ['red', 'blue'].map((id) => ({ id, label: text(id) })) } as unknown as Parameters<typeof hintText>[1];
const say = ({ key }: Text) => key.toUpperCase();
const t = (key: keyof typeof en, args: Readonly<Record<string, unknown>> = {}) =>
  en[key].replace(/\{share, plural[^:]*\}\}/, '{share} times').replace(/\{(\w+)\}/g, (_, name: string) => String(args[name]));
const told = (hint: Partial<Parameters<typeof hintText>[0]>) =>
  hintText({ choice: 'red', by: 'playouts', best: 0.672, next: null, reasons: [], ...hint }, decision, say, t as never);

describe('a hint in words', () => {
  test('says what a bot would choose, its chance to win, and what it brings more than the next', () => {
    expect(told({})).toBe('A bot would choose: RED. It sees a 67% chance of winning the match.');
    expect(told({ next: { choice: 'blue', worth: 0.5, sure: true } })).toMatch(/67% chance of winning the match, 17 more than with: BLUE/);
  });

  test('a difference that may be chance, or is less than one in a hundred, is no reason', () => {
    for (const next of [
      { choice: 'blue', worth: 0.5, sure: false },
      { choice: 'blue', worth: 0.671, sure: true },
    ])
      expect(told({ next })).toMatch(/67% chance of winning the match; hardly different with: BLUE/);
  });

  test('of two answers that are called the same the other is told by the ring that it has not', () => {
    const plains = { options: ['O2', 'O4'].map((id) => ({ id, label: text('plains') })) } as unknown as typeof decision;
    const hint = {
      choice: 'O2',
      by: 'playouts',
      best: 0.3,
      next: { choice: 'O4', worth: 0.3, sure: false },
      reasons: [],
    } satisfies Parameters<typeof hintText>[0];
    expect(hintText(hint, plains, say, t as never)).toMatch(/choose: PLAINS\. .*different with: PLAINS \(not ringed\)/);
    expect(told({ next: { choice: 'blue', worth: 0.5, sure: true } })).not.toContain('ring');
  });

  test('a mix, a rule of thumb, one answer, several at once, none at all; and never certainty', () => {
    expect(told({ by: 'mix', best: 0.44, next: { choice: 'blue', worth: 0.36, sure: true } })).toMatch(
      /44 times out of 100, and 36 times: BLUE/,
    );
    expect(told({ by: 'habit', best: 1 })).toBe(
      'A bot would choose: RED. It goes by a rule of thumb. It sees a 99% chance of winning the match.',
    );
    expect(told({ by: 'habit', best: 0.6, next: { choice: 'blue', worth: 0.5, sure: true } })).toBe(
      'A bot would choose: RED. It goes by a rule of thumb. It sees a 60% chance of winning the match, 10 more than with: BLUE.',
    );
    expect(told({ by: 'habit', best: null })).toBe('A bot would choose: RED. It goes by a rule of thumb.');
    expect(told({ by: 'only', best: null })).toBe('A bot would choose: RED. There is no other answer.');
    expect(told({ choice: ['red', 'blue'], best: 0 })).toBe('A bot would choose: RED, BLUE. It sees a 1% chance of winning the match.');
    expect(told({ choice: [], by: 'habit', best: null })).toBe('A bot would choose nothing. It goes by a rule of thumb.');
  });

  test('what it brings more than the next is said in the words of the game, in tenths and in cases of a hundred', () => {
    const game = { 'ui.why.lives': '{n, plural, one {# life} other {# lives}} more', 'ui.why.ring': 'a ring in {hundred}' };
    const words = speaker('en', [en, game], String);
    const label = (one: Text) => (one.key.startsWith('ui.why') ? words.say(one) : say(one));
    const hint = { choice: 'red', by: 'playouts', best: 0.5, next: { choice: 'blue', worth: 0.5, sure: false } } as const;
    const said = (...reasons: HintInfo['reasons']) =>
      hintText({ ...hint, reasons }, decision, label, (key, args) => words.say({ key, ...(args ? { args } : {}) }));
    expect(said({ feature: 'lives', more: 0.83 }, { feature: 'ring', more: 0.27 })).toMatch(
      /different with: BLUE\. Compared with that, on average a little later: 0\.8 lives more; a ring in 27\.$/,
    );
    expect(said({ feature: 'lives', more: 1.02 })).toMatch(/later: 1 life more\.$/);
    // Where the differences are small nothing more is said.
    expect(said()).toMatch(/BLUE\.$/);
    expect(said({ feature: 'lives', more: 0.04 })).toMatch(/BLUE\.$/);
  });

  test('an answer that is hardly ever given is no count, and what all other answers come to is the reason', () => {
    expect(told({ by: 'mix', best: 0.97, next: { choice: 'blue', worth: 0.01, sure: true } })).toMatch(
      /nearly always do that; now and then: BLUE/,
    );
    const held = ['2', '3', '4'].map((id) => ({ id, label: text(id), note: text('held') }));
    const vega = { id: 'vega', label: text('vega'), note: text('steals') };
    const hint = { choice: 'vega', by: 'mix', best: 1, next: null, reasons: [] as HintInfo['reasons'] } as const;
    expect(hintText(hint, { options: [...held, vega] as never }, say, t as never)).toMatch(/VEGA. With the others: HELD/);
    expect(hintText({ ...hint, choice: '2' }, { options: [...held, vega] as never }, say, t as never)).not.toMatch(/With the others/);
    expect(hintText(hint, { options: [...held.slice(1), vega] as never }, say, t as never)).not.toMatch(/With the others/);
  });

  test('what is unfolded into several plates is called as they are, and what has no words on a plate as its game calls it', () => {
    const plates = ['keep>a', 'keep>b', 'again'].map((id) => ({ id, label: text(id) }));
    const hint = {
      choice: 'keep',
      by: 'habit',
      best: null,
      next: { choice: 'again', worth: 0.3, sure: false },
      reasons: [] as HintInfo['reasons'],
    } as const;
    const words = (given: object, called?: Parameters<typeof hintText>[4]) =>
      hintText({ ...hint, ...given }, { options: plates as never }, say, t as never, called);
    expect(words({})).toBe('A bot would choose one of these, all ringed: KEEP>A, KEEP>B. It goes by a rule of thumb.');
    expect(words({ choice: 'again' })).toMatch(/^A bot would choose: AGAIN\./);
    const called = (option: { id: string }, chosen: boolean) => (option.id === 'again' ? text(chosen ? 'ringed' : 'plain') : null);
    expect(words({ choice: 'again', best: 0.5, next: { choice: 'again', worth: 0.5, sure: false } }, called)).toMatch(
      /choose: RINGED\..*different with: PLAIN/,
    );
  });
});
