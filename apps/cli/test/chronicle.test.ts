import { expect, test } from 'vitest';
import { questhall } from './terminal.ts';

const lines = (words: string) => words.split('\n').filter((l) => l !== '');

test('the whole chronicle of the match of a seed is printed, the same match in each language', async () => {
  const dutch = await questhall('chronicle --game nachtwacht --lang nl --seed 7');
  const french = await questhall('chronicle --game nachtwacht --lang fr --seed 7');
  expect([dutch.code, french.code]).toEqual([0, 0]);
  expect(lines(dutch.out)[0]).toMatch(/^Sofie neemt .*\[NW-/);
  const rules = (words: string) => lines(words).map((l) => /\[(NW-[^\]]+)\]$/.exec(l)?.[1]);
  expect(rules(dutch.out).length).toBeGreaterThan(50);
  expect(rules(dutch.out)).toEqual(rules(french.out));
  expect(lines(dutch.out).at(-1)).toMatch(/wint in ronde|kwam het verst/);
  expect((await questhall('chronicle --game nachtwacht --lang nl --seed 7')).out).toBe(dutch.out);
  expect((await questhall('chronicle --game nachtwacht --lang nl --seed 8')).out).not.toBe(dutch.out);
});

test('questions are printed with their answers, their notes and what is refused, in four spaces', async () => {
  const plain = await questhall('chronicle --game nachtwacht --lang nl --seed 7 --seats 3');
  const asked = await questhall('chronicle --game nachtwacht --lang nl --seed 7 --seats 3 --questions');
  const inset = lines(asked.out).filter((l) => l.startsWith('    '));
  expect(lines(asked.out).filter((l) => !l.startsWith('    '))).toEqual(lines(plain.out));
  expect(inset.filter((l) => l.startsWith('    [Cato] Kies een kaart om gedekt neer te leggen.')).length).toBeGreaterThan(3);
  expect(inset.some((l) => l.includes('Die heb je al gespeeld'))).toBe(true);
});

test('the cards of an edition are printed with name and text, all of them where none is named', async () => {
  const drowned = await questhall('cards --game talisman --edition drowned-crypts --lang nl');
  const all = await questhall('cards --game talisman --lang nl');
  expect(drowned.code).toBe(0);
  const named = drowned.out.split('\n\n').filter((card) => card.trim() !== '');
  expect(named.length).toBeGreaterThan(10);
  for (const card of named) {
    expect(lines(card).length).toBeGreaterThan(1);
    expect(lines(card).slice(1)).toEqual(
      lines(card)
        .slice(1)
        .filter((l) => /^ {2}\S/.test(l)),
    );
    expect(all.out).toContain(card);
  }
  const names = lines(all.out).filter((l) => !l.startsWith(' '));
  expect(names.length).toBeGreaterThan(300);
});

test('Dystopia prints all its cards; cards without a text and an unknown edition are refused', async () => {
  const { out } = await questhall('cards --game dystopia --lang fr');
  expect(lines(out).filter((l) => !l.startsWith(' ')).length).toBeGreaterThan(100);
  const refused = await questhall('cards --game nachtwacht --lang fr');
  expect([refused.code, refused.err]).toEqual([2, expect.stringContaining('nothing stands on the cards of nachtwacht')]);
  expect((await questhall('cards --game talisman --edition 1987')).err).toContain(
    'there are 1986, digital, realm-of-souls, drowned-crypts',
  );
});
