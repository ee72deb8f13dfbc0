export { type Answering, type Attempt, type Gate, gate, type Hook, PASS } from './attempt.ts';
export { type Chance, fast, type SealedChance, sealed } from './chance.ts';
export { clone } from './clone.ts';
export type { Asker, DecisionView, DiceResult, OptionView, Refusal, Target } from './decision.ts';
export * from './game.ts';
export { type GameEvent, heardBy, Kit, type Tell, type Told } from './kit.ts';
export { type Carrying, type Matter, type Matters, matters, named } from './matters.ts';
export type { Met, PlanChoice, PlanFact, PlanFacts, PlannedTurn, Planning, PlanPart, PlanStop, Wish, Wishes } from './planning.ts';
export {
  begin,
  deciding,
  decisionOf,
  decisionView,
  defaultChoice,
  type Illegal,
  IllegalAction,
  illegal,
  play,
  resume,
} from './play.ts';
export { type Call, type Next, type Procedures, procedure, type Steps } from './procedure.ts';
export { bySeat, type Finding, type ScenarioTable, type ScenarioWords } from './scenario.ts';
export type { Seat } from './seat.ts';
export type { Action, Ask, Choice, ChooseCount, Core, Decision, Frame, FrameOf, Given, Later, Outcome, Standing } from './state.ts';
export { type SeatRef, type Text, type TextArg, text } from './text.ts';
export { occasion, type Passed } from './window.ts';
