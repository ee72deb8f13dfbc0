import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Action, begin, decisionView, fast, heardBy, play, type Text, type Told, text } from '@questhall/kernel';
import { catalogueProblems, LOCALES, type Speaker, speaker } from '@questhall/text';
import { describe, expect, test } from 'vitest';
import { type DystopiaEvent, dystopia, heuristic, OPTIONS } from '../src/index.ts';
import { CAMPAIGN } from '../src/levels/index.ts';
import type { DystopiaView } from '../src/observation.ts';
import type { State } from '../src/state.ts';
import { da } from '../src/text/da/index.ts';
import { de } from '../src/text/de/index.ts';
import { en } from '../src/text/en/index.ts';
import { levels } from '../src/text/en/levels.ts';
import { eventText } from '../src/text/event-text.ts';
import { fr } from '../src/text/fr/index.ts';
import { nl } from '../src/text/nl/index.ts';
import { figureName } from '../src/text/state-names.ts';

const CATALOGUES = { en, nl, fr, de, da };
const NAMES = ['Jan', 'Piet', 'Cato', 'Sofie', 'Mats'];
const speakers: Speaker[] = LOCALES.map((locale) => speaker(locale, [CATALOGUES[locale]], (seat) => NAMES[seat] ?? '?'));
const before = new Map<string, string[]>();

/** Says a text in every language; fails where a key or a gap is missing, or a gap is filled with nothing. */
function say(words: Text): string[] {
  const same = JSON.stringify(words);
  let sentences = before.get(same);
  if (!sentences) {
    sentences = speakers.map((s) => s.say(words));
    if (sentences.some((sentence) => sentence === '' || /undefined|null|NaN|[{}]| {2}| [.,)]/.test(sentence)))
      expect.fail(`${same}\n${sentences.join('\n')}`);
    before.set(same, sentences);
  }
  return sentences;
}

/** Says all that a random match asks, offers, refuses and tells. */
function sayMatch(seed: number, seats: number, options: Record<string, unknown>): void {
  const bots = fast(seed, 1);
  const chance = fast(seed, 2);
  const tell = (event: DystopiaEvent, to?: readonly number[], twin?: DystopiaEvent) => {
    const told: Told<DystopiaEvent> = { event, ...(to ? { to } : {}), ...(twin ? { twin } : {}) };
    for (const seat of [undefined, 0, 1]) {
      const heard = heardBy(told, seat);
      if (heard) say(eventText(heard));
    }
  };
  const s = begin(dystopia, { seats, options }, chance, tell as never);
  while (!s.outcome) {
    const d = s.pending[bots.below(s.pending.length)]!;
    if ((d.kind !== 'hero' && d.kind !== 'between' && d.kind !== 'monster') || bots.below(12) === 0) {
      const view = decisionView(dystopia, s, d.seat)!;
      say(view.prompt);
      for (const { label, note } of view.options) for (const words of note ? [label, note] : [label]) say(words);
      for (const { label, reason } of view.refused) for (const words of [label, reason]) say(words);
    }
    const pool = [...d.options];
    const count = d.choose ? d.choose.min + bots.below(d.choose.max - d.choose.min + 1) : 0;
    const choice = d.choose ? Array.from({ length: count }, () => pool.splice(bots.below(pool.length), 1)[0]!) : random(pool, bots.below);
    play(dystopia, s, { decision: d.id, seat: d.seat, choice } as Action, chance, tell as never);
  }
  say(text(`end.${s.outcome.reason}`));
}

/** Rather does something than end the turn at once. */
function random(options: readonly string[], below: (n: number) => number): string {
  const rare = new Set(['end', 'undo', 'done', 'ready', 'auto', 'pass:on', 'pass:off']);
  const often = options.filter((id) => !rare.has(id));
  return often.length > 0 && below(8) > 0 ? often[below(often.length)]! : options[below(options.length)]!;
}

test('all catalogues have the same keys with the same gaps', () => {
  expect(catalogueProblems(CATALOGUES)).toEqual([]);
});

