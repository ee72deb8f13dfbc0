import type { GameEvent, OptionSpec, Text } from '@questhall/kernel';
import { contract } from '@questhall/testkit/contract';
import { sized } from '../../../../test/sized.ts';
import { talisman } from '../../src/index.ts';
import { OPTIONS } from '../../src/options.ts';
import { da } from '../../src/text/da/index.ts';
import { de } from '../../src/text/de/index.ts';
import { en } from '../../src/text/en/index.ts';
import { eventText } from '../../src/text/event-text.ts';
import { fr } from '../../src/text/fr/index.ts';
import { nl } from '../../src/text/nl/index.ts';
import { oddsRules } from '../odds-rules.ts';

/** What is always so in these matches: drawn is whether the Tide Bell hangs, and whether the dead play on as well. */
const FIXED: Readonly<Record<string, string | number | boolean>> = { edition: 'digital', bigTable: true, lives: 2 };
const DRAWN: Readonly<Record<string, OptionSpec['values']>> = {
  tideBell: [false, true],
  expansion: ['drowned-crypts', 'realm-of-souls+drowned-crypts'],
};

function only(option: OptionSpec): OptionSpec {
  const drawn = DRAWN[option.id];
  if (drawn) return { ...option, values: drawn, byDefault: (drawn as readonly string[])[0]! } as OptionSpec;
  const value = FIXED[option.id] ?? option.byDefault;
  return { ...option, values: [value], byDefault: value } as OptionSpec;
}

// Nothing of the Crypts is secret; what is, in a match with them, must stay so: decks, hands, and the ending of the other expansion.
contract(
  { ...talisman, options: OPTIONS.map(only) },
  {
    catalogues: { en, nl, fr, de, da },
    eventText: eventText as unknown as (event: GameEvent) => Text,
    matches: sized(2, 4),
    deep: 1,
    most: sized(400, Number.POSITIVE_INFINITY),
    closely: 12,
    odds: oddsRules,
    longest: 400_000,
  },
);
