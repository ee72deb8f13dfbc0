import type { DecisionView, Text } from '@questhall/kernel';
import type { LogEntry } from '@questhall/protocol';
import { useMemo, useState } from 'react';
import type { AnyEvent, Befallen, GameModule } from '../games/contract.ts';
import { ownAnswer } from '../net/match-store.ts';
import { useMatchState } from '../table/match-context.tsx';
import { useWords } from '../text/words.tsx';
import { namesMe } from './log-tabs.ts';
import { afterOwn, newsFor, sinceOwn } from './since-own.ts';
import { struckIn } from './struck.ts';

/** What is said at the head of a question of what has happened since the last one. */
export interface News {
  /** What came of their own last answer that they did not choose, and what others' turns did to whoever is asked, the weightiest first. */
  befallen: readonly Befallen[];
  /** Others have had no turn since. */
  justNow: boolean;
  /** What they were dealt for themselves. */
  dealt: Text | null;
}

/** So many lines before are enough to know what something came of. */
const BEFORE = 40;

type Lines = Readonly<Record<number, number>>;
interface Known {
  sent: string | null;
  at: Lines;
  before: Lines;
}

const NOTHING: News = { befallen: [], justNow: false, dealt: null };

/**
 * What has happened to the seat that is asked now: from its first question on until it answers.
 * @param log all lines on show
 * @param asked its question; undefined where nothing is to be said: in a lesson the coach does it
 */
export function useNews(module: GameModule, log: readonly LogEntry[], asked: DecisionView | undefined): News {
  const { speak } = useWords();
  const sent = useMatchState(ownAnswer);
  const sender = useMatchState((m) => m.outgoing?.seat ?? null);
  const view = useMatchState((m) => m.shown?.view);
  /** The last line on show when a seat last answered, by seat, the same before the answer that is on its way, and that answer. */
  const [known, setKnown] = useState<Known>({ sent: null, at: {}, before: {} });
  if (sent !== null && sender !== null && sent !== known.sent) {
    setKnown({ sent, at: { ...known.at, [sender]: log.at(-1)?.n ?? 0 }, before: known.at });
  }
  const me = asked?.seat ?? null;
  // While it is on its way its question stands as it stood.
  const at = sent !== null && sent === known.sent ? known.before : known.at;
  return useMemo(() => {
    if (me === null) return NOTHING;
    const whose = (event: AnyEvent) => {
      const turn = module.opens?.(event);
      if (!turn || turn === 'part') return null;
      return namesMe(event, { module, me, view, speak }) ? 'mine' : 'theirs';
    };
    const answered = at[me] ?? null;
    const find = module.dealt;
    const dealt = find ? newsFor(log, (event) => find(event, me), whose, answered) : null;
    if (!module.befell) return { ...NOTHING, dealt };
    const [own, theirs] = [afterOwn(log, whose, answered), sinceOwn(log, whose, answered)];
    const struck = own.length + theirs.length > 0 ? struckIn(log) : new Set();
    const standing = (lines: readonly LogEntry[]) => lines.flatMap(({ n, event }) => (struck.has(n) ? [] : [event as AnyEvent]));
    const befallenIn = (lines: readonly LogEntry[]) => {
      const [first] = lines;
      if (!first) return [];
      const at = log.indexOf(first);
      return module.befell!(standing(lines), me, view, standing(log.slice(Math.max(0, at - BEFORE), at)));
    };
    return { befallen: together(befallenIn(own), befallenIn(theirs)), justNow: theirs.length === 0, dealt };
  }, [module, log, me, at, view, speak]);
}

/**
 * What is told of one's own last answer and of others' turns: of the former only harm and what one did not choose; the weightiest first, and of
 * what weighs the same one's own before the others'.
 */
export function together(own: readonly Befallen[], theirs: readonly Befallen[]): readonly Befallen[] {
  const mine = own.filter((one) => (one.harm || one.unasked) && !theirs.some(({ stage }) => stage !== undefined && stage === one.stage));
  return [...mine, ...theirs].sort((a, b) => (b.weight ?? 0) - (a.weight ?? 0));
}
