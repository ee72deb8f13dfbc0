import { expect, test } from 'vitest';
import { found } from './secrets/keep.ts';
import { secrets } from './secrets.ts';

test('tokens, secrets of dice, hidden cards and states stand in no log line, no error and no export before the end', async () => {
  const { counts, failures } = await secrets({ size: 4, seed: 1, until: Date.now() + 8_000 });
  expect(failures).toEqual([]);
  expect(counts['log lines']).toBeGreaterThan(20);
  expect(counts['errors and exports']).toBeGreaterThan(40);
  expect(counts['secrets looked for']).toBeGreaterThan(50);
});

test('a secret within a text within a text is found', () => {
  const secrets = [{ what: 'a hand', text: '{"type":"drew","card":"torch"}' }];
  const line = JSON.stringify({ msg: JSON.stringify({ error: '{"type":"drew","card":"torch"}' }) });
  expect(found(secrets, JSON.stringify({ msg: secrets[0]!.text }))).toEqual(['a hand']);
  expect(found(secrets, line)).toEqual(['a hand']);
  expect(found(secrets, '{"type":"drew"}')).toEqual([]);
});
