import type { TextArg } from '@questhall/kernel';
import { type Catalogue, type Speaker, speaker } from '@questhall/text';
import { useMemo } from 'react';
import { loadGameWords } from '../games/index.ts';
import { forgiving, seatLetter, useWords } from '../text/words.tsx';
import { useLoad } from '../ui/use-load.ts';
import type { CampaignKey } from './text/en.ts';
import { loadCampaignWords } from './text/index.ts';

type Part = CampaignKey extends `ui.campaign.${infer Rest}` ? Rest : never;

/** Says a text of this page: `say('party')`. */
export type Say = (key: Part, args?: Readonly<Record<string, TextArg>>) => string;

/** The words of this page and of the game; null until they are here. */
export function useCampaignWords(): { say: Say; speak: Speaker } | null {
  const { locale, catalogues } = useWords();
  const own = useLoad(() => loadCampaignWords(locale), locale);
  const game = useLoad(
    () =>
      loadGameWords('dystopia', locale).catch((e: unknown): Catalogue => {
        // Then its things keep their plain names.
        console.error('the words of the game', e);
        return {};
      }),
    locale,
  );
  return useMemo(() => {
    if (own.state !== 'here' || game.state !== 'here') return null;
    const speak = forgiving(speaker(locale, [...catalogues, own.value, game.value], seatLetter));
    return { speak, say: (key, args) => speak.say({ key: `ui.campaign.${key}`, ...(args ? { args } : {}) }) };
  }, [locale, catalogues, own, game]);
}

/** "L03": the campaign's levels are named by their number. */
const levelKey = (n: number, part: string) => `level.L${String(n).padStart(2, '0')}.${part}`;

/** The name or the story of a level of the campaign. */
export const levelText = (speak: Speaker, n: number, part: 'title' | 'intro' | 'won'): string => speak.say({ key: levelKey(n, part) });
