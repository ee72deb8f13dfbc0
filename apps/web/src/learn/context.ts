import type { Choice, DecisionView } from '@questhall/kernel';
import { type ComponentType, createContext } from 'react';
import type { BarState } from '../frame/bar-state.ts';
import type { AnswerDraft } from '../frame/use-answer.ts';

/** What the frame tells the coach. */
export interface CoachProps {
  bar: BarState;
  answer: AnswerDraft;
  /** How many lines have been shown. */
  told: number;
  /** Something stays on the stage until it is put away: nobody talks over it. */
  staying: boolean;
}

/** A lesson at the table: which answers it takes, and who explains. */
export interface LessonAtTable {
  /** False where the lesson wants another answer; it has said so then. */
  takes(decision: DecisionView, choice: Choice): boolean;
  /** True where the coach gives this answer, the only one there is: there is something to read before. */
  gives(decision: DecisionView): boolean;
  Coach: ComponentType<CoachProps>;
}

/** The lesson that is played at this table; null in every other match. */
export const LessonContext = createContext<LessonAtTable | null>(null);
