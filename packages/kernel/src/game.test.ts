import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AnyGame, BadOption, clone, matchOptions, migrate, type OptionSpec } from './index.ts';

describe('match options', () => {
  const specs: OptionSpec[] = [
    { id: 'path', rule: 'T-1', values: ['short', 'long'], byDefault: 'long' },
    { id: 'fog', rule: 'T-2', values: [true, false], byDefault: false },
    { id: 'lives', rule: 'T-3', values: { min: 2, max: 9 }, byDefault: 4 },
  ];

  test('defaults fill what is not set', () => {
    expect(matchOptions(specs)).toEqual({ path: 'long', fog: false, lives: 4 });
    expect(matchOptions(specs, { path: 'short' })).toEqual({ path: 'short', fog: false, lives: 4 });
  });

  test('texts are read as a command line gives them', () => {
    expect(matchOptions(specs, { fog: 'true', lives: '9' })).toEqual({ path: 'long', fog: true, lives: 9 });
  });

  test.each([
    [{ paht: 'short' }, 'option paht: unknown; there are path, fog, lives'],
    [{ path: 'endless' }, 'option path: must be one of short, long'],
    [{ fog: 1 }, 'option fog: must be one of true, false'],
    [{ lives: 1 }, 'option lives: must be a whole number from 2 to 9'],
    [{ lives: 10 }, 'must be a whole number'],
    [{ lives: 2.5 }, 'must be a whole number'],
    [{ lives: '' }, 'must be a whole number'],
    [{ lives: null }, 'must be a whole number'],
    [{ path: undefined }, 'must be one of'],
    [{ __proto__: null, constructor: 'x' }, 'option constructor: unknown'],
  ])('%j is refused', (set, message) => {
    expect(() => matchOptions(specs, set as Record<string, unknown>)).toThrow(message);
    expect(() => matchOptions(specs, set as Record<string, unknown>)).toThrow(BadOption);
  });

  test('a game without options says so', () => {
    expect(() => matchOptions([], { x: 1 })).toThrow('there are none');
  });
});

describe('migrations', () => {
  const game = (version: number, migrations: object) => ({ id: 'test', version, migrations }) as unknown as AnyGame;
  const steps = {
    1: (s: Record<string, unknown>) => ({ ...s, lives: s.life, life: undefined }),
    2: (s: Record<string, unknown>) => ({ ...s, lives: [s.lives] }),
  };

  test('each version is brought to the next, in order', () => {
    expect(migrate(game(3, steps), { version: 1, life: 4 } as { version: number })).toEqual({ version: 3, lives: [4], life: undefined });
    expect(migrate(game(3, steps), { version: 2, lives: 4 } as { version: number })).toEqual({ version: 3, lives: [4] });
  });

  test('a state of today is left as it is', () => {
    const s = { version: 3 };
    expect(migrate(game(3, steps), s)).toBe(s);
  });

  test('a missing migration and a state from the future are errors', () => {
    expect(() => migrate(game(4, steps), { version: 1 })).toThrow('test: no migration from version 3');
    expect(() => migrate(game(2, steps), { version: 3 })).toThrow('test: state of version 3, this is 2');
  });
});

describe('an option that is a text', () => {
  const specs = [
    {
      id: 'level',
      rule: 'X-1',
      values: [],
      byDefault: '',
      text: { most: 5, problem: (v: string) => (v === 'bad' ? 'is bad' : undefined), name: (v: string) => v },
    },
  ];

  test('is taken where nothing is wrong with it, and otherwise refused with the reason', () => {
    expect(matchOptions(specs)).toEqual({ level: '' });
    expect(matchOptions(specs, { level: 'good' })).toEqual({ level: 'good' });
    expect(() => matchOptions(specs, { level: 'bad' })).toThrow('option level: is bad');
    expect(() => matchOptions(specs, { level: 'too long' })).toThrow('option level: must be a text of at most 5 characters');
    expect(() => matchOptions(specs, { level: 3 })).toThrow('must be a text');
  });
});

describe('clone', () => {
  // No state has a member called __proto__.
  const plain = fc
    .jsonValue({ maxDepth: 5 })
    .map((value) => JSON.parse(JSON.stringify(value)) as unknown)
    .filter((value) => !JSON.stringify(value).includes('__proto__'));

  test('is equal to its original, in the same order, and shares nothing', () => {
    const shares = (a: unknown, b: unknown): boolean =>
      typeof a === 'object' &&
      a !== null &&
      (a === b || Object.keys(a).some((key) => shares(a[key as never], (b as object)[key as never])));
    fc.assert(
      fc.property(plain, (value) => {
        const copy = clone(value);
        expect(copy).toEqual(value);
        expect(JSON.stringify(copy)).toBe(JSON.stringify(value));
        expect(shares(value, copy)).toBe(false);
      }),
      { numRuns: 2000, seed: 1 },
    );
  });

  test('copies words, numbers and nothing as they are', () => {
    expect([clone('a'), clone(1), clone(null), clone(true), clone([])]).toEqual(['a', 1, null, true, []]);
  });
});
