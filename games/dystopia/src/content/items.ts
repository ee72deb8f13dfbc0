import type { Food, HeroCode, QuestItem, Stat, Trinket, Weapon } from './types.ts';

const ALL: readonly HeroCode[] = ['warrior', 'dwarf', 'elf', 'archer', 'wizard'];

const attack = (
  id: string,
  price: number,
  n: number,
  range: readonly [number, number],
  users: readonly HeroCode[],
  more: Partial<Record<Stat, number>> = {},
): Weapon => ({ kind: 'weapon', id, slot: 'attack', price, users, adds: { attack: n, ...more }, range });

const defence = (id: string, price: number, n: number, users: readonly HeroCode[], more: Partial<Weapon> = {}): Weapon => ({
  kind: 'weapon',
  id,
  slot: 'defence',
  price,
  users,
  ...more,
  adds: { defence: n, ...more.adds },
});

/** Attack and defence weapons (D.3). */
export const WEAPONS: readonly Weapon[] = [
  attack('steel-mace', 35, 1, [1, 1], ['warrior', 'dwarf']),
  attack('throwing-knives', 40, 0, [1, 3], ALL),
  attack('boar-spear', 50, 1, [1, 2], ['warrior', 'dwarf', 'elf']),
  attack('spark-rod', 60, 2, [1, 4], ['wizard']),
  attack('battle-axe', 70, 2, [1, 1], ['warrior', 'dwarf'], { defence: -1 }),
  attack('horn-bow', 75, 1, [2, 8], ['elf', 'archer']),
  attack('hunting-crossbow', 80, 2, [2, 5], ['warrior', 'dwarf', 'archer']),
  attack('rune-sword', 95, 2, [1, 1], ['warrior', 'elf']),
  attack('moon-glaive', 110, 2, [1, 2], ['elf']),
  attack('thunder-hammer', 140, 3, [1, 1], ['dwarf']),
  attack('dawn-sword', 140, 3, [1, 1], ['warrior']),
  attack('storm-bow', 140, 2, [2, 9], ['archer']),
  defence('round-shield', 40, 1, ['warrior', 'dwarf', 'elf']),
  defence('padded-coat', 45, 1, ALL),
  defence('warding-robe', 70, 2, ['wizard']),
  defence('tower-shield', 85, 2, ['warrior', 'dwarf'], { adds: { speed: -1 } }),
  defence('shade-cloak', 90, 2, ['elf', 'archer', 'wizard']),
  defence('ring-mail', 95, 2, ['warrior', 'dwarf', 'elf']),
  defence('mirror-shield', 130, 2, ['warrior', 'dwarf', 'elf'], { wits: 2 }),
  defence('wyrm-scale', 150, 3, ['warrior', 'dwarf'], { adds: { speed: -1 } }),
];

export const TRINKETS: readonly Trinket[] = [
  { kind: 'trinket', id: 'tinkers-rods', price: 40, power: 'removeTrap', uses: 3, next: 'tinkers-rods-2' },
  // The same with two uses left, and with one: what is left goes along when they change hands.
  { kind: 'trinket', id: 'tinkers-rods-2', price: 40, power: 'removeTrap', uses: 2, next: 'tinkers-rods-1' },
  { kind: 'trinket', id: 'tinkers-rods-1', price: 40, power: 'removeTrap', uses: 1 },
  { kind: 'trinket', id: 'seers-lens', price: 50, power: 'showTraps', within: 4 },
  { kind: 'trinket', id: 'swift-boots', price: 55, adds: { speed: 1 } },
  { kind: 'trinket', id: 'owl-charm', price: 60, adds: { int: 1 } },
  { kind: 'trinket', id: 'unicorn-pin', price: 80, power: 'unicorn' },
  { kind: 'trinket', id: 'heart-stone', price: 120, power: 'surviveOnce' },
];

/** Food, drink and potions (D.4). */
export const FOOD: readonly Food[] = [
  {
    kind: 'food',
    id: 'small-ale',
    price: 4,
    effects: [
      { do: 'heal', n: 1 },
      { do: 'boost', stat: 'int', n: -1, rounds: 1 },
    ],
  },
  { kind: 'food', id: 'bread-cheese', price: 6, effects: [{ do: 'heal', n: 1 }] },
  {
    kind: 'food',
    id: 'mulled-wine',
    price: 9,
    effects: [
      { do: 'heal', n: 2 },
      { do: 'boost', stat: 'int', n: -1, rounds: 1 },
    ],
  },
  { kind: 'food', id: 'smoked-ham', price: 12, effects: [{ do: 'heal', n: 2 }] },
  { kind: 'food', id: 'honey-cake', price: 18, effects: [{ do: 'heal', n: 3 }] },
  { kind: 'food', id: 'red-tonic', price: 25, effects: [{ do: 'heal', n: 4 }] },
  { kind: 'food', id: 'shamyr-drink', price: 20, effects: [{ do: 'cure' }, { do: 'heal', n: 2 }, { do: 'perhapsCursed' }] },
  { kind: 'potion', id: 'fury-drops', price: 20, effects: [{ do: 'boost', stat: 'attack', n: 2, rounds: 3 }] },
  { kind: 'potion', id: 'stone-drops', price: 20, effects: [{ do: 'boost', stat: 'defence', n: 2, rounds: 3 }] },
  { kind: 'potion', id: 'wind-drops', price: 12, effects: [{ do: 'thisTurn', stat: 'speed', n: 4 }] },
];

export const QUEST_ITEMS: readonly QuestItem[] = ['cell-chart', 'sceptre', 'forge-key', 'black-key', 'gate-seal'].map((id) => ({
  kind: 'quest',
  id,
}));
