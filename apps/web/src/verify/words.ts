import type { Catalogue, Speaker } from '@questhall/text';
import { speaker } from '@questhall/text';
import { useMemo } from 'react';
import { loadGameWords } from '../games/index.ts';
import { forgiving, seatLetter, useWords } from '../text/words.tsx';
import { useLoad } from '../ui/use-load.ts';
import { loadVerifyWords } from './text/index.ts';

/** The words of the checking page, and of the game once it is known; null until they are here. */
export function useVerifyWords(game: string | undefined): Speaker | null {
  const { locale, catalogues } = useWords();
  const own = useLoad(() => loadVerifyWords(locale), locale);
  // A record may be of a game that this page does not know: then its things keep their plain names.
  const load = async (): Promise<Catalogue> => (game === undefined ? {} : loadGameWords(game, locale));
  const games = useLoad(() => load().catch((): Catalogue => ({})), `${game} ${locale}`);
  return useMemo(() => {
    if (own.state !== 'here') return null;
    const all = [...catalogues, own.value, ...(games.state === 'here' ? [games.value] : [])];
    return forgiving(speaker(locale, all, seatLetter));
  }, [locale, catalogues, own, games]);
}

/** The name of a kind of draw: the game's word, else a common one, else as the rules call it. */
export function drawName(speak: Speaker, what: string): string {
  const slug = what.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const key = [`draw.${slug}`, `ui.verify.draws.${slug === '' ? 'other' : slug}`].find((k) => speak.has(k));
  return key ? speak.say({ key }) : what;
}

/** The name of a thing that was drawn, where the game has one. */
export function itemName(speak: Speaker, item: string): string {
  const key = [`power.${item}`, `card.${item}`, `monster.${item}`].find((k) => speak.has(k));
  return key ? speak.say({ key }) : item;
}
