import type { AnyGame } from '@questhall/kernel';
import { talisman } from '@questhall/talisman';
import { diceRace } from '../dice-race.ts';

/** The games of the server under load. */
export const games = [{ game: diceRace as AnyGame }, { game: talisman as AnyGame }];
