import type { Catalogue } from '@questhall/text';
import { gameWordsHere, loadGameWords } from '../games/index.ts';
import { useWords } from '../text/words.tsx';
import { useLoad } from '../ui/use-load.ts';

/** The words of a game where its table is not laid yet: names and explanations of its options. */
export function useGameCatalogue(game: string): Catalogue | null {
  const { locale } = useWords();
  const load = useLoad(
    () => loadGameWords(game, locale),
    `${game} ${locale}`,
    () => gameWordsHere(game, locale),
  );
  return load.state === 'here' ? load.value : null;
}
