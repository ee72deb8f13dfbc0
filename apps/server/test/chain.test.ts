import { MARKED, RENEWED, sortedJson } from '@questhall/record';
import { expect, test } from 'vitest';
import { entryOf, entryText } from '../src/proof/chain.ts';

test('an action’s text in the chain is its entry in the record with sorted members, whatever kind it is of', () => {
  const draws = [
    { n: 0, what: 'die', of: 6, result: 4 },
    { n: 1, what: 'deck “é”', of: 12, result: 0 },
  ];
  let texts = 0;
  for (const decision of [7, ...MARKED, RENEWED])
    for (const choice of decision === RENEWED ? ['{"seq":3,"b":[{"d":1,"c":2}],"a":null}'] : ['roll', ['b', 'a', '"'], []])
      for (const byDefault of [undefined, true as const])
        for (const version of [1, 2]) {
          const proof = { draws: decision === 7 ? draws : [], state: 'ab'.repeat(32), ...(byDefault ? { byDefault } : {}) };
          const action = { seq: 12, by: 'person' as const, at: 1_767_225_600_000, action: { decision, seat: 1, choice }, version, proof };
          expect(entryText(action, 1)).toBe(sortedJson(entryOf(action, 1)));
          texts++;
        }
  expect(texts).toBe(76);
});
