import { talisman } from './index.ts';
import { facts } from './scenario/facts.ts';
import { given } from './scenario/given.ts';
import { shortName } from './scenario/names.ts';
import { vocabulary } from './scenario/vocabulary.ts';

/** How positions and facts of Talisman are written in scenario files (docs/scenarios.md). */
export const talismanScenarios = {
  id: talisman.id,
  game: talisman,
  given,
  facts,
  vocabulary,
  nameOf: (item: unknown): string => (typeof item === 'string' ? shortName(item) : String((item as { id?: unknown }).id ?? item)),
};
