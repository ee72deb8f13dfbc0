import { isAskedOpenly } from '@questhall/bots';
import { dystopia } from '@questhall/dystopia';
import type { AnyGame } from '@questhall/kernel';
import { nachtwacht } from '@questhall/nachtwacht';
import { talisman } from '@questhall/talisman';
import { expect, test } from 'vitest';
import { loadGame } from './index.ts';

/* Where the table gives no hint, since it would tell who is asked, the page has no lamp. */

test.each<AnyGame>([dystopia, nachtwacht, talisman])('$id names every question at which the table gives no hint', async (game) => {
  const { unhinted = [] } = await loadGame(game.id);
  const told = Object.keys(game.decisions).filter((kind) => !isAskedOpenly(game, kind));
  expect([...unhinted].sort()).toEqual(told.sort());
});
