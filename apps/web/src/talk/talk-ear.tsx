import { useEffect, useRef, useState } from 'react';
import { SILENCE } from '../net/talk.ts';
import { useMatchState } from '../table/match-context.tsx';
import { type Talking, useTalk, useTalkWords, wordsOf } from './use-talk.ts';

/** Says aloud to screen readers what others have said and given since the last time; politely, so that no question is cut off. */
export function TalkEar() {
  const { lines, reactions, isMuted } = useTalk();
  const listens = useMatchState((m) => m.talk !== SILENCE);
  const words = useTalkWords(lines.length + reactions.size > 0);
  const heard = useRef<Set<string> | null>(null);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (!listens) return;
    const told = toldOf({ lines, reactions });
    // What was said before the visit is in the drawer.
    const known = heard.current ?? new Set(told.map(({ key }) => key));
    heard.current = known;
    if (!words) return;
    const fresh = told.filter(({ key }) => !known.has(key));
    for (const { key } of fresh) known.add(key);
    const others = fresh.filter(({ of }) => !of.yours && !isMuted(of.who));
    if (others.length > 0)
      setSaid(
        others
          .map(({ of }) => {
            const name = of.name ?? '';
            if ('reaction' in of) return words.say('react.heard', { name, reaction: words.say(`react.${of.reaction}`) });
            return words.say('heard', { name, words: wordsOf(of, words) });
          })
          .join(' '),
      );
  }, [lines, reactions, listens, words, isMuted]);
  return (
    <p className="vh" aria-live="polite">
      {said}
    </p>
  );
}

/** All that has been said and given, each with a name of its own. */
function toldOf({ lines, reactions }: Pick<Talking, 'lines' | 'reactions'>) {
  const given = [...reactions.values(), ...lines.map((line) => line.reactions ?? [])].flat();
  return [...lines.map((of) => ({ key: `${of.room} ${of.n}`, of })), ...given.map((of) => ({ key: `${of.who} ${of.seat} ${of.at}`, of }))];
}
