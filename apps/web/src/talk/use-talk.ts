import type { Room, TalkLine } from '@questhall/protocol';
import { type Speaker, speaker } from '@questhall/text';
import { useCallback, useMemo } from 'react';
import type { Given } from '../net/talk.ts';
import { useMatchState } from '../table/match-context.tsx';
import { forgiving, seatLetter, useWords } from '../text/words.tsx';
import { useLoad } from '../ui/use-load.ts';
import { type Read, unreadOf, useMarks } from './marks.ts';
import { loadTalkWords } from './text/index.ts';

export interface Talking {
  rooms: readonly Room[];
  lines: readonly TalkLine[];
  unread: number;
  reactions: Given;
  isMuted: (who: string) => boolean;
}

const NOTHING: Read = {};

/** What is said at this table, and how much of it is new. */
export function useTalk(): Talking {
  const id = useMatchState((m) => m.table?.id ?? '');
  const { rooms, lines, reactions } = useMatchState((m) => m.talk);
  const read = useMarks((m) => m.read[id] ?? NOTHING);
  const muted = useMarks((m) => m.muted);
  const isMuted = useCallback((who: string) => muted.includes(`${id} ${who}`), [muted, id]);
  const unread = useMemo(() => unreadOf(lines, read, isMuted), [lines, read, isMuted]);
  return { rooms, lines, unread, reactions, isMuted };
}

export type Say = (key: string, args?: Record<string, string | number>) => string;

/** The words of the talk; null until they are here. @param wanted false as long as there is nothing to say in them */
export function useTalkWords(wanted = true): { say: Say; speak: Speaker } | null {
  const { locale } = useWords();
  const own = useLoad(async () => (wanted ? loadTalkWords(locale) : null), wanted ? locale : '');
  return useMemo(() => {
    if (own.state !== 'here' || own.value === null) return null;
    const speak = forgiving(speaker(locale, [own.value], seatLetter));
    return { speak, say: (key, args = {}) => speak.say({ key: `talk.${key}`, args }) };
  }, [locale, own]);
}

/** What was said, in words: a phrase in the reader's language, a text as it is. */
export function wordsOf({ phrase, text }: TalkLine, { say, speak }: { say: Say; speak: Speaker }): string {
  if (text !== null) return text;
  if (phrase === null) return say('gone');
  return speak.has(`talk.say.${phrase}`) ? say(`say.${phrase}`) : say('unknown');
}
