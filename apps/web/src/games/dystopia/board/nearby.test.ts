import type { DystopiaView } from '@questhall/dystopia/client';
import { LOCALES, speaker } from '@questhall/text';
import { expect, test } from 'vitest';
import { loadCatalogue } from '../text/index.ts';
import { describeSquare, seenSquare } from './describe.ts';
import { besideOf, placeWords } from './nearby.ts';

const view = {
  turn: { hero: 0, monster: -1, steps: 6 },
  heroes: [
    { id: 'h0', code: 'elf', at: '1,1', dead: false, pass: true },
    { id: 'h1', code: 'dwarf', at: '3,2', dead: false, pass: true },
  ],
  monsters: [],
  waiting: [],
  doors: [{ at: '2,1', open: false, locked: false }],
  furniture: [{ at: '1,2', kind: 'chest', searched: false }],
  traps: [],
  neutrals: [],
  captive: null,
  piles: [],
  goals: [],
  squares: [
    { at: '2,2', area: 'a' },
    { at: '9,9', area: 'z' },
  ],
  areas: { a: 'Landing' },
  story: { title: '', intro: '', won: '' },
  level: 1,
} as unknown as DystopiaView;

test.each(LOCALES)(
  'a square is named by its room and what is beside it; no numbers for the eye, and those for the ear: %s',
  async (locale) => {
    const speak = speaker(locale, [await loadCatalogue(locale)], String);
    const seen = speak.say(placeWords(view, '2,2'));
    expect(seen).toContain('Landing');
    expect(seen).not.toMatch(/\d/);
    expect(besideOf(view, '2,2')).toEqual([{ key: 'hero.dwarf' }, { key: 'ui.dy.door.closed' }, { key: 'thing.chest' }]);
    expect(seen.toLowerCase()).toContain(speak.say({ key: 'thing.chest' }).toLowerCase());
    expect(speak.say(placeWords(view, '9,9'))).toBe(`${speak.say({ key: 'ui.dy.passage' })}.`);
    expect(seenSquare(view, '2,2', speak)).not.toMatch(/\d/);
    expect(describeSquare(view, '2,2', speak)).toMatch(/2\/2/);
    // What is there is a sentence of its own.
    const door = speak.say({ key: 'ui.dy.door.closed' });
    expect(seenSquare(view, '2,1', speak).startsWith(`${door.charAt(0).toUpperCase()}${door.slice(1)}. `)).toBe(true);
  },
);
