import { type DystopiaEvent, loadCatalogue } from '@questhall/dystopia/client';
import { speaker } from '@questhall/text';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Tale } from './board/Tale.tsx';
import { talesOf } from './tale.ts';
import { en } from './text/en.ts';

const told = (events: object[]) => talesOf(events as DystopiaEvent[]);
const attacked = (from: string, to: string, result: string) => ({ type: 'attacked', from, to, result });

test('each level has its fallen with round and whoever struck last, what was learnt, and its treasure', () => {
  const tales = told([
    { type: 'heroChosen', seat: 0, hero: 0, code: 'dwarf' },
    { type: 'heroChosen', seat: 0, hero: 1, code: 'elf' },
    { type: 'levelBegan', level: 1 },
    { type: 'appeared', figure: 'm0', code: 'N1', at: '1,1' },
    { type: 'appeared', figure: 'm1', code: 'G1', at: '1,2' },
    { type: 'roundBegan', round: 3 },
    { type: 'found', hero: 1, spell: 'mend' },
    { type: 'found', hero: 0, gold: 12 },
    { type: 'found', hero: 0, thing: 'round-shield' },
    { type: 'roundBegan', round: 4 },
    attacked('m0', 'h0', 'wounded'),
    attacked('m1', 'h0', 'held'),
    // The Dwarf strikes the second and is countered.
    attacked('h0', 'm1', 'countered'),
    { type: 'died', figure: 'h0', code: 'dwarf', at: '2,2' },
    { type: 'died', figure: 'm0', code: 'N1', at: '1,1' },
    { type: 'levelBegan', level: 2 },
    { type: 'roundBegan', round: 1 },
    // Numbers of monsters begin anew, and a trap strikes without a monster.
    { type: 'died', figure: 'h1', code: 'elf', at: '2,2' },
  ]);
  expect(tales.get(1)).toEqual({
    fallen: [{ hero: 'dwarf', round: 4, by: 'G1' }],
    learnt: [{ hero: 'elf', spell: 'mend' }],
    gold: 12,
    things: ['round-shield'],
  });
  expect(tales.get(2)).toEqual({ fallen: [{ hero: 'elf', round: 1, by: null }], learnt: [], gold: 0, things: [] });
});

test('a level that is tried again is told of the last try alone', () => {
  const tales = told([
    { type: 'heroChosen', seat: 0, hero: 0, code: 'dwarf' },
    { type: 'levelBegan', level: 3 },
    { type: 'found', hero: 0, gold: 5 },
    { type: 'died', figure: 'h0', code: 'dwarf', at: '2,2' },
    { type: 'retried', level: 3, attempt: 2 },
    { type: 'found', hero: 0, gold: 7 },
  ]);
  expect(tales.get(3)).toMatchObject({ fallen: [], gold: 7 });
});

test('heroes that were put into another order are counted by their places there, and a tale that begins late knows them too', () => {
  const level = [
    { type: 'levelBegan', level: 1 },
    { type: 'found', hero: 1, spell: 'mend' },
  ];
  const chosen = [
    { type: 'heroChosen', seat: 0, hero: 0, code: 'dwarf' },
    { type: 'heroChosen', seat: 0, hero: 1, code: 'elf' },
    { type: 'ordered', heroes: ['elf', 'dwarf'] },
  ];
  const learnt = [{ hero: 'dwarf', spell: 'mend' }];
  expect(told([...chosen, ...level]).get(1)?.learnt).toEqual(learnt);
  expect(talesOf(level as DystopiaEvent[], ['elf', 'dwarf']).get(1)?.learnt).toEqual(learnt);
});

test('a tale says who fell to whom, what was found and learnt, and nothing where nothing happened', async () => {
  const speak = speaker('en', [en, await loadCatalogue('en')], String);
  const said = (tale: Parameters<typeof Tale>[0]['tale']) =>
    renderToStaticMarkup(<Tale tale={tale} speak={speak} />)
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
  const none = { fallen: [], learnt: [], gold: 0, things: [] };
  expect(said(none)).toBe('');
  const tale = {
    fallen: [{ hero: 'dwarf', round: 4, by: 'G1' }],
    learnt: [{ hero: 'elf', spell: 'mend' }],
    gold: 12,
    things: ['round-shield', 'smoked-ham', 'smoked-ham'],
  };
  const words = said(tale);
  for (const part of [
    'Fallen here',
    'Dwarf: round 4, struck by Globnic',
    'Treasure',
    '12 gold, round shield, smoked ham × 2',
    'Learnt here',
    'Elf: Mend',
  ])
    expect(words.toLowerCase()).toContain(part.toLowerCase());
});
