import { expect, test } from 'vitest';
import { readOrders } from './orders.ts';

test('stored orders are read from their text; what is broken leaves the defaults', () => {
  expect(readOrders('{"fate":"keep"}')).toEqual({ fate: 'keep' });
  expect(readOrders('nonsense')).toEqual({});
  expect(readOrders('7')).toEqual({});
  expect(readOrders(null)).toEqual({});
});
