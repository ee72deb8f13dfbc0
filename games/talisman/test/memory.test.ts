import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { begin, fast, type MatchOptions, play } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { unseenSpells } from '../src/glance.ts';
import { heuristic, type State, talisman } from '../src/index.ts';
import { forget } from '../src/memory.ts';
import { spreadOf } from '../src/rules/fight/dice.ts';
import { routes } from '../src/rules/turn/movement.ts';
import { pilesFor } from '../src/setup.ts';

const SRC = join(import.meta.dirname, '../src');

/** What every file has at its top level that may change, with the reason; all else is in memory.ts. */
const KEPT: Readonly<Record<string, string>> = {
  'memory.ts': 'the memories themselves',
  'constant.ts': 'what was made a constant: only asked, and weak',
  'installed.ts': 'what the program is put together of: set once by index.ts, before any match',
};

/** Variables, empty lists and tables, and maps that somebody fills, outside every function. */
const CHANGES = /^(export )?(let |const \w+(: [^=]*)? = (\[\]|\{\}|new (Map|Set|WeakMap|WeakSet|Array)(<.*>)?\(\));?$)/m;

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));

/** Lists that are empty for good: their type says that nothing is added. */
const emptied = (source: string): string =>
  source.replaceAll(/^(export )?const \w+: (readonly |Readonly).*$|^export const NOTHING: never\[\] = \[\];$/gm, '');

test('nothing at the top level of a file may change, but what has a reason', () => {
  const changing = files.filter((file) => CHANGES.test(emptied(readFileSync(join(SRC, file), 'utf8'))));
  expect(changing.sort()).toEqual([...Object.keys(KEPT), ...FILLED].sort());
});

/** Tables that are filled where the file is loaded, and never again. */
const FILLED = ['editions/index.ts'];

test('planted: a memory of its own in a file is found', () => {
  const planted = (line: string) => CHANGES.test(emptied(`import {} from './x.ts';\n${line}\n`));
  expect(
    [
      'const KNOWN = new Map<string, Piles>();',
      'let last = 0;',
      'export const SEEN: string[][] = [];',
      'const asked = new WeakMap<object, () => void>();',
    ].map(planted),
  ).toEqual([true, true, true, true]);
  expect(['const NONE: readonly string[] = [];', 'const f = () => new Map();', '  const here = new Map();'].map(planted)).toEqual([
    false,
    false,
    false,
  ]);
});

const MATCHES: readonly MatchOptions[] = [
  { edition: '1986' },
  { edition: 'digital', expansion: 'realm-of-souls' },
  { edition: 'digital', expansion: 'drowned-crypts' },
];

/** Everything that is told and the end of a match whose bots weigh their answers. */
function played(options: MatchOptions, seed: number): string {
  const [chance, policy] = [fast(seed, 1), fast(seed, 2)];
  const told: unknown[] = [];
  const s = begin(talisman, { seats: 3, options }, chance, (event) => void told.push(event)) as State;
  for (let n = 0; n < 250 && !s.outcome; n++) {
    const d = s.pending[0]!;
    const choice = heuristic.playout(talisman.glance!(s, d.seat) as State, d, policy);
    play(talisman, s, { decision: d.id, seat: d.seat, choice }, chance, (event) => void told.push(event));
  }
  return JSON.stringify([told, s]);
}

test('a match is the same whether nothing is remembered or others have been played before', () => {
  const alone = MATCHES.map((options, i) => {
    forget();
    return played(options, 50 + i);
  });
  expect(forget()).toBeGreaterThan(50);
  for (let seed = 1; seed <= 3; seed++) for (const options of MATCHES) played(options, seed);
  expect(MATCHES.map((options, i) => played(options, 50 + i))).toEqual(alone);
});

test('what is remembered cannot be changed by a match', () => {
  const piles = pilesFor({ edition: '1986', expansion: 'none' });
  expect(pilesFor({ edition: '1986', expansion: 'none' })).toBe(piles);
  expect(() => (piles.deck as string[]).push('adv.goblin')).toThrow(TypeError);
  expect(() => unseenSpells(2).push('sp.hex')).toThrow(TypeError);
  expect(() => routes('O1', 3, false)[0]!.path.pop()).toThrow(TypeError);
  expect(() => (spreadOf({ n: 1, added: true, less: 0, least: 0, plus: 0 }) as unknown[]).pop()).toThrow(TypeError);
});
