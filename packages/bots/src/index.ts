export { greedy } from './greedy.ts';
export type { Heuristic, Manner } from './heuristic.ts';
export { type Hint, hint } from './hint.ts';
export { type Knowledge, know, type Question } from './knowledge.ts';
export { BOT_NAMES, type BotName, isBotName, type Playable, policyOf } from './levels.ts';
export { isAskedOpenly } from './openly.ts';
export { answerBy, type Budget, draw, type Policy, random, USUAL_BUDGET } from './policy.ts';
export { search } from './search/search.ts';
export type { SearchSettings } from './search/settings.ts';
