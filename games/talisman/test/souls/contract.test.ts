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

/** What is always so in these matches; the options of the Realm of Souls itself are drawn, all others are as usual. */
const FIXED: Readonly<Record<string, string | number | boolean>> = {
  edition: 'digital',
  expansion: 'realm-of-souls',
  bigTable: true,
  lives: 2,
};
const DRAWN = new Set(['finale', 'lifeTrophies', 'randomBreach', 'ghostRestart']);

const only = (option: OptionSpec): OptionSpec => {
  const value = FIXED[option.id] ?? option.byDefault;
  return DRAWN.has(option.id) ? option : ({ ...option, values: [value], byDefault: value } as OptionSpec);
};

// Hidden information of the expansion: the Veil deck, cards on top of the Adventure deck, the Medium's card, a hidden ending.
contract(
  { ...talisman, options: OPTIONS.map(only) },
  {
    catalogues: { en, nl, fr, de, da },
    eventText: eventText as unknown as (event: GameEvent) => Text,
    matches: sized(2, 3),
    deep: 1,
    most: sized(400, Number.POSITIVE_INFINITY),
    closely: 12,
    odds: oddsRules,
    longest: 400_000,
  },
);
