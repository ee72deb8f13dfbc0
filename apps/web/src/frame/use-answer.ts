import type { Choice, DecisionView, Refusal } from '@questhall/kernel';
import { useCallback, useEffect, useState } from 'react';

/** The answer that a person is putting together: what is picked up, and the refusal that they asked about. */
export interface Answer {
  picks: readonly string[];
  /** The refused option whose reason is on show. `asked` counts, so that asking again shakes again. */
  refusal: { refusal: Refusal; asked: number } | null;
  /** What is picked is an answer that may be sent. */
  ready: boolean;
  pick(id: string | null): void;
  confirm(): void;
  choose(choice: Choice): void;
}

export interface AnswerOptions {
  decision: DecisionView | undefined;
  /** While events are played back, the first touch skips them. */
  playing: boolean;
  /** False: the first pick is the answer. */
  confirmFirst: boolean;
  send(decision: DecisionView, choice: Choice): void;
  skip(): void;
  sound(name: 'legal' | 'refused'): void;
}

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

export function useAnswer({ decision, playing, confirmFirst, send, skip, sound }: AnswerOptions): Answer {
  const [picks, setPicks] = useState<readonly string[]>([]);
  const [refusal, setRefusal] = useState<Answer['refusal']>(null);
  const id = decision?.id;
  const seat = decision?.seat;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another decision, or another seat's, starts afresh
  useEffect(() => {
    setPicks([]);
    setRefusal(null);
  }, [id, seat]);

  const choose = useCallback((choice: Choice) => decision && send(decision, choice), [decision, send]);
  const confirm = useCallback(() => {
    if (!decision || !isAnswer(decision, picks)) return;
    choose(decision.choose ? picks : (picks[0] ?? ''));
  }, [decision, picks, choose]);

  const pick = useCallback(
    (option: string | null) => {
      if (playing) return skip();
      if (option === null || !decision) {
        setPicks([]);
        setRefusal(null);
        return;
      }
      const refused = decision.refused.find((r) => r.id === option);
      if (refused) {
        setRefusal((before) => ({ refusal: refused, asked: (before?.asked ?? 0) + 1 }));
        sound('refused');
        return;
      }
      if (!decision.options.some((o) => o.id === option)) return;
      setRefusal(null);
      sound('legal');
      if (!confirmFirst && !decision.choose) {
        setPicks([option]);
        choose(option);
        return;
      }
      setPicks(picksAfter(decision, picks, option));
    },
    [decision, playing, picks, confirmFirst, choose, skip, sound],
  );

  return { picks, refusal, ready: decision !== undefined && isAnswer(decision, picks), pick, confirm, choose };
}
