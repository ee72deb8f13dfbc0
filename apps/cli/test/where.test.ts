import { expect, test } from 'vitest';
import { checkoutRoot } from '../src/where/checkout.ts';
import { find } from '../src/where/find.ts';
import { questhall } from './terminal.ts';

const root = checkoutRoot()!;
const places = (name: string) => new Set(find(root, name).map((p) => p.place));

test('a rule is found in code, test, scenario and on the rules page', () => {
  expect([...places('NW-8.6')]).toEqual(expect.arrayContaining(['code', 'test', 'scenario', 'rules page']));
});

test('an event is found in code and in the texts of its log line', () => {
  expect([...places('stripLaid')]).toEqual(expect.arrayContaining(['code', 'text']));
});

test('whole words only: a rule number is not the beginning of a longer one', () => {
  for (const { words } of find(root, 'NW-1.1')) expect(words).not.toMatch(/^NW-1\.1\d/);
  expect(find(root, 'NW-1.1').every((p) => /NW-1\.1(?!\d)/.test(p.words))).toBe(true);
});

test('it is printed by kind of place, or as JSON', async () => {
  const { code, out } = await questhall('where log.stripTurned');
  expect(code).toBe(0);
  expect(out).toMatch(/^text \(\d+\)$/m);
  expect(out).toContain('games/nachtwacht/src/text/da.ts:');
  const json = JSON.parse((await questhall('where log.stripTurned --json')).out);
  expect(json.places[0]).toMatchObject({ place: expect.any(String), file: expect.any(String), line: expect.any(Number) });
});

test('a mistyped name gets a hint', async () => {
  const { code, err } = await questhall(`where ${['strip', 'Lade'].join('')}`); // in one piece it would be found right here;
  expect(code).toBe(1);
  expect(err).toMatch(/Alike: .*strip/);
});

test('the name on a card leads to the file of the card first, and to its ids', () => {
  const found = find(root, 'Crawling Hand');
  const file = 'games/talisman/src/expansions/realm-of-souls/cards/veil/crawling-hand.ts';
  expect(found[0]).toMatchObject({ place: 'file', file });
  expect(found.find(({ place }) => place === 'code')).toMatchObject({ file });
  expect(found.map(({ place }) => place)).toEqual(expect.arrayContaining(['code', 'text', 'test', 'scenario', 'rules page']));
});

test('where a thing is defined comes before where it is used', () => {
  expect(find(root, 'allowanceOf')[0]?.words).toMatch(/^export function allowanceOf\(/);
});

test('what files are called comes first of all, with what they say of themselves', () => {
  const files = find(root, 'odds').filter(({ place }) => place === 'file');
  expect(files[0]?.file).toMatch(/^games\/\w+\/src\/.*\/odds\.ts$/);
  expect(files.map(({ file }) => file)).toContain('docs/talisman-odds.md');
  expect(files.find(({ file }) => file === 'docs/talisman-odds.md')?.words).not.toBe('');
});

test('a section comes right behind the files, and is found in the plural too', () => {
  expect(find(root, 'house rule').filter(({ place }) => place === 'section')).toEqual([
    { place: 'section', file: 'CONTRIBUTING.md', line: expect.any(Number), words: 'Add a house rule' },
  ]);
  expect(
    find(root, 'trap')
      .filter(({ place }) => place === 'section')
      .map(({ file }) => file),
  ).toContain('docs/rules/dystopia/en.md');
});

test('of a kind the first are shown, with how many there are, unless all are asked for', async () => {
  const [short, all] = [await questhall('where dice'), await questhall('where dice --all')];
  const code = find(root, 'dice').filter(({ place }) => place === 'code').length;
  expect(short.out).toContain(`code (${code})`);
  expect(short.out).toContain(`… and ${code - 12} more (--all)`);
  expect(short.out.split('\n').length).toBeLessThan(120);
  expect(all.out).not.toContain('(--all)');
  expect(all.out.split('\n').length).toBeGreaterThan(code);
});

test.each([
  ['Spirit Eye', 'games/talisman/src/expansions/realm-of-souls/cards/veil/spirit-eye.ts'],
  ['a draw ends the turn', 'games/talisman/src/rules/fight/fight.ts'],
  ['what may a seat see', 'docs/architecture.md'],
  ['where do odds come from', 'docs/architecture.md'],
  ['add a house rule', 'CONTRIBUTING.md'],
  ['a sixth language', 'CONTRIBUTING.md'],
  ['a new foe with two dice', 'docs/cards.md'],
  ['fate', 'games/talisman/src/rules/fight/fate.ts'],
  ['another node takes a match over', 'docs/architecture.md'],
])('%s: the first place of all leads there', (asked, file) => {
  expect(find(root, asked)[0]?.file).toBe(file);
});

test('a trap of Dystopia: the first code is its rule', () => {
  expect(find(root, 'trap').find(({ place }) => place === 'code')).toMatchObject({
    file: 'games/dystopia/src/rules/walking.ts',
    words: "export const trap = rule('trap', {",
  });
});
