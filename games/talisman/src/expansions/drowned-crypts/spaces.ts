import type { Space, SpaceId } from '../../board/spaces.ts';
import type { Effect } from '../../vocabulary.ts';
import './added.ts';
import type { CryptSpaces } from './vocabulary.ts';

/** What opens into them from above, and what lies at the bottom. */
export const CHASM: SpaceId = 'M7';
export const VAULT: SpaceId = 'D4';

const space = (id: keyof CryptSpaces, draw: number, instruction: readonly Effect[]): Space => ({
  id,
  region: 'crypts',
  draw,
  instruction,
  across: [],
  ...(instruction.length > 0 ? { duty: 'must' as const } : {}),
});

/** TDC-3.4 */
const treasury: readonly Effect[] = [
  { do: 'drown', upTo: 2 },
  {
    do: 'roll',
    dice: 1,
    rows: [
      { from: 3, to: 4, then: [{ do: 'gain', what: 'gold', n: 1 }] },
      { from: 5, to: 5, then: [{ do: 'gain', what: 'spell', n: 1 }] },
      { from: 6, to: 6, then: [{ do: 'gain', what: 'craft', n: 1 }] },
    ],
  },
];

export const CRYPT_SPACES: readonly Space[] = [
  space('D1', 1, []),
  space('D2', 1, [{ do: 'drown', upTo: 1 }]),
  space('D3', 0, treasury),
  space('D4', 2, [{ do: 'drown', upTo: 2 }]),
];

/** From above down, the Chasm first: one goes from each to the one above and below it (TDC-2.2, TDC-2.3). */
export const SHAFT: readonly SpaceId[] = [CHASM, ...CRYPT_SPACES.map(({ id }) => id)];
