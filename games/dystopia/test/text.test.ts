import { type Action, begin, decisionView, fast, heardBy, play, type Text, type Told, text } from '@questhall/kernel';
import { catalogueProblems, LOCALES, type Speaker, speaker } from '@questhall/text';
import { describe, expect, test } from 'vitest';
import { type DystopiaEvent, dystopia, OPTIONS } from '../src/index.ts';
import { CAMPAIGN } from '../src/levels/index.ts';
import { da } from '../src/text/da/index.ts';
import { de } from '../src/text/de/index.ts';
import { en } from '../src/text/en/index.ts';
import { levels } from '../src/text/en/levels.ts';
import { eventText } from '../src/text/event-text.ts';
import { fr } from '../src/text/fr/index.ts';
import { nl } from '../src/text/nl/index.ts';

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
