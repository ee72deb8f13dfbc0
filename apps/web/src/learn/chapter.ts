import type { AnyState, Choice } from '@questhall/kernel';
import type { Catalogue, Locale } from '@questhall/text';
import type { ScriptedAnswer } from '../offline/saved-match.ts';

/** What a coach mark lights: a part of the table; `choice` is what lies large over the board to be chosen from, else the board. */
export type Light = 'board' | 'choice' | 'hand' | 'bar' | 'seats' | 'side';

/** A coach mark: one thing on the real table and a sentence about it, `learn.<chapter>.<id>` with its `.title`. */
export interface Mark {
  id: string;
  light: Light;
  /**
   * Before which of the learner's answers it is shown, from 0. The last mark of an answer asks for it and stays until it is
   * given; those before it are read. An answer without a mark, or without an alternative, goes by itself.
   */
  at: number;
}

/** A lesson as `npm run lessons` makes it of a scenario in lessons/. The learner has the first seat, bots the others. */
export interface Lesson {
  game: string;
  options: Readonly<Record<string, string | number | boolean>>;
  seats: number;
  /** How many lines the learner has heard when the script has ended. */
  heard: number;
  state: AnyState;
  script: readonly (ScriptedAnswer & { choice: Choice })[];
}

/** A chapter: about so many minutes of a match on a prepared position. */
export interface Chapter {
  id: string;
  minutes: number;
  marks: readonly Mark[];
  /** Whoever has come so far can play: the rest is for other forms of the game. */
  enough?: true;
  /** What the match to which it leads is played with besides: what the chapter has taught is in it. */
  leadsTo?: GameLessons['match']['options'];
  lesson(): Promise<Lesson>;
}

/** A word at the real table, said once to whoever meets the thing for the first time: `learn.tip.<id>` with its `.title`. */
export interface Tip {
  id: string;
  /** An option of the match at some of whose values other words are said, `learn.tip.<id>.<value>`. */
  by?: { option: string; values: readonly string[] };
  light: Light;
  /** Said when one is asked a question of one of these kinds, … */
  asked?: readonly string[];
  /** … with so many answers, or with one whose id begins so, where that matters, … */
  answers?: number;
  offers?: string;
  /** … or when one is asked anything after an event of this type has happened to one's own seat. */
  told?: string;
  /** The field that such an event must have. */
  having?: string;
  /** Whoever has learnt this chapter knows it. */
  unlessLearnt?: string;
}

/** What a game teaches: `learn/index.ts` in its folder. */
export interface GameLessons {
  chapters: readonly Chapter[];
  /** How each chapter begins, for the drawing of it (`Sketch.tsx`), by its id: `made/begins.json`, made by `npm run lessons`. */
  begins: Readonly<Record<string, object>>;
  tips: readonly Tip[];
  /** The game in one page: five steps, each one picture or several side by side (their addresses), with the words `learn.page.<n>` and `.title`. */
  page: readonly (readonly string[])[];
  words(locale: Locale): Promise<Catalogue>;
  /** The match to which the chapters lead: so many easy bots beside the learner, and the options of its shortest sensible form. */
  match: { bots: number; options: Readonly<Record<string, string | number | boolean>> };
  /** The edition with which the chapters begin: who came by the box of another one is told so (`learn.elsewhere`). */
  taughtIn?: string;
  /** The same for who came by the box of another edition than that match is of. */
  inEdition?: Readonly<Record<string, GameLessons['match']>>;
}

/** The key of what a tip says in a match of these options. */
export const tipWords = ({ id, by }: Pick<Tip, 'id' | 'by'>, options: Readonly<Record<string, unknown>>): string => {
  const value = by?.values.find((one) => one === options[by.option]);
  return value === undefined ? `tip.${id}` : `tip.${id}.${value}`;
};

/** The match to which this chapter leads. */
export const matchAfter = ({ match }: Pick<GameLessons, 'match'>, { leadsTo }: Pick<Chapter, 'leadsTo'>): GameLessons['match'] => ({
  ...match,
  options: { ...match.options, ...leadsTo },
});

/** The match after the chapters in the edition by whose box somebody came to learn, or in the one that is easiest to begin with. */
export const matchIn = ({ match, inEdition }: Pick<GameLessons, 'match' | 'inEdition'>, edition: string | null): GameLessons['match'] =>
  (edition === null ? undefined : inEdition?.[edition]) ?? match;

/** The learner's own answers, in order. */
export const ownAnswers = (lesson: Lesson): readonly Choice[] => lesson.script.filter(({ seat }) => seat === 0).map(({ choice }) => choice);

/** The marks before an answer. */
export const marksAt = ({ marks }: Pick<Chapter, 'marks'>, at: Mark['at']): readonly Mark[] => marks.filter((mark) => mark.at === at);
