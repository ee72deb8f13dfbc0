import { begin, decisionView, fast, heardBy, play, type Text, type Told } from '@questhall/kernel';
import { catalogueProblems, LOCALES, type Speaker, speaker } from '@questhall/text';
import { beforeAll, expect, test } from 'vitest';
import { sized } from '../../../test/sized.ts';
import { asideText, eventText, loadCatalogue, statusText } from '../src/client.ts';
import { BENDS, type NachtwachtEvent, nachtwacht, OPTIONS, PAWNS, planning } from '../src/index.ts';
import { da } from '../src/text/da.ts';
import { de } from '../src/text/de.ts';
import { en } from '../src/text/en.ts';
import { fr } from '../src/text/fr.ts';
import { nl } from '../src/text/nl.ts';
import { anyAnswer, randomSetting } from './table.ts';

const speakers: Speaker[] = [];
const said = new Set<string>();
const before = new Map<string, string[]>();

beforeAll(async () => {
  for (const locale of LOCALES) {
    const catalogue = await loadCatalogue(locale);
    speakers.push(speaker(locale, [catalogue], (seat) => ['Jan', 'Piet', 'Cato', 'Sofie'][seat] ?? '?'));
  }
});

/** Says a text in every language; throws where a key or a gap is missing. */
function say(words: Text): string[] {
  const same = JSON.stringify(words);
  let sentences = before.get(same);
  if (!sentences) {
    keysIn(words);
    sentences = speakers.map((s) => s.say(words));
    before.set(same, sentences);
  }
  return sentences;
}

function keysIn(words: unknown): void {
  if (typeof words !== 'object' || words === null) return;
  if ('key' in words) said.add(String(words.key));
  for (const part of Object.values(words)) keysIn(part);
}

test('all catalogues have the same keys with the same gaps', () => {
  expect(catalogueProblems({ en, nl, fr, de, da })).toEqual([]);
});

test('NW-15.54 the call “ad inferos!” opens the line of the reveal, whether or not equal cards cancel each other', () => {
  for (const cancelled of [[], [0, 1]]) {
    const event: NachtwachtEvent = { type: 'revealed', rule: 'NW-5.1', cards: ['3', '3'], cancelled, order: [] };
    for (const sentence of say(eventText(event))) expect(sentence).toMatch(/^Ad inferos\s?! /);
  }
});

test('NW-19.5 every event and every question of random matches can be said in five languages', () => {
  for (let seed = 0; seed < sized(90, 150); seed++) {
    const bots = fast(seed, 1);
    const tell = (event: NachtwachtEvent, to?: readonly number[], twin?: NachtwachtEvent) => {
      const told: Told<NachtwachtEvent> = { event, ...(to ? { to } : {}), ...(twin ? { twin } : {}) };
      for (const seat of [undefined, 0, 1]) {
        const heard = heardBy(told, seat);
        if (!heard) continue;
        if (say(eventText(heard)).some((sentence) => /undefined|null|[{}]/.test(sentence))) expect.fail(say(eventText(heard)).join(' '));
      }
    };
    const s = begin(nachtwacht, { seats: 2 + (seed % 3), options: seed % 2 ? randomSetting(bots) : {} }, fast(seed), tell as never);
    while (!s.outcome) {
      say(statusText(nachtwacht.observe(s, undefined)));
      for (let seat = 0; seat < s.seats; seat++) {
        for (const { title, choices, conditions } of planning.form(nachtwacht.observe(s, seat), seat))
          for (const words of [title, ...[...choices, ...conditions].map(({ label }) => label)]) say(words);
        const d = decisionView(nachtwacht, s, seat);
        if (!d || bots.below(3) > 0) continue;
        for (const words of [
          d.prompt,
          ...[...d.options.slice(0, 40), ...d.options.slice(-1)].flatMap((o) => (o.note ? [o.label, o.note] : [o.label])),
        ])
          say(words);
        for (const r of d.refused) {
          say(r.label);
          say(r.reason);
        }
      }
      play(nachtwacht, s, anyAnswer(s, bots), fast(s.seq, seed), tell as never);
    }
    say(statusText(nachtwacht.observe(s, undefined)));
    say({ key: `end.${s.outcome.reason}` });
  }
});

test('every text of the catalogue is used, and the options of a match have names for all their values', () => {
  for (const { id, values } of OPTIONS) {
    say({ key: `set.${id}` });
    if ('min' in values) say({ key: `set.${id}.0` });
    else for (const value of values) say({ key: `set.${id}.${value}` });
  }
  const asides: NachtwachtEvent[] = [
    ...PAWNS.map((pawn) => ({ type: 'pawnChosen', rule: 'NW-1.2', seat: 0, pawn }) as const),
    ...BENDS.map((bend) => ({ type: 'stripBent', rule: 'NW-3.8', seat: 0, strip: 0, bend }) as const),
    ...[true, false].map((asks) => ({ type: 'drawOrder', rule: 'NW-16.12', seat: 0, asks }) as const),
  ];
  for (const event of asides) say(eventText(event));
  for (const id of ['pawn:0', ...BENDS.map((bend) => `bend:${bend}`), 'draw:ask', 'draw:always']) say(asideText(id));
  const rare = [
    'game.name',
    'end.draw',
    'end.agreed',
    'log.roundLimit.draw',
    'log.moved.underworld',
    'note.what.underworld',
    'log.skullFoundNoSquare',
  ];
  const unused = Object.keys(en).filter((key) => !key.includes('/') && !said.has(key) && !rare.includes(key));
  expect(unused).toEqual([]);
});

test('a log line reads well in each language', () => {
  const fought: NachtwachtEvent = { type: 'fought', rule: 'NW-12.3', seat: 0, square: 6, monster: 'tooth', card: 'torch' };
  expect(say(eventText(fought))).toEqual([
    'Jan beats the tooth monster on square 6 with a torch.',
    'Jan verslaat het tandenmonster op vakje 6 met een fakkel.',
    'Jan terrasse le monstre à la dent de la case 6 avec une torche.',
    'Jan besiegt das Zahnmonster auf Feld 6 mit einer Fackel.',
    'Jan besejrer tandmonsteret på felt 6 med en fakkel.',
  ]);
});
