import { fileURLToPath } from 'node:url';
import type { GameEvent, Text } from '@questhall/kernel';
import { contract } from '@questhall/testkit/contract';
import { sized } from '../../../test/sized.ts';
import { dystopia } from '../src/index.ts';
import { da } from '../src/text/da/index.ts';
import { de } from '../src/text/de/index.ts';
import { en } from '../src/text/en/index.ts';
import { eventText } from '../src/text/event-text.ts';
import { fr } from '../src/text/fr/index.ts';
import { nl } from '../src/text/nl/index.ts';
import { oddsRules } from './odds-rules.ts';

// Few rounds a level, so that many matches with many options fit into a test; long.ts plays longer ones. Among the
// promises: hidden rooms, monsters and traps never reach a hero (DYS-HID.1), and imagined ones play on.
const options = dystopia.options.map((o) => (o.id === 'roundLimit' ? { ...o, values: { min: 2, max: 6 }, byDefault: 4 } : o));

contract(
  { ...dystopia, options },
  {
    catalogues: { en, nl, fr, de, da },
    eventText: eventText as unknown as (event: GameEvent) => Text,
    matches: sized(4, 8),
    deep: sized(1, 2),
    most: sized(400, Number.POSITIVE_INFINITY),
    closely: 12,
    longest: 400_000,
    odds: oddsRules,
    snapshots: fileURLToPath(new URL('snapshots/', import.meta.url)),
  },
);
