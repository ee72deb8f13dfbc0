import { expect, test } from 'vitest';
import { cardOfKey } from './step-keys.ts';

test('a key means the card that bears it', () => {
  expect(['1', '6', 's', 'V', '7', '0', 'Enter'].map(cardOfKey)).toEqual(['1', '6', 'skull', 'vega', null, null, null]);
});
