import { fileURLToPath } from 'node:url';
import type { GameEvent, Text } from '@questhall/kernel';
import { contract } from '@questhall/testkit/contract';
import { sized } from '../../../test/sized.ts';
import { talisman } from '../src/index.ts';
import { da } from '../src/text/da/index.ts';
import { de } from '../src/text/de/index.ts';
import { en } from '../src/text/en/index.ts';
import { eventText } from '../src/text/event-text.ts';
import { fr } from '../src/text/fr/index.ts';
import { nl } from '../src/text/nl/index.ts';
import { oddsRules } from './odds-rules.ts';

contract(talisman, {
  catalogues: { en, nl, fr, de, da },
  eventText: eventText as unknown as (event: GameEvent) => Text,
  // A match takes some 1,500 answers: few here. playouts.test.ts and long.ts play more, with an eye on every option.
  matches: sized(2, 6),
  deep: 1,
  most: sized(400, Number.POSITIVE_INFINITY),
  closely: 12,
  longest: 400_000,
  odds: oddsRules,
  snapshots: fileURLToPath(new URL('snapshots/', import.meta.url)),
});