test.each([1, 3, 5, 6, 9, 10])('level %i: all that is asked, offered, refused and told can be said in five languages', (level) => {
  for (const wizor of ['computer', 'person']) {
    const options = { level, wizor, fallen: 'mercy', roundLimit: 6, campaign: true, checkpoint: wizor === 'person' };
    sayMatch(level, 3, options);
  }
});

/** What random matches seldom come to. */
const RARE: readonly DystopiaEvent[] = [
  { type: 'revealed', rule: 'DYS-REV.4', areas: ['A'] },
  { type: 'placed', rule: 'DYS-MOVE.13', figure: 'h0', at: '1,1', by: 'back' },
  { type: 'pinned', rule: 'DYS-EQP.16', hero: 0 },
  { type: 'saved', rule: 'DYS-GEN.12', hero: 0, thing: 'heart-stone' },
  { type: 'cured', rule: 'DYS-CURS.5', hero: 0 },
  { type: 'freed', rule: 'DYS-WIZ.3', hero: 0 },
  { type: 'bought', rule: 'DYS-NEU.2', hero: 0, thing: 'shamyr-drink', price: 60 },
  { type: 'eased', rule: 'DYS-AIW.7', difficulty: 'easy' },
  { type: 'left', rule: 'DYS-END.6', hero: 0 },
  { type: 'goalMet', rule: 'DYS-GOAL.6', goal: 0 },
  { type: 'levelWon', rule: 'DYS-END.4', level: 1 },
  { type: 'stopReached', rule: 'DYS-INN.1', level: 1, kind: 'inn' },
  { type: 'stopReached', rule: 'DYS-INN.1', level: 1, kind: 'camp' },
  { type: 'rested', rule: 'DYS-INN.2', hero: 0, n: 2 },
  { type: 'returned', rule: 'DYS-NRG.7', hero: 0 },
  { type: 'ended', rule: 'DYS-END.1', won: true },
];

test('rare events can be said too, named or, told by number alone, in general words', () => {
  for (const event of RARE) {
    const names = { h0: text('hero.elf'), level: text('level.L01.title'), place: text('level.L01.place'), goal: text('goal.escape') };
    const named = say(eventText({ ...event, names }));
    for (const [i, sentence] of say(eventText(event)).entries()) expect(sentence.length, named[i]!).toBeGreaterThan(5);
  }
  expect(say(eventText(RARE[6]!))[0]).toBe('A hero buys 3 × Healing drink for 60 gold.');
});

test('every key with which something is worded is in the catalogue, also what is seldom asked or refused', async () => {
  const read = (file: string) => readFile(join(import.meta.dirname, '../src', file), 'utf8');
  const source = (await Promise.all(['decision-text', 'state-names', 'names'].map((file) => read(`text/${file}.ts`)))).join('\n');
  const wanted = [...source.matchAll(/'((?:ask|pick|note|dir|place|goal)\.[\w.]+)'/g)].map((m) => m[1]!);
  const problems = await Promise.all(['refusals', 'hero-problems', 'monster-problems'].map((file) => read(`decisions/${file}.ts`)));
  const codes = problems.flatMap((file) => [...file.matchAll(/'([A-Z]+(?:_[A-Z]+)+|CURSED|SILENCED)'/g)].map((found) => `no.${found[1]}`));
  expect(codes.length).toBeGreaterThan(20);
  expect(wanted.length).toBeGreaterThan(40);
  expect([...wanted, ...codes].filter((key) => !Object.hasOwn(en, key))).toEqual([]);
});

