import type { Effect } from '../vocabulary.ts';
import type { Space, SpaceId } from './spaces.ts';

declare module '../open.ts' {
  interface AddedEffects {
    /** The offer is kept for the very next move: any Outer space, or one space. */
    offerRide: { do: 'offerRide'; to: SpaceId | 'outer' };
  }
}

const space = (id: SpaceId, across: SpaceId, more: Partial<Space>): Space => ({
  id,
  region: 'outer',
  draw: 0,
  instruction: [],
  across: [across],
  ...more,
});
const draw = (id: SpaceId, across: SpaceId, n = 1): Space => space(id, across, { draw: n });
const woods = (id: SpaceId, across: SpaceId): Space => space(id, across, { draw: 1, terrain: 'woods', timber: true });
const hills = (id: SpaceId, across: SpaceId): Space => space(id, across, { draw: 1, terrain: 'hills' });

const village: readonly Effect[] = [
  {
    do: 'visit',
    one: [
      { id: 'healer', then: [{ do: 'heal', n: 'quota', price: 1 }] },
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
      {
        id: 'mystic',
        then: [
          {
            do: 'roll',
            dice: 1,
            rows: [
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

const graveyard: readonly Effect[] = [
  {
    do: 'byAlignment',
    good: [{ do: 'lose', what: 'life', n: 1, safeAt: 'graveyard' }],
    evil: [
      {
        do: 'may',
        then: [
          {
            do: 'roll',
            dice: 1,
            rows: [
              { from: 1, to: 1, then: [{ do: 'missTurn' }] },
              { from: 2, to: 4, then: [{ do: 'heal', n: 1, price: 0 }] },
              { from: 5, to: 6, then: [{ do: 'gain', what: 'spell', n: 1 }] },
            ],
          },
        ],
      },
    ],
  },
];

const chapel: readonly Effect[] = [
  {
    do: 'byAlignment',
    evil: [{ do: 'lose', what: 'life', n: 1, safeAt: 'chapel' }],
    neutral: [{ do: 'may', then: [{ do: 'heal', n: 'quota', price: 1 }] }],
    good: [
      {
        do: 'visit',
        one: [
          { id: 'heal', then: [{ do: 'heal', n: 'quota', price: 0 }] },
          {
            id: 'pray',
            then: [
              {
                do: 'roll',
                dice: 1,
                add: 'pray',
                rows: [
                  { from: 5, to: 5, then: [{ do: 'gain', what: 'life', n: 1 }] },
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

const crags: readonly Effect[] = [
  {
    do: 'roll',
    dice: 1,
    skip: 'crags',
    rows: [
      { from: 1, to: 1, then: [{ do: 'fight', creature: 'spirit', stat: 'craft', n: 4 }] },
      { from: 2, to: 3, then: [{ do: 'missTurn' }] },
      { from: 6, to: 6, then: [{ do: 'gain', what: 'strength', n: 1 }] },
    ],
  },
];

const city: readonly Effect[] = [
  {
    do: 'visit',
    one: [
      {
        id: 'enchantress',
        then: [
          {
            do: 'roll',
            dice: 1,
            rows: [
              { from: 1, to: 1, then: [{ do: 'toad' }] },
              { from: 2, to: 2, then: [{ do: 'lose', what: 'strength', n: 1 }] },
              { from: 3, to: 3, then: [{ do: 'lose', what: 'craft', n: 1 }] },
              { from: 4, to: 4, then: [{ do: 'gain', what: 'craft', n: 1 }] },
              { from: 5, to: 5, then: [{ do: 'gain', what: 'strength', n: 1 }] },
              { from: 6, to: 6, then: [{ do: 'gain', what: 'spell', n: 1 }] },
            ],
          },
        ],
      },
      { id: 'alchemist', then: [{ do: 'sellObjects', price: 1 }] },
      { id: 'doctor', then: [{ do: 'heal', n: 2, price: 1 }] },
    ],
  },
];

const tavern: readonly Effect[] = [
  {
    do: 'roll',
    dice: 1,
    rows: [
      { from: 1, to: 1, then: [{ do: 'missTurn' }] },
      { from: 2, to: 2, then: [{ do: 'fight', creature: 'farmer', stat: 'strength', n: 3 }] },
      { from: 3, to: 3, then: [{ do: 'lose', what: 'gold', n: 1 }] },
      { from: 4, to: 4, then: [{ do: 'gain', what: 'gold', n: 1 }] },
      { from: 5, to: 5, then: [{ do: 'offerRide', to: 'outer' }] },
      { from: 6, to: 6, then: [{ do: 'offerRide', to: 'M13' }] },
    ],
  },
];

const forest: readonly Effect[] = [
  {
    do: 'roll',
    dice: 1,
    skip: 'forest',
    rows: [
      { from: 1, to: 1, then: [{ do: 'fight', creature: 'brigand', stat: 'strength', n: 4 }] },
      { from: 2, to: 3, then: [{ do: 'missTurn' }] },
      { from: 6, to: 6, then: [{ do: 'gain', what: 'craft', n: 1 }] },
    ],
  },
];

/** The Outer Region, clockwise from the Village in the upper left corner (B1). */
export const OUTER: readonly Space[] = [
  space('O1', 'M1', { duty: 'may', instruction: village }),
  draw('O2', 'M1'),
  space('O3', 'M2', { duty: 'must', instruction: graveyard }),
  woods('O4', 'M3'),
  draw('O5', 'M4'),
  hills('O6', 'M5'),
  space('O7', 'M5', { duty: 'must', instruction: chapel }),
  draw('O8', 'M5'),
  space('O9', 'M6', { duty: 'must', instruction: crags }),
  draw('O10', 'M7'),
  woods('O11', 'M8'),
  draw('O12', 'M9'),
  space('O13', 'M9', { duty: 'may', instruction: city }),
  draw('O14', 'M9'),
  hills('O15', 'M10'),
  draw('O16', 'M11'),
  woods('O17', 'M12'),
  draw('O18', 'M13'),
  space('O19', 'M13', { duty: 'must', instruction: tavern }),
  draw('O20', 'M13'),
  draw('O21', 'M14', 2),
  draw('O22', 'M15'),
  space('O23', 'M16', { duty: 'must', timber: true, instruction: forest }),
  draw('O24', 'M1'),
];
