export {
  askedAgain,
  askedAnew,
  BACK,
  type BackStep,
  depthOf,
  restored,
  type TakenBack,
  type Trail,
  takingOf,
  trailAfter,
} from './back.ts';
export { plainDraws, type RecordParts, recordByReplay, recordOf } from './build.ts';
export { firstLink, link, openingOf, sortedJson, stateHash, unlinked } from './chain.ts';
export { type CheckLine, type CheckOptions, checkRecord, type Facts, type Kept, type Report } from './check.ts';
export { AGREED, END, ENDINGS, type EndedEarly, type Ending, ended, endingsOf } from './ending.ts';
export { type CheckStep, FINDING_CODES, type Finding, type FindingCode } from './findings.ts';
export { type Hour, hourAfter, hourAt, LAST_ROUND, type LastRound, lastRoundNamed } from './last-round.ts';
export { decisionMarked, MARKED, markedAs } from './marks.ts';
export { type NewRules, RENEWED, renewed } from './renewed.ts';
export { type Played, type Replay, replay } from './replay.ts';
export { FURTHEST, REWIND, type Rewound, rewound } from './rewind.ts';
export {
  type ActionEntry,
  type Draw,
  type EndEntry,
  ExportedMatch,
  LONGEST_OPTION,
  recordSchema,
  type SeatEntry,
  type StartEntry,
  type TablePart,
} from './schema.ts';
export { isTakenBack, struckIn, type ToldLine } from './struck.ts';
export type { Tally, TallyRow } from './tally.ts';
export { type SeenDraw, type Witness, witness } from './witness.ts';
