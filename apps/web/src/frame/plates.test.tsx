import { dystopia } from '@questhall/dystopia';
import { loadCatalogue as dystopiaWords } from '@questhall/dystopia/client';
import { type AnyGame, type AnyState, begin, type DecisionView, decisionView, fast, play } from '@questhall/kernel';
import { nachtwacht } from '@questhall/nachtwacht';
import { loadCatalogue as nachtwachtWords } from '@questhall/nachtwacht/client';
import { talisman } from '@questhall/talisman';
import { loadCatalogue as talismanWords } from '@questhall/talisman/client';
import { type Catalogue, speaker } from '@questhall/text';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sized } from '../../../../test/sized.ts';
import { loadUi } from '../text/index.ts';
import { GameWords, seatLetter, WordsProvider } from '../text/words.tsx';
import { spoken } from './consequence.tsx';
import { isHopeless, Plates } from './plates.tsx';

let ui: Catalogue;
beforeAll(async () => {
  vi.stubGlobal('navigator', { languages: ['en'], language: 'en' });
  ui = await loadUi('en');
});

afterAll(() => vi.unstubAllGlobals());

const ANSWER = { picks: [], looked: null, refusal: null, ready: false, pick() {}, hold() {}, look() {}, confirm() {}, choose() {} };

/** What a person sees of the plates of a question: all text but what is hidden from the eye. One string a plate. */
function seenOn(decision: DecisionView, catalogue: Catalogue): string[] {
  const html = renderToStaticMarkup(
    <WordsProvider waiting="waiting">
      <GameWords catalogue={catalogue} nameOf={seatLetter}>
        <Plates decision={decision} picks={[]} answer={ANSWER} sending={false} openRule={() => {}} cut={false} />
      </GameWords>
    </WordsProvider>,
  );
  return html
    .split('<li')
    .slice(1)
    .map((li) => plain(li.replace(/^[^>]*>/, '').replace(/<(\w+)[^>]*class="vh"[^>]*>.*?<\/\1>/g, '')));
}

