import type { OptionView, Text } from '@questhall/kernel';
import { LOCALES, type Speaker, speaker } from '@questhall/text';
import { beforeAll, expect, test } from 'vitest';
import { type SpaceId, spaceOf } from '../../src/board/index.ts';
import { eventText, loadCatalogue, type TalismanEvent } from '../../src/client.ts';
import { planning } from '../../src/index.ts';
import type { Position } from '../table.ts';
import { BOB, souls } from './game.ts';

/* A space under a Terrain card is called by that card in everything that is told of a match (TDE-11.15). */

const THIEF = { character: 'thief', at: 'O1' };
const speakers: Speaker[] = [];

beforeAll(async () => {
  for (const locale of LOCALES) speakers.push(speaker(locale, [await loadCatalogue(locale)], (seat) => ['Ann', 'Bob'][seat] ?? '?'));
}, 120_000);

/** In all five languages. */
const say = (words: Text): string[] => speakers.map((one) => one.say(words));
const told = (event: unknown): string[] => say(eventText(event as TalismanEvent));
const english = (words: Text): string => speakers[0]!.say(words);

const game = (terrain: Position['terrain'], more: Position = {}) =>
  souls({ figures: { Ann: THIEF, Bob: { ...BOB, at: 'O2' } }, terrain, ...more } as Position);
const option = (g: ReturnType<typeof souls>, id: string, name = 'Ann'): OptionView =>
  g.question(name)!.options.find((one) => one.id === id)!;

test('TDE-11.15 plates and questions call a covered space by its card, in five languages', () => {
  const g = game({ O2: 'breach' });
  g.rolls(1).ann('roll');
  expect(say(option(g, 'cw').label)).toEqual(['Breach', 'Bres', 'Brèche', 'Durchbruch', 'Revne']);
  // The other way round lies the Fields that nothing covers.
  expect(english(option(g, 'ccw').label)).toBe('Fields');
  g.ann('cw');
  expect(say(g.question('Ann')!.prompt)).toEqual([
    'You are at the Breach. Whom or what do you meet?',
    'Je bent bij de Bres. Wie of wat ontmoet je?',
    'Te voici à la Brèche. Quelle rencontre choisis-tu\u00a0?',
    'Du bist beim Durchbruch. Wem oder was begegnest du?',
    'Du er ved revnen. Hvem eller hvad møder du?',
  ]);
  expect(say(option(g, 'space').label)).toEqual([
    'Visit the Breach',
    'Bezoek de Bres',
    'Visiter la Brèche',
    'Den Durchbruch besuchen',
    'Besøg revnen',
  ]);
});

test('TDE-11.15 a Terrain card that is like a space has its name; both are told apart by what lies under the card', () => {
  const g = game({ O2: 'chasm' });
  g.rolls(1).ann('roll');
  expect(say(option(g, 'cw').label)).toEqual([
    'Chasm (in the Fields)',
    'Kloof (op de Akkers)',
    'Gouffre (dans les Champs)',
    'Schlucht (auf den Feldern)',
    'Kløften (på Markerne)',
  ]);
});

test('TDE-11.15 TDE-11.20 of several Breaches each says what lies under it, or what lies beside it', () => {
  const g = souls({
    figures: { Ann: THIEF, Bob: { ...BOB, craft: 4, spells: ['shape-mist'] } },
    terrain: { O14: 'breach', O15: 'breach', M4: 'breach' },
  });
  g.rolls(1).ann('roll', 'cw').bob('sp.shape-mist');
  expect(['O14', 'O15', 'M4'].map((id) => english(option(g, id, 'Bob').label))).toEqual([
    'Breach (in the Fields)',
    // Both lie on Hills.
    'Breach (between the Breach and the Plains)',
    'Breach (between the Hidden Valley and the Cursed Glade)',
  ]);
});

test('TDE-11.15 a refusal calls the space across the river by its card', () => {
  const [across] = spaceOf('O1').across as [SpaceId];
  const raft = (g: ReturnType<typeof souls>) => g.question('Ann')!.refused.find(({ id }) => id === `raft:${across}`)!.label;
  expect(say(raft(game({ [across]: 'breach' })))).toEqual([
    'Raft across to the Breach',
    'Steek met het vlot over naar de Bres',
    'Traverser en radeau jusqu’à la Brèche',
    'Mit dem Floß hinüber zum Durchbruch',
    'Sejl over til revnen',
  ]);
  expect(english(raft(game({})))).not.toContain('Breach');
});

test('TDE-11.15 TDE-2.9 where a roll may end is told by the names that hold', () => {
  const g = souls({ figures: { Ann: { ...THIEF, fate: 1 }, Bob: BOB }, terrain: { O2: 'breach' } });
  g.rolls(2).ann('roll');
  expect(g.asked('Ann')).toBe('fate');
  const ends = option(g, 'reroll:2').results!.find(({ from }) => from === 1)!;
  expect(english(ends.brings)).toBe('Breach or Fields');
});

test('TDE-11.15 TDE-11.22a a covered Portal of Power is called a gate nowhere', () => {
  const at = { ...THIEF, at: 'M16' };
  const g = souls({ figures: { Ann: at, Bob: BOB }, terrain: { M1: 'breach' } });
  g.rolls(2).ann('roll');
  expect(say(option(g, 'portal:craft').label)).toEqual([
    'On to the Plain of Peril',
    'Verder naar de Gevarenvlakte',
    'Avancer jusqu’à la Plaine du Péril',
    'Weiter zur Ebene der Todesgefahr',
    'Videre til Farernes Slette',
  ]);
  g.ann('portal:craft');
  expect(told(g.last('moved'))[0]).toBe('Ann walks 1 space to the Plain of Peril.');
  const exact = souls({ figures: { Ann: at, Bob: BOB }, terrain: { M1: 'breach' } });
  exact.rolls(1).ann('roll');
  const [no] = exact.question('Ann')!.refused;
  for (const words of [...say(no!.label), ...say(no!.reason)]) expect(words).not.toMatch(/Portal|Poort|Portail|port\b/i);
});

