/* Written out from the shapes in state.ts by `npm run state-copies`; a test keeps it true. */

import type { Crypts } from './state.ts';

export const beginCrypts = (): Crypts => ({
  rings: 0,
});

export const copyCrypts = (held: Crypts): Crypts => ({
  rings: held.rings,
});
