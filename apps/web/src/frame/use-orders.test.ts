import { readOrders as dystopia } from '@questhall/dystopia/client';
import { readOrders as talisman } from '@questhall/talisman/client';
import { expect, test } from 'vitest';
import { parsed } from './use-orders.ts';

test('stored orders are read from their text; what is broken leaves the defaults', () => {
  expect(talisman(parsed('{"fate":"keep"}'))).toEqual({ fate: 'keep' });
  expect(dystopia(parsed('{"gift":"take","fate":"keep"}'))).toEqual({ gift: 'take' });
  for (const read of [talisman, dystopia]) for (const text of ['nonsense', '7', null]) expect(read(parsed(text))).toEqual({});
});
