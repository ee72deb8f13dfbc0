import { GAME_PHRASES } from '@questhall/protocol/phrases';
import { expect, test } from 'vitest';
import { botsSaid, stillHolds } from './bot-says.ts';

const table = (game: string, kinds: string[]) => ({ game, seats: kinds.map((kind, seat) => ({ kind, seat })) }) as never;
const log = (events: object[], every = 1) => events.map((event, i) => ({ n: 1 + i * every, event })) as never;

test('a bot says something at a moment of its own, a person never is made to', () => {
  const events = [
    { type: 'becameToad', seat: 0 },
    { type: 'becameToad', seat: 1 },
  ];
  expect(botsSaid(table('talisman', ['person', 'bot']), log(events))).toEqual([{ n: 2, seat: 1, phrase: 'talisman.toad' }]);
  expect(botsSaid(table('talisman', ['person', 'person']), log(events))).toEqual([]);
});

test('between two phrases it is quiet for a while, and nobody says the same twice in a row', () => {
  const events = [
    { type: 'stole', seat: 0, victim: 1 },
    { type: 'blocked', seat: 1 },
    { type: 'blocked', seat: 1 },
    { type: 'blocked', seat: 1 },
  ];
  const said = (every: number) => botsSaid(table('nachtwacht', ['person', 'bot']), log(events, every)).map(({ phrase }) => phrase);
  expect(said(1)).toEqual(['nachtwacht.give-back']);
  expect(said(30)).toEqual(['nachtwacht.give-back', 'nachtwacht.stuck']);
});

test('in Dystopia whoever leads the hero speaks, and every phrase is one that the table knows', () => {
  const events = [
    { type: 'heroChosen', seat: 0, hero: 0, code: 'elf' },
    { type: 'heroChosen', seat: 1, hero: 1, code: 'dwarf' },
    { type: 'hurt', figure: 'h1', n: 1, energy: 1 },
  ];
  expect(botsSaid(table('dystopia', ['person', 'bot']), log(events))).toEqual([{ n: 3, seat: 1, phrase: 'dystopia.need-healing' }]);
  for (const phrase of ['need-healing', 'trap', 'treasure', 'level-done']) expect(GAME_PHRASES.dystopia).toContain(phrase);
  for (const phrase of ['toad', 'command', 'spare-me', 'talisman-mine']) expect(GAME_PHRASES.talisman).toContain(phrase);
  for (const phrase of ['give-back', 'monster-for-you', 'almost-there', 'stuck', 'library-mine'])
    expect(GAME_PHRASES.nachtwacht).toContain(phrase);
});

test('a bot is stuck only until it has beaten its monster or walked on', () => {
  const stuck = { n: 1, seat: 1, phrase: 'nachtwacht.stuck' };
  const told = (...events: object[]) => log([{ type: 'blocked', seat: 1 }, ...events]);
  expect(stillHolds(stuck, told({ type: 'fought', seat: 0 }, { type: 'roundBegan' }))).toBe(true);
  expect(stillHolds(stuck, told({ type: 'fought', seat: 1 }))).toBe(false);
  expect(stillHolds(stuck, told({ type: 'moved', seat: 1 }))).toBe(false);
  // What it said of something else stands.
  expect(stillHolds({ ...stuck, phrase: 'nachtwacht.give-back' }, told({ type: 'moved', seat: 1 }))).toBe(true);
});
