import { useEffect, useRef, useState } from 'react';
import { useTalk, useTalkWords, wordsOf } from './use-talk.ts';

/** Says aloud to screen readers what others have said since the last time; politely, so that no question is cut off. */
export function TalkEar() {
  const { lines, isMuted } = useTalk();
  const words = useTalkWords();
  const heard = useRef<Set<string> | null>(null);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (!words) return;
    // What was said before the visit is in the drawer.
    const known = heard.current ?? new Set(lines.map(({ room, n }) => `${room} ${n}`));
    heard.current = known;
    const fresh = lines.filter((l) => !known.has(`${l.room} ${l.n}`));
    for (const { room, n } of fresh) known.add(`${room} ${n}`);
    const told = fresh.filter((l) => !l.yours && !isMuted(l.who));
    if (told.length > 0) setSaid(told.map((l) => words.say('heard', { name: l.name ?? '', words: wordsOf(l, words) })).join(' '));
  }, [lines, words, isMuted]);
  return (
    <p className="vh" aria-live="polite">
      {said}
    </p>
  );
}
