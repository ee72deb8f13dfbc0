import { CURSES } from './dangers.ts';
import { TRINKETS, WEAPONS } from './items.ts';
import { MONSTERS } from './monsters.ts';
import type { Stat } from './types.ts';

/** A number for each value of a figure: what it is, or what a card adds to it. */
export type Numbers = Readonly<Record<Stat, number>>;

/** The same numbers with all four written out, so that all are of one form: a look at one is quick then. */
export const inFull = ({ attack = 0, defence = 0, speed = 0, int = 0 }: Partial<Numbers>): Numbers => ({ attack, defence, speed, int });

/** One of the numbers. By name: to look for a computed one takes as long as all the rest of a figure's value. */
export function numberFor<T>(numbers: Readonly<Record<Stat, T>>, stat: Stat): T {
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
export const CURSE_ADDS = byId(CURSES);

const trinketsFor = (stat: Stat) => TRINKETS.flatMap(({ id, adds }) => (adds?.[stat] === undefined ? [] : [{ id, n: adds[stat] }]));

/** The trinkets that add to a value: so few that a hero is asked for each of them, not each of his things for what it adds. */
export const TRINKETS_FOR: Readonly<Record<Stat, readonly { id: string; n: number }[]>> = {
  attack: trinketsFor('attack'),
  defence: trinketsFor('defence'),
  speed: trinketsFor('speed'),
  int: trinketsFor('int'),
};

/** The values of each kind of monster, by code. */
export const MONSTER_NUMBERS: ReadonlyMap<string, Numbers> = new Map(MONSTERS.map((card) => [card.code, inFull(card)]));
