import { type Decision, fast } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { decisions } from '../src/decisions/index.ts';
import type { State } from '../src/state.ts';
import { table } from './table.ts';

/** What each kind of question does where nobody answers, refuses, points at and asks for twice. */

const d = (options: readonly string[], more: object = {}) => ({ options, about: {}, ...more }) as unknown as Decision;
const NOBODY = {} as State;

test('what is played for whoever lets the time run out, by kind of question', () => {
  const played = (kind: string, options: readonly string[], more: object = {}) =>
    decisions[kind]!.byDefault(NOBODY, d(options, more), fast(1));
  const named: Record<string, string> = {};
  const first: string[] = [];
  const last: string[] = [];
  for (const kind of Object.keys(decisions)) {
    // Of several things as few as may be.
    expect(played(kind, ['a', 'b', 'c'], { choose: { min: 2, max: 3 } }), kind).toEqual(['a', 'b']);
    const words = ['any', 'end', 'no', 'off', 'done', 'keep', 'auto', 'ready', 'goOn', 'again'];
    const word = words.find((one) => played(kind, ['a', one, 'z']) === one);
    if (word) named[kind] = word;
    else (played(kind, ['a', 'b', 'c']) === 'c' ? last : first).push(kind);
    expect(played(kind, ['a', 'b', 'c']), kind).toBe(last.includes(kind) ? 'c' : 'a');
  }
  expect(named).toEqual({
    chooseWizor: 'any',
    order: 'any',
    hero: 'end',
    pin: 'no',
    way: 'off',
    accept: 'no',
    handMore: 'done',
    answerTrade: 'no',
    lead: 'keep',
    wizor: 'auto',
    monster: 'done',
    between: 'ready',
    goOn: 'goOn',
    retry: 'again',
  });
  expect(last).toEqual(['spellTarget', 'spellSquare']);
  expect(first).toEqual(['chooseHero', 'lay', 'surplus', 'spellTargets', 'pick', 'give', 'want']);
});

test('questions that say why something is not on offer', () => {
  const refusing = Object.entries(decisions).filter(([, kind]) => kind.refused !== undefined);
  expect(refusing.map(([name]) => name)).toEqual(['hero', 'lay', 'give', 'want', 'monster', 'between']);
});

test('an option points at a seat, a square, a thing or a figure, or at nothing', () => {
  const t = table({ heroes: [{ code: 'elf', at: '3,5' }] });
  const target = (id: string) => decisions['hero']!.option(t.s, t.asked(), id).target;
  expect([target('go:3,4'), target('leave'), target('end')]).toEqual([{ space: '3,4' }, undefined, undefined]);
  const wizor = (id: string) => decisions['chooseWizor']!.option(t.s, { ...t.asked(), kind: 'chooseWizor' }, id).target;
  expect([wizor('seat:1'), wizor('seat:0'), wizor('any')]).toEqual([{ seat: 1 }, { seat: 0 }, undefined]);
});

test('what cannot be had back is asked for twice: a hero for the whole match, giving up, the end of a level that is lost', () => {
  const dear = (kind: string, id: string) => decisions[kind]!.dear!(NOBODY, d([id]), id);
  expect([dear('chooseHero', 'elf'), dear('goOn', 'giveUp'), dear('goOn', 'goOn'), dear('retry', 'over'), dear('retry', 'again')]).toEqual([
    true,
    true,
    false,
    true,
    false,
  ]);
  expect(dear('wizor', 'auto')).toBe(false);
});