const plain = (html: string): string =>
  html
    .replace(/<svg.*?<\/svg>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', '’')
    .replaceAll('&amp;', '&');

/** A sentence without blanks and points. */
const squashed = (sentence: string): string => sentence.replace(/[\s.·]/g, '');

const GAMES: readonly [string, AnyGame, (locale: 'en') => Promise<Catalogue>, Record<string, string | number | boolean>, number][] = [
  ['Talisman of 1986', talisman as AnyGame, talismanWords, { lives: 2, roundLimit: 40 }, sized(1, 3)],
  ['the Realm of Souls', talisman as AnyGame, talismanWords, { edition: 'digital', expansion: 'realm-of-souls', roundLimit: 40 }, 3],
  ['Nachtwacht', nachtwacht as AnyGame, nachtwachtWords, {}, 3],
  ['Dystopia', dystopia as AnyGame, dystopiaWords, { campaign: false }, sized(1, 2)],
];

test.each(GAMES)(
  '%s: whatever is said of an option for those who hear it stands on its plate, in whole random matches',
  async (_name, game, load, options, matches) => {
    const catalogue = await load('en');
    const speak = speaker('en', [ui, catalogue], seatLetter);
    const seen = new Set<string>();
    let plates = 0;
    for (let seed = 0; seed < matches; seed++) {
      const chance = fast(seed);
      const minds = fast(seed, 1);
      const s = begin(game, { seats: 4, options }, chance) as AnyState;
      for (let step = 0; step < 6000 && !s.outcome; step++) {
        const d = s.pending[minds.below(s.pending.length)]!;
        if (minds.below(6) === 0) {
          const view = decisionView(game, s, d.seat)!;
          const shape = `${view.kind} ${view.options.map(({ id }) => id).join(' ')}`;
          if (!seen.has(shape) && seen.size < 400) {
            seen.add(shape);
            const shown = seenOn(view, catalogue);
            view.options.forEach((option, i) => {
              const heard = spoken(option, speak, (odds) => speak.say({ key: 'ui.decision.odds', args: { odds } }));
              expect(squashed(shown[i]!), `${view.kind} ${option.id}`).toContain(squashed(heard));
              plates++;
            });
          }
        }
        const pool = [...d.options];
        const n = d.choose ? d.choose.min + minds.below(d.choose.max - d.choose.min + 1) : 0;
        const choice = d.choose
          ? Array.from({ length: n }, () => pool.splice(minds.below(pool.length), 1)[0]!)
          : pool[minds.below(pool.length)]!;
        play(game, s, { decision: d.id, seat: d.seat, choice }, chance);
      }
    }
    expect(plates).toBeGreaterThan(100);
  },
);

test('brief answers stand beside each other two by two, long ones have the whole width; where one has a picture all keep room for it', () => {
  const asked = (labels: readonly [label: string, note?: string][]): DecisionView => ({
    id: 1,
    seat: 0,
    kind: 'direction',
    rule: 'T86-6.11.1c',
    prompt: { key: 'ask' },
    options: labels.map(([label, note], i) => ({ id: `o${i}`, label: { key: label }, ...(note ? { note: { key: note } } : {}) })),
    refused: [],
    byDefault: 'o0',
  });
  const words: Catalogue = {
    Woods: 'Woods',
    Hills: 'Hills',
    Fields: 'Fields',
    draw: 'Draw 1 card.',
    far: 'A way that takes more words than half a phone holds',
  };
  const shown = (decision: DecisionView, thumb?: (option: { id: string }) => string | null) =>
    renderToStaticMarkup(
      <WordsProvider waiting="waiting">
        <GameWords catalogue={words} nameOf={seatLetter}>
          <Plates decision={decision} picks={[]} answer={ANSWER} sending={false} openRule={() => {}} cut={false} thumb={thumb} />
        </GameWords>
      </WordsProvider>,
    );
  const halves = (html: string) =>
    html
      .split('<li')
      .slice(1)
      .map((li) => li.startsWith(' class="half"'));
  expect(halves(shown(asked([['Woods', 'draw'], ['Hills'], ['far'], ['Fields']])))).toEqual([true, true, false, false]);
  // The third has nobody beside it.
  expect(halves(shown(asked([['Woods'], ['Hills'], ['Fields']])))).toEqual([true, true, false]);
  expect(halves(shown(asked([['Woods', 'far'], ['Hills']])))).toEqual([false, false]);
  const pictures = (thumb?: (option: { id: string }) => string | null) =>
    [...shown(asked([['Woods'], ['Hills']]), thumb).matchAll(/class="plate-thumb"[^>]*>(.*?)<\/span>/g)].map((found) => found[1]);
  expect(pictures(({ id }) => (id === 'o0' ? 'trees' : null))).toEqual(['trees', '']);
  expect(pictures(() => null)).toEqual([]);
  expect(pictures()).toEqual([]);
});

test('odds say what they are a chance of where the game has words for it: of this question, else of its kind', () => {
  const asked = (kind: string, key: string): DecisionView => ({
    id: 1,
    seat: 0,
    kind,
    rule: 'TDE-2.9',
    prompt: { key },
    options: [{ id: 'keep', label: { key: 'keep' }, odds: 0 }],
    refused: [],
    byDefault: 'keep',
  });
  const words: Catalogue = {
    keep: 'Keep',
    'ask.fate.odds': '{odds} chance that it works',
    'ask.fate.fight.odds': '{odds} chance that you win',
  };
  const shown = (kind: string, key: string) => seenOn(asked(kind, key), words)[0];
  expect(shown('fate', 'ask.fate.fight')).toContain('0% chance that you win');
  expect(shown('fate', 'ask.fate')).toContain('0% chance that it works');
  expect(shown('armour', 'ask.armour')).toMatch(/0% chance\s*$/);
});

test('an answer is drawn as hopeless where nothing good or harmless can come of it, and not where its dice may bring a draw', () => {
  const label = { key: 'x' };
  const lost = { from: 1, to: 5, brings: label, helps: false };
  const draw = { from: 6, to: 6, brings: label };
  expect(isHopeless({ id: 'a', label, odds: 0 })).toBe(true);
  expect(isHopeless({ id: 'a', label, odds: 0, results: [lost] })).toBe(true);
  expect(isHopeless({ id: 'a', label, odds: 0, results: [lost, draw] })).toBe(false);
  expect(isHopeless({ id: 'a', label, odds: 0, atLeast: true })).toBe(false);
  expect(isHopeless({ id: 'a', label, odds: 0.1 })).toBe(false);
  expect(isHopeless({ id: 'a', label })).toBe(false);
  // What is given up for nothing looks no better.
  expect(isHopeless({ id: 'a', label, wasted: true })).toBe(true);
});
