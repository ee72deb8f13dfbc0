import { expect, test } from 'vitest';
import { RECKONINGS } from '../../src/expansions/realm-of-souls/rules/reckonings.ts';
import { BOB, ghost, souls } from './game.ts';

test('TDE-G.3 a foe of several dice raises what others have said of its dice, and sets nothing back', () => {
  const { s } = souls({ figures: { Ann: ghost(), Bob: BOB } });
  const diceOf = (n: number, card: string) =>
    RECKONINGS.foeDice!({ n, added: false, less: 0, least: 1, plus: 0 }, s, 0, [{ card, value: 3 }]).n;
  expect([diceOf(1, 'veil.abomination-wraith'), diceOf(1, 'veil.ghost')]).toEqual([3, 1]);
  expect([diceOf(2, 'veil.ghost'), diceOf(2, 'veil.abomination-wraith')]).toEqual([2, 3]);
});
