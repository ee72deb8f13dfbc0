import { nachtwacht } from './index.ts';
import { facts } from './scenario/facts.ts';
import { given } from './scenario/given.ts';
import { vocabulary } from './scenario/vocabulary.ts';

/** How positions and facts of Nachtwacht are written in scenario files (docs/scenarios.md). */
export const nachtwachtScenarios = { id: nachtwacht.id, game: nachtwacht, given, facts, vocabulary };
