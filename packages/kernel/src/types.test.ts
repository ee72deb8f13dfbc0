import { expect, test } from 'vitest';
import { type Core, Kit, procedure } from './index.ts';

/*
 * What must not compile. Each line below `@ts-expect-error` is a mistake; the type check of the tests fails where the
 * compiler takes one.
 */

interface Locals {
  match: { winner?: number };
  battle: { hero: number; roll?: number };
}
interface State extends Core<Locals> {
  turn: number;
}
class TestKit extends Kit<State> {}
const define = procedure<Locals, TestKit>();

test('the compiler refuses wrong steps', () => {
  const steps = define('battle', {
    roll(f, g) {
      f.roll = g.roll();
      return 'compare';
    },
    compare: (f) => ({ done: f.roll }),
  });
  expect(Object.keys(steps)).toEqual(['roll', 'compare']);

  // @ts-expect-error there is no step "compaer"
  define('battle', { roll: () => 'compaer', compare: () => ({ done: 1 }) });

  // @ts-expect-error "rol" is no local of a battle
  define('battle', { ask: () => ({ ask: { seat: 0, kind: 'x', options: ['a'], into: 'rol' } }) });

  // @ts-expect-error "rol" is no local of a battle
  define('battle', { ask: () => ({ askAll: [{ seat: 0, kind: 'x', options: ['a'], into: 'rol' }] }) });

  // @ts-expect-error there is no procedure "batle"
  define('match', { fight: () => ({ call: 'batle', with: { hero: 1 } }) });

  // @ts-expect-error a battle needs a hero
  define('match', { fight: () => ({ call: 'battle', with: {} }) });

  // @ts-expect-error a hero is a number
  define('match', { fight: () => ({ call: 'battle', with: { hero: 'knight' } }) });

  // @ts-expect-error "loser" is no local of a match
  define('match', { fight: () => ({ call: 'battle', with: { hero: 1 }, into: 'loser' }) });

  // @ts-expect-error there is no procedure "duel"
  define('duel', { fight: () => ({ done: 1 }) });

  // @ts-expect-error an outcome names its rule and reason
  define('match', { end: () => ({ over: { winners: [0], ranking: [[0]] } }) });

  // @ts-expect-error "strength" is no local of a battle
  define('battle', { compare: (f) => ({ done: f.strength }) });
});