test('log lines read well in each language', () => {
  const attack = {
    type: 'attacked',
    rule: 'DYS-COMB.10',
    from: 'h0',
    to: 'm0',
    attack: 12,
    defence: 11,
    red: [4, 3],
    white: [5, 2],
  } as const;
  const names = { h0: text('hero.archer'), m0: text('boss.toll-master') };
  expect(say(eventText({ ...attack, red: [4, 3], white: [5, 2], result: 'wounded', names }))).toEqual([
    'The Archer attacks Hurg the Toll-Master and hits, 12 to 11 (red: 4 and 3, white: 5 and 2).',
    'De Boogschutter valt Hurg de Tolmeester aan en raakt, 12 tegen 11 (rood: 4 en 3, wit: 5 en 2).',
    'L’Archer attaque Hurg le Péager et touche, 12 contre 11 (dés rouges\u00a0: 4 et 3, dés blancs\u00a0: 5 et 2).',
    'Der Bogenschütze greift Hurg den Zöllner an und trifft, 12 zu 11 (rot: 4 und 3, weiß: 5 und 2).',
    'Bueskytten angriber Hurg Toldmester og rammer med 12 mod 11 (røde terninger: 4 og 3, hvide: 5 og 2).',
  ]);
  expect(
    say(eventText({ ...attack, red: [4, 3], white: ['U', 'U'], result: 'averted', names })).map((line) => line.match(/\(.*\)/)?.[0]),
  ).toEqual([
    '(white: two unicorns)',
    '(wit: twee eenhoorns)',
    '(dés blancs\u00a0: deux licornes)',
    '(weiß: zwei Einhörner)',
    '(hvide terninger: to enhjørninger)',
  ]);
});

test('a boss with a title is called by his name alone in a sentence', () => {
  const slain = eventText({ type: 'died', rule: 'DYS-MON.8', figure: 'm0', code: 'U1', at: '1,1', names: { m0: text('boss.uzyr') } });
  expect(say(slain)).toEqual(['Uzyr is defeated.', 'Uzyr is verslagen.', 'Uzyr succombe.', 'Uzyr ist besiegt.', 'Uzyr er besejret.']);
  expect(say(text('boss.uzyr'))[0]).toBe('Uzyr, the Voice of Wizor');
});

test('the options of a match have names for all their values', () => {
  for (const { id, values } of OPTIONS) {
    say(text(`set.${id}`));
    if (!('min' in values)) for (const value of values) say(text(`set.${id}.${String(value)}`));
  }
  for (let n = 1; n <= 10; n++) say(text(`set.level.${n}`));
});

describe('levels of the campaign', () => {
  const plain = (words: string) => words.replaceAll('’', "'");

  test.each(CAMPAIGN)('$id: the words in English are those of the level file', ({ id, title, story, areas, after }) => {
    const own = levels[id]!;
    expect(plain(own.title)).toBe(title);
    expect(plain(own.intro)).toBe(story.intro);
    expect(plain(own.won)).toBe(story.won);
    expect(plain(own.place ?? '')).toBe(after?.place ?? '');
    expect(Object.entries(own.areas).map(([letter, name]) => [letter, plain(name)])).toEqual(Object.entries(areas ?? {}));
    expect(Object.keys(own.rooms)).toEqual(Object.keys(own.areas).filter((letter) => letter < 'a'));
  });

  test('bosses and things of every level have names', () => {
    for (const level of CAMPAIGN) {
      for (const { boss, name } of level.monsters) {
        if (boss === undefined) continue;
        const [english] = say(text(`boss.${boss}`));
        if (name !== undefined) expect(`${name}`.replace(/^The /, '').replace('Uzyr the', 'Uzyr, the')).toBe(english);
      }
    }
  });
});

test('DYS-HID.1 monsters of a kind are numbered in the order in which they came, and the fallen keep their numbers', () => {
  const chance = fast(3);
  const s = begin(dystopia, { seats: 1, options: { level: 1, campaign: false, heroes: 4 } }, chance) as State;
  const bot = fast(3, 1);
  const called = new Map<string, string>();
  for (let n = 0; n < 4000 && !s.outcome; n++) {
    const d = s.pending[0]!;
    play(dystopia, s, { decision: d.id, seat: d.seat, choice: heuristic.playout(s as never, d, bot) }, chance);
    const names = s.monsters.map((_, m) => JSON.stringify(figureName(s, `m${m}`)));
    expect(new Set(names).size).toBe(names.length);
    for (const [m, name] of names.entries()) {
      expect(called.get(`m${m}`) ?? name).toBe(name);
      called.set(`m${m}`, name);
    }
    const view = dystopia.observe(s, 0) as DystopiaView;
    for (const { id, number } of view.monsters) {
      const text = figureName(s, id);
      expect(typeof text === 'object' && 'key' in text && text.key === 'monster.numbered' ? text.args!['n'] : null).toBe(number);
    }
  }
  expect(called.size).toBeGreaterThan(2);
});
