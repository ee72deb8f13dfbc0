import { expect, test } from 'vitest';
import type { DecisionView } from './decision.ts';
import { matters, named } from './matters.ts';

interface View {
  strict: boolean;
}
const kept = matters<View, 'gift' | 'way'>({
  gift: { kinds: ['gift', 'loan'], ways: { take: named('yes'), leave: named('no') }, days: 'take' },
  way: { kinds: ['way'], ways: { on: (_, { strict }) => (strict ? null : 'on') }, days: ({ strict }) => (strict ? 'ask' : 'on') },
});

const asked = (ids: string[], view: View, days: boolean) => ({
  decision: { options: ids.map((id) => ({ id })) } as unknown as DecisionView,
  view,
  days,
});

test('what is usual holds over days alone, and by what the view says; what was said goes before it', () => {
  const gentle = { strict: false };
  expect(kept.answer({}, 'gift', asked(['yes', 'no'], gentle, true))).toBe('yes');
  expect(kept.answer({}, 'gift', asked(['yes', 'no'], gentle, false))).toBeNull();
  expect(kept.answer({ gift: 'leave' }, 'gift', asked(['yes', 'no'], gentle, false))).toBe('no');
  expect(kept.answer({ gift: 'ask' }, 'gift', asked(['yes', 'no'], gentle, true))).toBeNull();
  expect([kept.usualWay('way', gentle, true), kept.usualWay('way', { strict: true }, true)]).toEqual(['on', 'ask']);
  expect(kept.answer({ way: 'on' }, 'way', asked(['on'], { strict: true }, true))).toBeNull();
});

test('an answer that is not on offer is not given', () => {
  expect(kept.answer({ gift: 'leave' }, 'gift', asked(['yes'], { strict: false }, true))).toBeNull();
});

test('a kind of question finds its matter; of what was stored only what makes sense is read', () => {
  expect([kept.of('loan'), kept.of('fight')]).toEqual(['gift', undefined]);
  expect(kept.waysOf('gift')).toEqual(['ask', 'take', 'leave']);
  expect(kept.read({ gift: 'leave', way: 'off', other: 'take' })).toEqual({ gift: 'leave' });
  expect(kept.read({ gift: 'constructor', way: 7 })).toEqual({});
});
