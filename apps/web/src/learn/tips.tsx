import type { Seat } from '@questhall/kernel';
import { type ReactNode, useEffect, useState } from 'react';
import type { BarState } from '../frame/bar-state.ts';
import type { AnyEvent } from '../games/contract.ts';
import { useSettings } from '../settings/settings.ts';
import { useMatchState } from '../table/match-context.tsx';
import { type Tip, tipWords } from './chapter.ts';
import { CoachPaper } from './coach.tsx';
import { useLessons } from './say.ts';
import { tipFor } from './tip-for.ts';
import './learn.css';

/** Who has less time than this to answer is not spoken to, in milliseconds. */
const LEAST_MS = 30_000;

interface TipsProps {
  game: string;
  bar: BarState;
  me: Seat | null;
  log: readonly AnyEvent[];
  /** What the match is played with. */
  options: Readonly<Record<string, unknown>>;
}

/** Explains, once each, what somebody meets for the first time at a table of this game. */
export function Tips({ game, bar, me, log, options }: TipsProps): ReactNode {
  const found = useLessons(game);
  const learnt = useSettings((s) => s.learnt);
  const set = useSettings((s) => s.set);
  const deadline = useMatchState((m) => (me === null ? null : (m.sight?.deadlines[me] ?? null)));
  const skew = useMatchState((m) => m.clockSkew);
  const decision = bar.kind === 'mine' ? bar.decision : undefined;
  const [shown, setShown] = useState<{ question: string; tip: Tip } | null>(null);
  const question = decision ? `${decision.seat}:${decision.id}` : '';

  useEffect(() => {
    if (found.state !== 'here' || !decision || shown?.question === question) return;
    const hurried = deadline !== null && deadline - (Date.now() + skew) < LEAST_MS;
    const tip = hurried ? undefined : tipFor(found.lessons.tips, game, decision, log, learnt);
    // oxlint-disable-next-line react/set-state-in-effect -- what was explained is remembered outside, as soon as it stands there
    if (tip) setShown({ question, tip });
    if (tip) set({ learnt: [...learnt, `${game}/tip.${tip.id}`] });
  }, [found, decision, question, shown, deadline, skew, game, log, learnt, set]);

  if (found.state !== 'here' || shown?.question !== question || question === '') return null;
  const { id, light } = shown.tip;
  return (
    <CoachPaper
      say={found.say}
      title={found.say(`tip.${id}.title`)}
      words={found.say(tipWords(shown.tip, options))}
      light={light}
      onRead={() => setShown({ question: '', tip: shown.tip })}
      onSkip={() => set({ tips: false })}
    />
  );
}