test('TDE-11.15 a plan names the spaces of the ring as they lie', () => {
  const g = souls({ figures: { Ann: THIEF, Bob: BOB }, terrain: { O2: 'breach' }, turn: 'Bob' } as Position);
  const moves = planning.form(g.view('Ann'), 0)[0]!.choices;
  expect(say(moves.find(({ id }) => id === 'at:O2')!.label)[0]).toBe('Breach (1 clockwise)');
  const gate = souls({ figures: { Ann: { ...THIEF, at: 'M16' }, Bob: BOB }, terrain: { M1: 'breach' }, turn: 'Bob' } as Position);
  const inwards = planning.form(gate.view('Ann'), 0)[0]!.choices.filter(({ id }) => id.startsWith('portal:'));
  expect(inwards.map(({ id, label }) => `${id}: ${english(label)}`)).toEqual(['portal:craft: On to the Plain of Peril']);
});

test('TDE-11.15 the chronicle has the name that held when it happened, in five languages', () => {
  const g = souls({ figures: { Ann: THIEF, Bob: { ...BOB, craft: 4, spells: ['shape-mist'] } } });
  g.rolls(1, 6, 1).draws('veil.lemure').ann('roll', 'cw');
  const before = g.last('moved');
  g.bob('sp.shape-mist');
  // The line before the Breach opened stays as it was, and so does that of the ground on which it was laid.
  expect([told(before)[0], told(g.last('terrainLaid'))[0]]).toEqual([
    'Ann walks 1 space to the Fields.',
    'The land changes in the Fields: the Breach lies there now.',
  ]);
  const walk = game({ O2: 'breach' }, { figures: { Ann: THIEF, Bob: BOB } });
  walk.rolls(1, 6, 1).draws('veil.lemure').ann('roll', 'cw');
  const moved = walk.last('moved')!;
  // Wherever the Breach goes later.
  walk.s.souls!.terrain = {};
  expect(told(moved)).toEqual([
    'Ann walks 1 space to the Breach.',
    'Ann loopt 1 vakje naar de Bres.',
    'Ann avance d’une case jusqu’à la Brèche.',
    'Ann zieht einen Schritt zum Durchbruch.',
    'Ann går 1 felt til revnen.',
  ]);
  // A line of a match that was told before has the printed name.
  const { called: _, ...old } = moved;
  expect(told(old)[0]).toBe('Ann walks 1 space to the Fields.');
});

test('TDE-11.15 of several Breaches the chronicle says on which one somebody stands', () => {
  const g = game({ O2: 'breach', O10: 'breach' }, { figures: { Ann: THIEF, Bob: BOB } });
  g.rolls(1, 6, 1).draws('veil.lemure').ann('roll', 'cw');
  expect(told(g.last('moved'))).toEqual([
    'Ann walks 1 space to the Breach (in the Fields).',
    'Ann loopt 1 vakje naar de Bres (op de Akkers).',
    'Ann avance d’une case jusqu’à la Brèche (dans les Champs).',
    'Ann zieht einen Schritt zum Durchbruch (auf den Feldern).',
    'Ann går 1 felt til revnen (på Markerne).',
  ]);
});

test('TDE-11.17 what names a space that is not in play still names it as it is printed', () => {
  const g = souls({ figures: { Ann: { ...THIEF, at: 'O18' }, Bob: BOB }, terrain: { M13: 'breach' } });
  g.rolls(1, 6).ann('roll', 'cw');
  if (g.asked('Ann') === 'encounter') g.ann('space');
  expect(told(g.last('notInPlay'))[0]).toBe('Nothing comes of it: Terrain has put the Temple out of play.');
});

test('TDE-11.15 events say nothing of names where they name no covered space, and views nothing where none is covered', () => {
  const g = game({ O10: 'breach' }, { figures: { Ann: THIEF, Bob: BOB } });
  g.rolls(1).draws('axe').ann('roll', 'cw');
  expect(g.last('moved')).not.toHaveProperty('called');
  expect([g.view('Ann').called, souls({ Ann: THIEF, Bob: BOB }).view('Ann').called]).toEqual([{ O10: 'ter.breach' }, undefined]);
});

test('TDE-11.17 a result that would lead to a covered space says that nothing comes of it; a card is put where it was drawn', () => {
  const at = (card: string) => {
    const g = souls({ figures: { Ann: { ...THIEF, fate: 2 }, Bob: BOB }, terrain: { O9: 'breach', O23: 'chasm' } });
    g.rolls(1).draws(card).rolls(3).ann('roll');
    for (let i = 0; i < 4 && !option(g, 'reroll:3'); i++) g.ann(g.options('Ann').includes('keep') ? 'keep' : g.options('Ann')[0]!);
    return option(g, 'reroll:3').results!.map(({ from, to, brings }) => `${from}–${to} ${english(brings)}`);
  };
  expect(at('imp')).toEqual(['1–2 nothing', '3–3 Tavern', '4–4 Ruins', '5–5 Hidden Valley', '6–6 Cursed Glade']);
  expect(at('hermit')).toEqual([
    '1–1 Crypt',
    '2–2 Plain of Peril',
    '3–3 Cursed Glade',
    '4–4 Oasis',
    // Both are covered: the Hermit stays in the Fields where he was drawn.
    '5–6 Fields',
  ]);
});
