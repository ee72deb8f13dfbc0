import { fileURLToPath } from 'node:url';
import type { GameEvent, Text } from '@questhall/kernel';
import { contract } from '@questhall/testkit/contract';
import { sized } from '../../../test/sized.ts';
import { eventText } from '../src/client.ts';
import { nachtwacht } from '../src/index.ts';
import { da } from '../src/text/da.ts';
import { de } from '../src/text/de.ts';
import { en } from '../src/text/en.ts';
import { fr } from '../src/text/fr.ts';
import { nl } from '../src/text/nl.ts';

contract(nachtwacht, {
  catalogues: { en, nl, fr, de, da },
  eventText: eventText as unknown as (event: GameEvent) => Text,
  // playouts.test.ts plays 150 more.
  matches: sized(30, 100),
  // long.ts goes through 24 each night.
  deep: sized(3, 6),
  closely: 12,
  snapshots: fileURLToPath(new URL('snapshots/', import.meta.url)),
});
