import ts from 'typescript';
import { expect, test } from 'vitest';
import { equalByReading, namesOf } from './names.ts';
import { places } from './places.ts';

const TEXT = `
const one = (n: number) => n === 0;
const two = { ask: (n: number) => n === 0, 'a:b'(n: number) { return n === 0 || n === 0; } };
`;
const all = places(ts.createSourceFile('src/rule.ts', TEXT, ts.ScriptTarget.Latest, true), 'src/rule.ts');
const names = namesOf(all, 'src/').filter((name) => name.includes('compare'));

test('the same change at four places has four names, each with its function', () => {
  expect(names).toEqual([
    'rule.ts · one · compare · `n === 0` → `(n) !== (0)`',
    'rule.ts · two.ask · compare · `n === 0` → `(n) !== (0)`',
    'rule.ts · two.a:b · compare · `n === 0` → `(n) !== (0)`',
    'rule.ts · two.a:b · compare · `n === 0` → `(n) !== (0)` (2)',
  ]);
});

test('an entry of the list of equal changes excuses one place', () => {
  const equal = equalByReading(`# Equal\n\n- ${names[2]} — a reason — with a dash\n`);
  expect(names.filter((name) => equal.has(name))).toEqual([names[2]]);
});
