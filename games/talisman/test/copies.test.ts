import { readFileSync } from 'node:fs';
import { begin, copyState, fast } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { stateCopies } from '../../../scripts/state-copies.ts';
import { SOULS } from '../src/expansions/realm-of-souls/state.ts';
import { type State, talisman } from '../src/index.ts';
import { installed } from '../src/installed.ts';
import type { Shape } from '../src/shape.ts';
import { CHARACTER, OWN, TURN } from '../src/state.ts';

test('what is written out is what the shapes declare (npm run state-copies)', async () => {
  const written = await stateCopies();
  expect(written.map(({ file }) => file.replace(/.*\/src\//, ''))).toEqual([
    'expansions/drowned-crypts/copies.gen.ts',
    'expansions/realm-of-souls/copies.gen.ts',
    'copies.gen.ts',
  ]);
  for (const { file, text } of written) expect(readFileSync(file, 'utf8'), file).toBe(text);
});

const states = ['none', 'realm-of-souls', 'drowned-crypts'].map(
  (expansion) => begin(talisman, { seats: 3, options: { edition: 'digital', expansion } }, fast(1)) as State,
);

test('a state holds what is declared, what the expansions in play keep, and the kernel’s part, in one order', () => {
  const kept = installed().map(({ state }) => Object.keys(state?.kept ?? {}));
  expect(kept).toEqual([['souls'], ['crypts']]);
  const core = ['version', 'seats', 'seq', 'lastId', 'stack', 'pending', 'outcome'];
  states.forEach((s, i) => {
    for (const one of [s, copyState(talisman, s), talisman.glance!(s, 0) as State]) {
      expect(Object.keys(one)).toEqual([...Object.keys(OWN), ...(i === 0 ? [] : kept[i - 1]!), ...core]);
      expect(Object.keys(one.characters[0]!)).toEqual(Object.keys(CHARACTER));
      expect([...Object.keys(one.turn), 'comesBack']).toEqual(Object.keys(TURN));
    }
  });
  expect(Object.keys(states[1]!.souls!)).toEqual(Object.keys(SOULS));
});

/** Puts something into every field, so that one that is forgotten is noticed. */
function filled(shape: Shape): Record<string, unknown> {
  const held: Record<string, unknown> = {};
  for (const [key, { kind, of }] of Object.entries(shape)) {
    if (kind === 'value') held[key] = 'word';
    else if (kind === 'list') held[key] = ['word'];
    else if (kind === 'things') held[key] = [{ at: ['word'] }];
    else if (kind === 'lists') held[key] = { word: ['word'] };
    else if (kind === 'one') held[key] = filled(of!);
    else if (kind === 'each') held[key] = [filled(of!), filled(of!)];
    else if (kind === 'eachOrNull') held[key] = [null, filled(of!)];
    else held[key] = { word: 'word' };
  }
  return held;
}

/** Paths of what both hold. */
function both(a: unknown, b: unknown, path = ''): string[] {
  if (typeof a !== 'object' || a === null) return [];
  if (a === b) return [path];
  return Object.keys(a).flatMap((key) => both(a[key as never], b?.[key as never], `${path}.${key}`));
}

test('a copy holds everything and shares nothing that may change, whatever is in the fields', () => {
  const s = { ...states[1]!, ...filled(OWN), options: { ...states[1]!.options }, souls: filled(SOULS) } as unknown as State;
  const copied = copyState(talisman, s);
  expect(JSON.stringify(copied)).toBe(JSON.stringify(s));
  expect(both(s, copied)).toEqual([]);
  // The options of a match are a constant, which copies share; one that is none is copied.
  expect(both(states[1], copyState(talisman, states[1]!))).toEqual(['.options']);
});

test('a glance shows of each field what its declaration says', () => {
  const whole = filled(OWN);
  const characters = [0, 1].map(() => ({ ...filled(CHARACTER), spells: ['sp.finger', 'sp.hex'] }));
  const s = { ...states[1]!, ...whole, options: states[1]!.options, characters, seats: 2, souls: filled(SOULS) } as unknown as State;
  const seen = talisman.glance!(s, 0) as unknown as Record<string, unknown>;
  for (const [key, { seen: by, kind }] of Object.entries(OWN)) {
    if (by === 'all') expect(seen[key], key).toBe(s[key as never]);
    if (by === 'nobody') expect(seen[key], key).toEqual(kind === 'value' ? false : []);
  }
  // The top of the deck was looked at by nobody here; and Spells of another have no name.
  expect([seen['top'], (seen['characters'] as { spells: string[] }[]).map(({ spells }) => spells)]).toEqual([
    [],
    [
      ['sp.finger', 'sp.hex'],
      ['?', '?'],
    ],
  ]);
});
