import { COMMON_PHRASES, GAME_PHRASES, phrasesOf } from '@questhall/protocol';
import { catalogueProblems } from '@questhall/text';
import { expect, test } from 'vitest';
import { GAMES as ENTRIES } from '../games/index.ts';
import { keptMarks, unreadOf } from './marks.ts';
import { PICTURE_OF } from './phrase-pictures.ts';
import { PICTURES } from './pictures.gen.ts';
import { da } from './text/da.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';
import { nl } from './text/nl.ts';

const GAMES = ENTRIES.map(({ id }) => id);
const all = [...new Set(['', ...GAMES].flatMap(phrasesOf))];

test('the words of the talk parse and have the same keys and gaps in all five languages', () => {
  expect(catalogueProblems({ en, nl, fr, de, da })).toEqual([]);
});

test('there are thirty phrases for all and thirty for each game, each with words and a picture, and no words without a phrase', () => {
  expect(COMMON_PHRASES).toHaveLength(30);
  expect(Object.keys(GAME_PHRASES).sort()).toEqual([...GAMES].sort());
  for (const phrases of Object.values(GAME_PHRASES)) expect(phrases).toHaveLength(30);
  expect(new Set(all).size).toBe(30 + 30 * GAMES.length);
  const spoken = Object.keys(en).flatMap((key) => (key.startsWith('talk.say.') ? key.slice('talk.say.'.length) : []));
  expect(spoken.sort()).toEqual([...all].sort());
  expect(Object.keys(PICTURE_OF).sort()).toEqual([...all].sort());
  expect(Object.values(PICTURE_OF).filter((picture) => !(picture in PICTURES))).toEqual([]);
});

test('no two phrases of one table sound alike', () => {
  for (const words of [en, nl, fr, de, da] as Record<string, string>[])
    for (const game of GAMES) {
      const said = phrasesOf(game).map((phrase) => words[`talk.say.${phrase}`]);
      expect(new Set(said).size).toBe(said.length);
    }
});

test('what has not been read is counted: neither one’s own lines nor those of the muted', () => {
  const line = (n: number, more = {}) => ({
    ...{ room: 'table' as const, n, at: n, who: 'bo', seat: 1, name: 'Bo', phrase: null, text: 'hm', yours: false },
    ...more,
  });
  const lines = [line(1), line(2, { yours: true }), line(3), line(4, { who: 'cleo' }), line(5, { text: null })];
  expect(unreadOf(lines, {}, () => false)).toBe(3);
  expect(unreadOf(lines, { table: 1 }, (who) => who === 'cleo')).toBe(1);
});

test('broken marks in the browser’s store count as none, and only the newest tables are remembered', () => {
  for (const broken of ['', 'null', '[]', '{x', '{"read":3,"muted":"all"}']) expect(keptMarks(broken)).toEqual({ read: {}, muted: [] });
  const read = Object.fromEntries(Array.from({ length: 90 }, (_, i) => [`match-${i}`, { table: i }]));
  expect(Object.keys(keptMarks(JSON.stringify({ read, muted: ['a b'] })).read)).toHaveLength(60);
});
