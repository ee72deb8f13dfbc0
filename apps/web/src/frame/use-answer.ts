import type { Choice, DecisionView, OptionView, Refusal } from '@questhall/kernel';
import { useCallback, useState } from 'react';

/** The answer that a person is putting together: what is picked up, and the refusal that they asked about. */
export interface AnswerDraft {
  picks: readonly string[];
  /** What a mouse points at: it shows what it would do, and nothing is picked up for it. */
  looked: string | null;
  /** The refused option whose reason is on show. `asked` counts, so that asking again shakes again. */
  refusal: { refusal: Refusal; asked: number } | null;
  /** What is picked is an answer that may be sent. */
  ready: boolean;
  /** Sends a cheap answer; picks a dear one up, or one of several, and sends it at the second touch. */
  pick: (id: string | null) => void;
  /** Picks an option up without sending it, to look at what it would do. */
  hold: (id: string) => void;
  /** A mouse points at an option, or at none any more. */
  look: (id: string | null) => void;
  confirm: () => void;
  choose: (choice: Choice) => void;
}

export interface AnswerOptions {
  decision: DecisionView | undefined;
  /** While events are played back, the first touch skips them. */
  playing: boolean;
  asking: Asking;
  send: (decision: DecisionView, choice: Choice) => void;
  skip: () => void;
  sound: (name: 'legal' | 'refused') => void;
}

/** Which answers are asked for twice: every one, those that a game calls dear, or none. */
export type Asking = 'always' | 'dear' | 'never';

/** True where the first touch of an option sends it. */
export const isSentAtOnce = (option: Partial<Pick<OptionView, 'dear'>>, asking: Asking): boolean =>
  asking === 'never' || (asking === 'dear' && option.dear !== true);

/** The picks after touching an option: one replaces the other, or is added to and taken from a choice of several. */
export function picksAfter(decision: DecisionView, picks: readonly string[], id: string): readonly string[] {
  if (!decision.choose) return [id];
  if (picks.includes(id)) return picks.filter((p) => p !== id);
  return picks.length < decision.choose.max ? [...picks, id] : picks;
}

/** True where these picks answer the decision. */
export function isAnswer(decision: DecisionView, picks: readonly string[]): boolean {
  if (!decision.choose) return picks.length === 1;
  return picks.length >= decision.choose.min && picks.length <= decision.choose.max;
}

type Kept = Pick<AnswerDraft, 'picks' | 'refusal'> & { question: string };
type Look = { question: string; id: string | null };
const NOTHING: Pick<AnswerDraft, 'picks' | 'refusal'> = { picks: [], refusal: null };

export function useAnswer({ decision, playing, asking, send, skip, sound }: AnswerOptions): AnswerDraft {
  // Picks belong to their question: another one, or another seat's, starts with none.
  const question = decision ? `${decision.seat}:${decision.id}` : '';
  const [kept, setKept] = useState<Kept>({ question, picks: [], refusal: null });
  const { picks, refusal } = kept.question === question ? kept : NOTHING;
  const [seen, setSeen] = useState<Look>({ question, id: null });
  const looked = decision && seen.question === question && decision.options.some(({ id }) => id === seen.id) ? seen.id : null;
  const look = useCallback((id: string | null) => setSeen({ question, id }), [question]);

  const choose = useCallback((choice: Choice) => decision && send(decision, choice), [decision, send]);
  const confirm = useCallback(() => {
    if (!decision || !isAnswer(decision, picks)) return;
    choose(decision.choose ? picks : (picks[0] ?? ''));
  }, [decision, picks, choose]);

  const touch = useCallback(
    (option: string | null, sending: boolean) => {
      if (playing) return skip();
      if (option === null || !decision) {
        setKept({ question, ...NOTHING });
        return;
      }
      const refused = decision.refused.find((r) => r.id === option);
      if (refused) {
        setKept({ question, picks, refusal: { refusal: refused, asked: (refusal?.asked ?? 0) + 1 } });
        sound('refused');
        return;
      }
      const found = decision.options.find((o) => o.id === option);
      if (!found) return;
      const again = picks.includes(option);
      if (sending) sound('legal');
      setKept({ question, picks: picksAfter(decision, picks, option), refusal: null });
      if (sending && !decision.choose && (again || isSentAtOnce(found, asking))) choose(option);
    },
    [decision, question, playing, picks, refusal, asking, choose, skip, sound],
  );
  const pick = useCallback((option: string | null) => touch(option, true), [touch]);
  const hold = useCallback((option: string) => touch(option, false), [touch]);

  return { picks, looked, refusal, ready: decision !== undefined && isAnswer(decision, picks), pick, hold, look, confirm, choose };
}
