import { expect, test } from 'vitest';
import { placesAfter } from './use-steady.ts';

const asked = (ids: string[], kind = 'trophies', seat = 0) => ({ seat, kind, options: ids.map((id) => ({ id, label: { key: id } })) });
const shown = (places: ReturnType<typeof placesAfter>) => places.map(({ option, gone }) => (gone ? `(${option.id})` : option.id));

test('what is asked for more of stands where it stood: no plate moves under a finger, and what comes stands last', () => {
  const first = placesAfter(null, asked(['lion', 'goblin', 'back']));
  expect(shown(first)).toEqual(['lion', 'goblin', 'back']);
  const before = { question: '0:1', seat: 0, kind: 'trophies', places: first };
  const second = placesAfter(before, asked(['goblin', 'back', 'turnIn']));
  expect(shown(second)).toEqual(['(lion)', 'goblin', 'back', 'turnIn']);
  const third = placesAfter({ ...before, places: second }, asked(['turnIn', 'back']));
  expect(shown(third)).toEqual(['(lion)', '(goblin)', 'back', 'turnIn']);
  // Another question begins anew.
  expect(shown(placesAfter(before, asked(['goblin'], 'shed')))).toEqual(['goblin']);
  expect(shown(placesAfter(before, asked(['goblin'], 'trophies', 1)))).toEqual(['goblin']);
});
