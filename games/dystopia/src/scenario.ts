import { dystopia } from './index.ts';
import { facts } from './scenario/facts.ts';
import { given } from './scenario/given.ts';
import { vocabulary } from './scenario/vocabulary.ts';

/** How positions and facts of Dystopia are written in scenario files (docs/scenarios.md). White dice: 6 is the unicorn. */
export const dystopiaScenarios = { id: dystopia.id, game: dystopia, given, facts, vocabulary };
