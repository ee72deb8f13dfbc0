import type { Effect } from '../vocabulary.ts';
import { type Board, boardWith, spaceOf } from './index.ts';
import type { Space, SpaceId } from './spaces.ts';

declare module '../open.ts' {
  interface AddedEffects {
    /** Gets fate back up to the printed value, each for `price` gold; the player says how many. */
    replenish: { do: 'replenish'; price: number };
    /** Followers with the ability heal lives for nothing (the Castle). */
    healEscorted: { do: 'healEscorted' };
    /** Hands over Followers that have a price here (the Prince and the Princess at the Castle). */
    sellFollowers: { do: 'sellFollowers' };
  }
}

/** The printed space of 1986 with another text. */
const changed = (id: SpaceId, more: Partial<Space>): Space => ({ ...spaceOf(id), ...more });

/** TDE-B.1 */
const village: readonly Effect[] = [
  {
    do: 'visit',
    one: [
      {
        id: 'blacksmith',
        then: [
          {
            do: 'buy',
            goods: [
              { kind: 'pur.helmet', price: 2 },
              { kind: 'pur.sword', price: 2 },
              { kind: 'pur.axe', price: 3 },
              { kind: 'pur.shield', price: 3 },
              { kind: 'pur.armour', price: 4 },
            ],
          },
        ],
      },
      { id: 'healer', then: [{ do: 'heal', n: 'quota', price: 1 }] },
      {
        id: 'mystic',
        then: [
          {
            do: 'roll',
            dice: 1,
            rows: [
              { from: 1, to: 1, then: [{ do: 'become', alignment: 'evil' }] },
              { from: 4, to: 4, then: [{ do: 'become', alignment: 'good' }] },
              { from: 5, to: 5, then: [{ do: 'gain', what: 'craft', n: 1 }] },
              { from: 6, to: 6, then: [{ do: 'gain', what: 'spell', n: 1 }] },
            ],
          },
        ],
      },
    ],
  },
];

/** TDE-B.3 */
const graveyard: readonly Effect[] = [
  {
    do: 'byAlignment',
    good: [{ do: 'lose', what: 'life', n: 1, safeAt: 'graveyard' }],
    neutral: [{ do: 'may', then: [{ do: 'replenish', price: 1 }] }],
    evil: [
      {
        do: 'visit',
        one: [
          { id: 'replenish', then: [{ do: 'replenish', price: 0 }] },
          {
            id: 'pray',
            then: [
              {
                do: 'roll',
                dice: 1,
                add: 'pray',
                rows: [
                  { from: 5, to: 5, then: [{ do: 'gain', what: 'fate', n: 1 }] },
                  { from: 6, to: 6, then: [{ do: 'gain', what: 'spell', n: 1 }] },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
];

/** Where one may be lost: the next turn is (TDE-B.9, TDE-B.23, TDE-8.12). */
const wilds = (place: 'crags' | 'forest', creature: 'spirit' | 'brigand', wins: 'strength' | 'craft'): readonly Effect[] => [
  {
    do: 'roll',
    dice: 1,
    skip: place,
    rows: [
      { from: 1, to: 1, then: [{ do: 'fight', creature, stat: creature === 'spirit' ? 'craft' : 'strength', n: 4 }] },
      { from: 2, to: 3, then: [{ do: 'missTurn', next: true }] },
      { from: 6, to: 6, then: [{ do: 'gain', what: wins, n: 1 }] },
    ],
  },
];

/** TDE-B.37 */
const temple: readonly Effect[] = [
  {
    do: 'roll',
    dice: 2,
    add: 'pray',
    rows: [
      { from: 2, to: 2, then: [{ do: 'lose', what: 'life', n: 2 }] },
      { from: 3, to: 3, then: [{ do: 'lose', what: 'life', n: 1 }] },
      { from: 4, to: 4, then: [{ do: 'loseFollower' }] },
      { from: 5, to: 5, then: [{ do: 'enslave' }] },
      { from: 6, to: 6, then: [{ do: 'gain', what: 'strength', n: 1 }] },
      { from: 7, to: 7, then: [{ do: 'gain', what: 'craft', n: 1 }] },
      { from: 8, to: 9, then: [{ do: 'gain', what: 'spell', n: 1 }] },
      { from: 10, to: 10, then: [{ do: 'awardTalisman' }] },
      { from: 11, to: 11, then: [{ do: 'gain', what: 'fate', n: 2 }] },
      { from: 12, to: 12, then: [{ do: 'gain', what: 'life', n: 2 }] },
    ],
  },
];

/** That of 1986, after what the Prince and the Princess bring about (TDE-B.40). */
const castle: readonly Effect[] = [{ do: 'healEscorted' }, ...spaceOf('M16').instruction];

/** The heat takes its life before a card is drawn (TDE-B.34, TDE-4.20a). */
const desert = (id: SpaceId): Space =>
  changed(id, { draw: 1, instruction: [], first: [{ do: 'lose', what: 'life', n: 1, safeAt: 'desert' }] });

/** The board of the Digital Edition: that of 1986 but for these spaces (part B). */
export const DIGITAL_BOARD: Board = boardWith([
  changed('O1', { instruction: village }),
  changed('O3', { instruction: graveyard }),
  changed('O9', { instruction: wilds('crags', 'spirit', 'strength') }),
  changed('O23', { instruction: wilds('forest', 'brigand', 'craft') }),
  changed('M6', { runesBonus: 2 }),
  desert('M10'),
  desert('M12'),
  changed('M13', { duty: 'must', instruction: temple }),
  changed('M16', { instruction: castle }),
  changed('I4', { creature: 'pitFiend' }),
]);
