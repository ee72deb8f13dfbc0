import { LEVEL_TEXTS } from '@questhall/dystopia/levels';
import type { TextArg } from '@questhall/kernel';
import type { Catalogue, Speaker } from '@questhall/text';
import { speaker } from '@questhall/text';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { loadGameWords } from '../games/index.ts';
import { forgiving, seatLetter, useT, useWords } from '../text/words.tsx';
import { Candle } from '../ui/candle.tsx';
import { useLoad } from '../ui/use-load.ts';
import type { EditorKey } from './text/en.ts';
import { loadEditorWords } from './text/index.ts';

/** What the components of the editor speak with. */
export const Speaking = createContext<Speaker | null>(null);

/** The words of the editor, of the checks and of the game, for everything inside. */
export function EditorWords({ children }: { children: ReactNode }) {
  const t = useT();
  const { locale, catalogues } = useWords();
  const own = useLoad(() => loadEditorWords(locale), locale);
  const game = useLoad(
    () =>
      loadGameWords('dystopia', locale).catch((e: unknown): Catalogue => {
        // Then its things keep their plain names.
        console.error('the words of the game', e);
        return {};
      }),
    locale,
  );
  const speak = useMemo(() => {
    if (own.state !== 'here' || game.state !== 'here') return null;
    return forgiving(speaker(locale, [...catalogues, own.value, LEVEL_TEXTS[locale], game.value], seatLetter));
  }, [locale, catalogues, own, game]);
  return speak ? <Speaking value={speak}>{children}</Speaking> : <Candle words={t('ui.loading')} />;
}

export function useSpeak(): Speaker {
  const speak = useContext(Speaking);
  if (!speak) throw new Error('no EditorWords above');
  return speak;
}

/** Says a text of the editor: `say('undo')`. */
export function useSay(): (key: EditorKeyPart, args?: Readonly<Record<string, TextArg>>) => string {
  const speak = useSpeak();
  return (key, args) => speak.say({ key: `ui.editor.${key}`, ...(args ? { args } : {}) });
}

export type EditorKeyPart = EditorKey extends `ui.editor.${infer Rest}` ? Rest : never;

/** The game's word for a thing of the level: `monster.N1`, `trap.pit`; its id where the game has none. */
export function nameIn(speak: Speaker, key: string): string {
  const said = speak.has(key) ? speak.say({ key }) : key.slice(key.indexOf('.') + 1);
  return said.charAt(0).toUpperCase() + said.slice(1);
}
