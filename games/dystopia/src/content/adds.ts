import { CURSES } from './dangers.ts';
import { TRINKETS, WEAPONS } from './items.ts';
import { MONSTERS } from './monsters.ts';
import type { Stat } from './types.ts';

/** A number for each value of a figure: what it is, or what a card adds to it. */
export type Numbers = Readonly<Record<Stat, number>>;

/** The same numbers with all four written out, so that all are of one form: a look at one is quick then. */
export const inFull = ({ attack = 0, defence = 0, speed = 0, int = 0 }: Partial<Numbers>): Numbers => ({ attack, defence, speed, int });

/** One of the numbers. By name: to look for a computed one takes as long as all the rest of a figure's value. */
export function numberFor<T extends number | undefined>(numbers: Readonly<Record<Stat, T>>, stat: Stat): T {
  switch (stat) {
    case 'attack':
      return numbers.attack;
    case 'defence':
      return numbers.defence;
    case 'speed':
      return numbers.speed;
    case 'int':
      return numbers.int;
  }
}

const byId = (cards: readonly { id: string; adds?: Partial<Numbers> }[]): ReadonlyMap<string, Numbers> =>
  new Map(cards.flatMap(({ id, adds }) => (adds === undefined ? [] : [[id, inFull(adds)]])));

/** What the cards add that add anything, by id. */
export const WEAPON_ADDS = byId(WEAPONS);
export const TRINKET_ADDS = byId(TRINKETS);
export const CURSE_ADDS = byId(CURSES);

/** The values of each kind of monster, by code. */
export const MONSTER_NUMBERS: ReadonlyMap<string, Numbers> = new Map(MONSTERS.map((card) => [card.code, inFull(card)]));
