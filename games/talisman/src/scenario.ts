import { talisman } from './index.ts';
import { OPTIONS_TO_COME } from './options.ts';
import { facts } from './scenario/facts.ts';
import { given } from './scenario/given.ts';
import { shortName } from './scenario/names.ts';

const game: typeof talisman = { ...talisman, options: OPTIONS_TO_COME };

/** How positions and facts of Talisman are written in scenario files (docs/scenarios.md). */
export const talismanScenarios = {
  id: talisman.id,
  game,
  given,
  facts,
  nameOf: (item: unknown): string => (typeof item === 'string' ? shortName(item) : String((item as { id?: unknown }).id ?? item)),
};
