import { afterEach, expect, test, vi } from 'vitest';
import { keptStories } from './stories-read.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** A page loaded anew: nothing is known but what the browser keeps. */
async function pageWith(kept: Map<string, string> | null) {
  vi.resetModules();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept?.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (!kept) throw new Error('full');
      kept.set(key, value);
    },
  });
  return import('./stories-read.ts');
}

test('a story that was read is not told again to whoever loads the page anew; that of another table is', async () => {
  const kept = new Map<string, string>();
  const first = await pageWith(kept);
  expect(first.wasRead('1 /t/AAAAA')).toBe(false);
  first.keepRead('1 /t/AAAAA');
  const again = await pageWith(kept);
  expect(again.wasRead('1 /t/AAAAA')).toBe(true);
  expect(again.wasRead('1 /t/BBBBB')).toBe(false);
});

test('where the browser keeps nothing, it is known as long as the page lives; the newest are kept, and nonsense counts as none', async () => {
  const full = await pageWith(null);
  full.keepRead('1 /t/AAAAA');
  expect(full.wasRead('1 /t/AAAAA')).toBe(true);
  const many = Array.from({ length: 50 }, (_, i) => `1 /t/${i}`);
  expect(keptStories(JSON.stringify(many))).toEqual(many.slice(10));
  for (const broken of ['{', '7', '{"a":1}', null]) expect(keptStories(broken)).toEqual([]);
});
