import { type Catalogue, type Locale, speaker } from '@questhall/text';
import { useMemo } from 'react';
import { forgiving, seatLetter, useWords } from '../text/words.tsx';
import { useLoad } from '../ui/use-load.ts';
import type { GameLessons } from './chapter.ts';
import { loadLessons } from './lessons.ts';
import { loadLearnWords } from './text/index.ts';

export type Say = (key: string, args?: Readonly<Record<string, string | number>>) => string;

/** What a game teaches, with the words for it; both are fetched with the page that asks. */
export function useLessons(
  game: string,
): { state: 'loading' } | { state: 'failed'; again: () => void } | { state: 'here'; lessons: GameLessons; say: Say } {
  const { locale, catalogues } = useWords();
  const found = useLoad(() => fetched(game, locale), `${game} ${locale}`);
  return useMemo(() => {
    if (found.state === 'failed') console.error('no lessons', found.error);
    if (found.state !== 'here') return found.state === 'failed' ? { state: 'failed', again: found.again } : { state: 'loading' };
    const speak = forgiving(speaker(locale, [...catalogues, ...found.value.words], seatLetter));
    const say: Say = (key, args = {}) => speak.say({ key: `learn.${key}`, args });
    return { state: 'here', lessons: found.value.lessons, say };
  }, [found, locale, catalogues]);
}

async function fetched(game: string, locale: Locale): Promise<{ lessons: GameLessons; words: readonly Catalogue[] }> {
  const lessons = await loadLessons(game);
  return { lessons, words: await Promise.all([loadLearnWords(locale), lessons.words(locale)]) };
}
