import { readdirSync, readFileSync } from 'node:fs';
import { begin, type Chance, fast, matchOptions } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { EDITION_1986, EDITION_DIGITAL, ruleIn } from '../../src/editions/index.ts';
import { RULE_IDS_DIGITAL } from '../../src/editions/rule-ids.ts';
import { INNER, MIDDLE, OPTIONS, OUTER, talisman } from '../../src/index.ts';
import { BOB, digital } from './game.ts';

const deal = (seats: number, options: Record<string, unknown> = {}) =>
  begin(talisman, { seats, options: { edition: 'digital', ...options } }, fast(7) as Chance);

test('TDE-1.1 two to four play, five and six where the big table is set', () => {
  expect([2, 3, 4].map((seats) => deal(seats).characters.length)).toEqual([2, 3, 4]);
  expect(() => deal(5)).toThrow(/seats/);
  expect(deal(6, { bigTable: true }).characters.length).toBe(6);
});

test('TDE-1.2 TDE-1.8 TDE-1.9 TDE-2.1 TDE-2.14 TDE-2.20 TDE-2.24 each has a character with the values of its card, on its space, and 1 gold', () => {
  const s = deal(4);
  for (const c of s.characters) {
    const card = EDITION_DIGITAL.characters.find((one) => one.id === c.card)!;
    expect([c.strength, c.craft, c.lives, c.fate, c.gold, c.alignment, c.space]).toEqual([
      card.strength,
      card.craft,
      card.lives ?? 4,
      card.fate ?? 0,
      1,
      card.alignment,
      card.start,
    ]);
  }
});

test('TDE-1.3 TDE-1.4 TDE-1.5 the board: 24, 16 and 8 spaces around the Crown, which only the Valley leads to', () => {
  expect([OUTER.length, MIDDLE.length, INNER.length]).toEqual([24, 16, 9]);
  const valley = digital({ Ann: { at: 'I4' }, Bob: BOB });
  expect(valley.options('Ann').filter((option) => option.startsWith('to:'))).toEqual([]);
  expect(valley.question('Ann')?.refused).toMatchObject([{ id: 'to:I5', rule: 'TDE-10.20' }]);
});

test('TDE-1.7 the decks and the stock', () => {
  const count = (list: readonly (readonly [unknown, number])[]) => list.reduce((sum, [, n]) => sum + n, 0);
  const { adventure, purchase, talismans } = EDITION_DIGITAL;
  expect([count(adventure), count(purchase), talismans[1]]).toEqual([104, 28, 4]);
  const s = deal(2);
  expect(s.deck.length + s.top.length).toBe(104);
});

test('TDE-1.10 who begins is drawn', () => {
  const drawn: string[] = [];
  const chance: Chance = {
    below(n, what) {
      drawn.push(String(what));
      return what === 'starter' ? n - 1 : 0;
    },
  };
  const s = begin(talisman, { seats: 3, options: { edition: 'digital' } }, chance);
  expect([drawn.filter((what) => what === 'starter').length, s.turn.seat]).toEqual([1, 2]);
});

test('TDE-1.11 an empty deck is made anew of its discard pile; where both are empty no card is drawn', () => {
  const none = digital({ figures: { Ann: { at: 'O1' }, Bob: BOB }, deck: [] });
  none.s.lying.O15 = none.s.discard.splice(0);
  none.rolls(1).ann('roll', 'cw');
  expect([none.lying('O2'), none.turn]).toEqual([[], 'Bob']);
  const anew = digital({ figures: { Ann: { at: 'O1' }, Bob: BOB }, deck: [] });
  anew.rolls(1).draws('angel').ann('roll', 'cw');
  expect(anew.last('reshuffled')).toMatchObject({ pile: 'adventure', rule: 'TDE-1.11' });
});

