import { expect, test } from 'vitest';
import type { AnyEvent } from '../../contract.ts';
import { deedsSince } from './story.ts';

const e = (type: string, more: Record<string, unknown> = {}): AnyEvent => ({ type, rule: 'NW-8.3', ...more });
const told = (event: AnyEvent) => ({ key: event.type });

test('what happened belongs to the card that was acting, and the draws of the blocked to none', () => {
  const deeds = deedsSince(
    [
      e('moved', { seat: 3 }),
      e('revealed', {}),
      e('acts', { seat: 1 }),
      e('moved', { seat: 1 }),
      e('monsterLaid', { seat: 1 }),
      e('acts', { seat: 0 }),
      e('stole', { seat: 0 }),
      e('drew', { seat: 2, cause: 'blocked' }),
      e('discarded', { seat: 2 }),
    ],
    told,
  );
  expect([...deeds]).toEqual([
    [1, [{ key: 'moved' }, { key: 'monsterLaid' }]],
    [0, [{ key: 'stole' }]],
  ]);
});

test('before the first reveal there is nothing to tell', () => {
  expect(deedsSince([e('drew', { seat: 0, cause: 'setup' })], told).size).toBe(0);
});
