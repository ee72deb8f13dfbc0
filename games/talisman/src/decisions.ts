import { type DecisionKind, text } from '@questhall/kernel';
import type { State } from './state.ts';

const KINDS = ['turn','direction','regenerate','encounter','nextCard','evadeCard','replace','face','prepare','armour','raise','take','dropObjects','dropSpells','may','choose','visit','heal','buy','sell','handOver','loseFollower','skipRoll','addToRoll','destination','target','react','evade','spoils','bribe','answerBribe','loot','market','give','want','answerTrade','trophies','leave','vampire','character','endTurn','quest'];
export const decisions: Record<string, DecisionKind<State>> = Object.fromEntries(KINDS.map((k) => [k, {
  rule: 'T86-1', prompt: () => text('ask.' + k), option: (_s, _d, id) => ({ label: text(id) }), byDefault: (_s, d) => d.choose ? d.options.slice(0, d.choose.min) : d.options[0]!,
}]));
