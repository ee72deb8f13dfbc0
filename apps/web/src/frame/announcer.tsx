import type { DecisionView } from '@questhall/kernel';
import type { LogEntry } from '@questhall/protocol';
import { useEffect, useRef, useState } from 'react';
import type { AnyEvent, GameModule } from '../games/contract.ts';
import { useWords } from '../text/words.tsx';
import { newsWords } from './news-line.tsx';
import { runsOf } from './runs.ts';
import type { News } from './use-news.ts';

interface AnnouncerProps {
  log: readonly LogEntry[];
  module: GameModule;
  decision: DecisionView | undefined;
  /** What has happened to whoever is asked: said before the question. */
  news: News;
}

/** Says aloud to screen readers what was told since the last time, and what is asked. */
export function Announcer({ log, module, decision, news }: AnnouncerProps) {
  const { speak } = useWords();
  const last = useRef<number | null>(null);
  const [words, setWords] = useState('');
  const prompt = decision ? `${newsWords(news, speak)} ${speak.say(decision.prompt)}`.trim() : '';
  useEffect(() => {
    const newest = log.at(-1)?.n ?? 0;
    // What happened before the visit is in the chronicle; reading it all aloud would drown the question.
    const from = last.current ?? newest;
    last.current = newest;
    const say = (entry: LogEntry) => speak.say(module.eventText(entry.event as AnyEvent));
    const heard = log.filter((entry) => entry.n > from);
    const together = (entries: readonly LogEntry[]) => module.together?.(entries.map(({ event }) => event as AnyEvent));
    const lines = runsOf(heard, say, undefined, together).map(({ last, count, told }) => {
      if (told) return speak.say(told);
      return count > 1 ? `${say(last)} ${speak.say({ key: 'ui.log.times', args: { count } })}` : say(last);
    });
    if (lines.length > 0) setWords(lines.reverse().join(' '));
  }, [log, module, speak]);
  return (
    <div className="vh">
      <p aria-live="polite">{words}</p>
      <p aria-live="polite">{prompt}</p>
    </div>
  );
}
