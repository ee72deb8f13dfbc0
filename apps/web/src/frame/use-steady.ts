import type { DecisionView, OptionView } from '@questhall/kernel';
import { useEffect } from 'react';
import { type OpenMatch, useMatch } from '../table/match-context.tsx';

/** A place among the plates: of an answer that may be given, or of one that has been given in a question before, and stays empty. */
export interface Place {
  option: OptionView;
  gone: boolean;
}

interface Shown {
  question: string;
  seat: number;
  kind: string;
  places: readonly Place[];
}

/** What was shown last at each table: between two questions the plates are gone for a moment, and questions of two tables have the same numbers. */
const shown = new WeakMap<OpenMatch, Shown>();

/**
 * The answers of a question that goes on from the one before it, each where it stood there: no plate moves under a finger. Where one was
 * given there is an empty place; what has come stands at the end.
 */
export function placesAfter(before: Shown | null, { seat, kind, options }: Pick<DecisionView, 'seat' | 'kind' | 'options'>): Place[] {
  const now = new Map(options.map((option) => [option.id, option]));
  const kept = before?.seat === seat && before.kind === kind ? before.places : [];
  const old = kept.map(({ option }): Place => ({ option: now.get(option.id) ?? option, gone: !now.has(option.id) }));
  const known = new Set(kept.map(({ option }) => option.id));
  return [...old, ...options.filter(({ id }) => !known.has(id)).map((option) => ({ option, gone: false }))];
}

/**
 * Where the answers of this question stand.
 * @param goesOn whether it asks for more of what the question before asked for
 */
export function useSteady(decision: DecisionView, goesOn: boolean): readonly Place[] {
  const match = useMatch();
  const last = shown.get(match) ?? null;
  const question = `${decision.seat}:${decision.id}`;
  const places = last?.question === question ? placesAfter(last, decision) : placesAfter(goesOn ? last : null, decision);
  useEffect(() => {
    shown.set(match, { question, seat: decision.seat, kind: decision.kind, places });
  });
  return places;
}