test('TDE-1.6 TDE-2.32 TDE-10.24 TDE-10.25 the last one left has won, and the dead are out once the Crown was reached', () => {
  const g = digital({
    figures: { Ann: { character: 'troll', at: 'I9' }, Bob: { ...BOB, lives: 1 }, Cay: { character: 'thief', at: 'O3', lives: 1 } },
    crownReached: true,
  });
  g.rolls(4).ann('act');
  expect(g.s.outcome).toMatchObject({ winners: [0], reason: 'last', rule: 'TDE-1.6' });
  const two = digital({
    figures: {
      Ann: { character: 'thief', at: 'O1' },
      Bob: { character: 'troll', at: 'O2', lives: 1 },
      Cay: { character: 'elf', at: 'O9' },
    },
    crownReached: true,
  });
  two.rolls(1, 6, 1).ann('roll', 'cw', 'attack:1');
  two.ann('life');
  expect([two.of('Bob').out, two.s.outcome]).toEqual([true, null]);
});

/** Every source file of a folder and those in it. */
const sourcesIn = (root: URL, folder: string): string[] =>
  readdirSync(new URL(`${folder}/`, root), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${folder}/${name}`);

/** The files in which a card brings its own rule. */
const rulesOfCards = (root: URL): string[] => sourcesIn(root, 'cards').filter((name) => name.endsWith('.rule.ts'));

test('no rule asks for the edition by name', () => {
  const root = new URL('../../src/', import.meta.url);
  const folders = ['rules', 'decisions', 'heuristic', 'expansions/realm-of-souls/rules'];
  const files = [...folders.flatMap((folder) => sourcesIn(root, folder)), ...rulesOfCards(root)];
  expect(files.length).toBeGreaterThan(40);
  const named = files.filter((file) => /'1986'|'digital'|\.edition\b|EDITION_/.test(readFileSync(new URL(file, root), 'utf8')));
  expect(named).toEqual([]);
});

test('each switch stands in the table with the rules of both editions, and is read', () => {
  const root = new URL('../../src/', import.meta.url);
  const source = readFileSync(new URL('editions/switches.ts', root), 'utf8');
  const rules = [...['rules', 'expansions/realm-of-souls/rules'].flatMap((folder) => sourcesIn(root, folder)), ...rulesOfCards(root)].map(
    (file) => readFileSync(new URL(file, root), 'utf8'),
  );
  rules.push(readFileSync(new URL('setup.ts', root), 'utf8'));
  const all = rules.join('\n');
  const names = Object.keys(EDITION_DIGITAL.rules);
  expect(names.length).toBeGreaterThan(35);
  for (const name of names) {
    const doc = new RegExp(`/\\*\\*([^*]*)\\*/\\n  ${name}:`).exec(source)?.[1] ?? '';
    expect([name, /TDE-/.test(doc), /T86-|1986/.test(doc)]).toEqual([name, true, true]);
    expect([name, (all.match(new RegExp(`[.{ ]${name}\\b`, 'g')) ?? []).length > 0]).toEqual([name, true]);
    const key = name as keyof typeof EDITION_DIGITAL.rules;
    expect([name, EDITION_DIGITAL.rules[key] === EDITION_1986.rules[key]]).toEqual([name, false]);
  }
});

test('what is told is told by the rulebook of the edition', () => {
  const pages = readFileSync(new URL('../../../../docs/rules/talisman-digital/en.md', import.meta.url), 'utf8');
  const src = new URL('../../src/', import.meta.url);
  const walk = (folder: URL): string[] =>
    readdirSync(folder, { withFileTypes: true }).flatMap((one) =>
      one.isDirectory() ? walk(new URL(`${one.name}/`, folder)) : [readFileSync(new URL(one.name, folder), 'utf8')],
    );
  const cited = new Set(walk(src).flatMap((file) => file.match(/(?<=[ (:]')T86-[0-9A-Za-z.]+(?=')/g) ?? []));
  for (const id of cited) expect([id, RULE_IDS_DIGITAL[id] !== undefined]).toEqual([id, true]);
  for (const id of Object.values(RULE_IDS_DIGITAL)) expect([id, pages.includes(`**${id}**`)]).toEqual([id, true]);
  expect(ruleIn({ options: { edition: '1986' } }, 'T86-6.19.1')).toBe('T86-6.19.1');
});

test('options of the two editions have their defaults', () => {
  expect(matchOptions(OPTIONS, { edition: 'digital' })).toMatchObject({ edition: 'digital', expansion: 'none', bigTable: false });
});
