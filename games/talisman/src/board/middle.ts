import type { Effect } from '../vocabulary.ts';
import type { Space, SpaceId } from './spaces.ts';

declare module '../open.ts' {
  interface AddedEffects {
    enslave: { do: 'enslave' };
    /** Every follower dies on a result up to `upTo`. */
    rollForFollowers: { do: 'rollForFollowers'; upTo: number };
    quest: { do: 'quest' };
  }
}

const space = (id: SpaceId, across: readonly SpaceId[], more: Partial<Space>): Space => ({
  id,
  region: 'middle',
  draw: 0,
  instruction: [],
  across,
  ...more,
});
const desert = (id: SpaceId, across: SpaceId): Space =>
  space(id, [across], { duty: 'must', instruction: [{ do: 'lose', what: 'life', n: 1, safeAt: 'desert' }] });
/** The bonus stands beside each Runes space, since printings differ (B2). */
const runes = (id: SpaceId, across: SpaceId, runesBonus: number): Space => space(id, [across], { draw: 1, runesBonus });

const blackKnight: readonly Effect[] = [
  {
    do: 'choose',
    of: [
      { id: 'payKnight', then: [{ do: 'pay', gold: 1 }] },
      { id: 'loseLife', then: [{ do: 'lose', what: 'life', n: 1 }] },
    ],
  },
];

const chasm: readonly Effect[] = [
  { do: 'roll', dice: 1, skip: 'chasm', rows: [{ from: 1, to: 2, then: [{ do: 'lose', what: 'life', n: 1 }] }] },
  { do: 'rollForFollowers', upTo: 2 },
];

const temple: readonly Effect[] = [
  {
    do: 'may',
    then: [
      {
        do: 'roll',
        dice: 2,
        add: 'pray',
        rows: [
          { from: 2, to: 2, then: [{ do: 'lose', what: 'life', n: 2 }] },
          { from: 3, to: 3, then: [{ do: 'lose', what: 'life', n: 1 }] },
          {
            from: 4,
            to: 4,
            then: [
              {
                do: 'choose',
                of: [
                  { id: 'loseFollower', then: [{ do: 'loseFollower' }] },
                  { id: 'loseLife', then: [{ do: 'lose', what: 'life', n: 1 }] },
                ],
              },
            ],
          },
          { from: 5, to: 5, then: [{ do: 'enslave' }] },
          { from: 6, to: 6, then: [{ do: 'gain', what: 'strength', n: 1 }] },
          { from: 7, to: 7, then: [{ do: 'gain', what: 'craft', n: 1 }] },
          { from: 8, to: 9, then: [{ do: 'gain', what: 'spell', n: 1 }] },
          { from: 10, to: 10, then: [{ do: 'awardTalisman' }] },
          { from: 11, to: 11, then: [{ do: 'gain', what: 'life', n: 1 }] },
          { from: 12, to: 12, then: [{ do: 'gain', what: 'life', n: 2 }] },
        ],
      },
    ],
  },
];

const castle: readonly Effect[] = [
  { do: 'visit', one: [{ id: 'royalDoctor', then: [{ do: 'heal', n: 'quota', price: 1 }] }] },
  { do: 'visit', one: [{ id: 'handOver', then: [{ do: 'sellFollowers' }] }] },
];

/** The Middle Region, clockwise from the Portal of Power in the upper left corner (B2). */
export const MIDDLE: readonly Space[] = [
  space('M1', ['O24', 'O1', 'O2'], { draw: 1 }),
  space('M2', ['O3'], { duty: 'must', instruction: blackKnight }),
  space('M3', ['O4'], { draw: 3 }),
  space('M4', ['O5'], { draw: 1, terrain: 'hills' }),
  space('M5', ['O6', 'O7', 'O8'], { draw: 1, cursed: true }),
  runes('M6', 'O9', 3),
  space('M7', ['O10'], { duty: 'must', instruction: chasm }),
  runes('M8', 'O11', 2),
  space('M9', ['O12', 'O13', 'O14'], { duty: 'may', instruction: [{ do: 'quest' }] }),
  desert('M10', 'O15'),
  space('M11', ['O16'], { draw: 2 }),
  desert('M12', 'O17'),
  space('M13', ['O18', 'O19', 'O20'], { duty: 'may', instruction: temple }),
  space('M14', ['O21'], { draw: 1, terrain: 'woods', timber: true }),
  runes('M15', 'O22', 2),
  space('M16', ['O23'], { duty: 'may', instruction: castle }),
];
