import { expect, test } from 'vitest';
import { toldLines, wrapped } from '../src/play/told.ts';
import { questhall } from './terminal.ts';

/** Enough answers for any match: the first option of whatever is asked. */
const always = (word: string) => Array.from({ length: 2000 }, () => word);

test('a match is dealt, shown in the language and left', async () => {
  const { code, out } = await questhall('play --game nachtwacht --bots easy --seed 3', {
    typed: ['?', '9', '6', 'quit'],
    env: { LANG: 'nl_NL.UTF-8' },
  });
  expect(code).toBe(0);
  expect(out).toContain('Kies een kaart om gedekt neer te leggen.');
  expect(out).toContain('[NW-5.4]');
  expect(out).toContain('leaves the match');
  expect(out).toContain('"9" is none of the options.');
  expect(out).toContain('--seed 3 deals it again');
});

test('an answer that the table refuses is told with reason and rule', async () => {
  // Seed 3: all are on the underworld, so the first card is played and then lacking.
  const typed = ['skull', 'skull', '7', 'quit'];
  const { out } = await questhall('play --game nachtwacht --bots easy --seed 3 --lang en', { typed });
  expect(out).toMatch(/skull.*\[NW-5\.5\]/);
});

test('what others hold and choose stays hidden', async () => {
  const { out } = await questhall('play --game nachtwacht --bots easy,normal --seed 5 --lang en', { typed: ['1', 'quit'] });
  expect(out).toMatch(/^You (draws|takes|draw|take).*power card: /m);
  expect(out).not.toMatch(/^(Easy 1|Normal 2) .*power card: /m);
  expect(out).toMatch(/^Easy 1 has chosen\./m);
  expect(out).not.toMatch(/^Easy 1 has chosen (a|the|Vega)/m);
});

test('whoever types on comes to an end: with the match, or with the input', async () => {
  const { code, out, err } = await questhall('play --game nachtwacht --bots easy --seed 2 --lang en --set pathLength=short', {
    typed: ['1'],
  });
  expect(code).toBe(1);
  expect(err).toContain('the input ended before the match did');
  expect(out).toContain('Choose');
});

test('a whole match can be played by numbers', async () => {
  // Every question offers some of these; what is not offered is refused and the next one is tried.
  const typed = always('').map((_, i) => String((i % 9) + 1));
  const { code, out } = await questhall('play --game nachtwacht --bots easy --seed 2 --lang en --set pathLength=short', { typed });
  expect(out).toMatch(/\[NW-13\.5\]/);
  expect(code).toBe(0);
});

test('Talisman is dealt, shown in the language and left', async () => {
  const { code, out } = await questhall('play --game talisman --edition 1986 --bots random,random --seed 3', {
    typed: ['1', '1', 'quit'],
    env: { LANG: 'fr_FR.UTF-8' },
  });
  expect(code).toBe(0);
  expect(out).toMatch(/Force \d/);
  expect(out).toMatch(/\[T86-3m\]/);
  expect(out).toContain('♥ 4');
  expect(out).not.toMatch(/undefined|\{|space\.|adv\./);
});

test('DYS-MOVE.8: what may be done unasked is listed, done by number or name, and asked on with what can be answered then', async () => {
  const typed = ['1', 'any', '?', 'do', 'do 7', 'do 2', 'do pass:0:off', 'do', 'quit'];
  const { code, out } = await questhall('play --game dystopia --players 2 --bots easy --set heroes=3 --seed 3 --lang en', {
    typed: ['1', ...typed],
  });
  expect(code).toBe(0);
  expect(out).toContain('tells what you may do unasked');
  const at = (words: string, from = 0) => {
    const found = out.indexOf(words, from);
    expect(found, words).toBeGreaterThanOrEqual(0);
    return found;
  };
  const listed = at('Unasked you may:\n  do 1  Warrior: Let nobody pass through you\n  do 2  ');
  const refused = at('"7" is nothing that you may do unasked.', listed);
  const second = at('lets nobody pass. [DYS-MOVE.8]', refused);
  const first = at('The Warrior lets nobody pass. [DYS-MOVE.8]', second);
  const anew = at(') Let others pass through you', first);
  at('do 1  Warrior: Let others pass through you', anew);
});

test.each([
  ['en', 'a courtyard', 'climb out of here.', 'Bring the heroes to an exit.'],
  ['da', 'en gård', 'klatr ud', 'Før heltene til en udgang.'],
])('DYS-GEN.3: story and goals of a level stand before its first turn, in %s; the story is told once', async (lang, won, end, goal) => {
  const { out } = await questhall(`play --game dystopia --players 1 --seed 3 --set level=1 --lang ${lang}`, {
    typed: ['1', 'end', 'end', 'table', 'quit'],
  });
  const told = out.replaceAll('\n', ' ');
  const [before = '', ...tables] = told.split(`· ${goal}`);
  expect(tables.length).toBeGreaterThanOrEqual(3);
  expect(before).toContain(end);
  expect(told.split(end)).toHaveLength(2);
  // How it ends well is told when it has.
  expect(told).not.toContain(won);
});

test('NW-1.2: a pawn is chosen unasked, by number', async () => {
  const { out } = await questhall('play --game nachtwacht --bots easy --seed 3 --lang en', { typed: ['do', 'do 2', 'quit'] });
  expect(out).toContain('do 1  Take the pawn with the raven');
  expect(out).toMatch(/takes the pawn with the hood\. \[NW-1\.2\]/);
});

test('what cannot be done unasked is said so, by a match in which there is nothing of the kind as well', async () => {
  const { out } = await questhall('play --game nachtwacht --bots easy,easy,easy --players 4 --seed 3 --lang en', {
    typed: ['do', 'do 1', 'quit'],
  });
  expect(out.match(/There is nothing that you may do unasked now\./g)).toHaveLength(2);
});

test('a long text is broken between words', () => {
  expect(wrapped('one two three four', 9)).toEqual(['one two', 'three', 'four']);
  expect(wrapped('unbreakable words', 5)).toEqual(['unbreakable', 'words']);
});

test('what is told several times in a row by the same rule is one line with its number', () => {
  const told = ['R.1 a door', 'R.1 a door', 'R.2 a door', 'R.1 a trap', 'R.1 a door'].map((words) => ({
    rule: words.slice(0, 3),
    says: words.slice(4),
  }));
  expect(toldLines(told)).toEqual(['a door × 2 [R.1]', 'a door [R.2]', 'a trap [R.1]', 'a door [R.1]']);
});

test('an edition that there is not is refused with those that there are', async () => {
  const { code, err } = await questhall('simulate --game talisman --edition 1983 --bots random --players 2');
  expect([code, err]).toEqual([2, expect.stringContaining('edition must be one of 1986')]);
});
