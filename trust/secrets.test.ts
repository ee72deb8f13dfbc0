import { expect, test } from 'vitest';
import { sized } from '../test/sized.ts';
import { searcher } from './secrets/keep.ts';
import { secrets } from './secrets.ts';

test('tokens, secrets of dice, hidden cards and states stand in no log line, no error and no export before the end', async () => {
  const { counts, failures } = await secrets({ size: sized(1, 2), seed: 1, within: 8_000 });
  expect(failures).toEqual([]);
  expect(counts['log lines']).toBeGreaterThan(20);
  expect(counts['errors and exports']).toBeGreaterThan(40);
  expect(counts['secrets looked for']).toBeGreaterThan(50);
  // Three feeds, at least a mail, and the visit that it let in.
  expect(counts['keys of mails and feeds']).toBeGreaterThan(4);
}, 300_000);

test('a secret within a text within a text, and one within a longer word, are found', () => {
  const token = 'q'.repeat(20) + '-_7'.repeat(8);
  const found = searcher([
    { what: 'a hand', text: '{"type":"drew","card":"torch"}' },
    { what: 'a token', text: token },
  ]);
  const hand = '{"type":"drew","card":"torch"}';
  expect(found(JSON.stringify({ msg: hand }))).toEqual(['a hand']);
  expect(found(JSON.stringify({ msg: JSON.stringify({ error: hand }) }))).toEqual(['a hand']);
  expect(found('{"type":"drew"}')).toEqual([]);
  expect(found(`{"at":"x${token}y"}`)).toEqual(['a token']);
  expect(found(token.slice(1))).toEqual([]);
});
