import type { Seat, TextArg } from '@questhall/kernel';
import { type Catalogue, type Locale, type Speaker, speaker } from '@questhall/text';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { useSettings } from '../settings/settings.ts';
import { localeOf } from '../settings/stored.ts';
import { loadUi, type UiKey, uiHere } from './index.ts';

/** The texts of the page in the language of the moment, and those of the game at the table where there is one. */
export interface Words {
  locale: Locale;
  catalogues: readonly Catalogue[];
  speak: Speaker;
}

const WordsContext = createContext<Words | null>(null);

/** The letter by which a seat without a name is called. */
export const seatLetter = (seat: Seat) => String.fromCharCode(65 + seat);

const reported = new Set<string>();

/**
 * A missing text must not take the table down in the middle of a match: the key is shown in its place and reported.
 * The tests of the catalogues see to it that this does not happen.
 */
export function forgiving(strict: Speaker): Speaker {
  const attempt = <T,>(key: string, say: () => T, instead: T): T => {
    try {
      return say();
    } catch (e) {
      if (!reported.has(key)) console.error(key, e);
      reported.add(key);
      return instead;
    }
  };
  return {
    ...strict,
    say: (t) => attempt(t.key, () => strict.say(t), t.key),
    parts: (t) => attempt(t.key, () => strict.parts(t), [t.key]),
  };
}

const wordsIn = (locale: Locale, catalogue: Catalogue): Words => ({
  locale,
  catalogues: [catalogue],
  speak: forgiving(speaker(locale, [catalogue], seatLetter)),
});

/** Loads the page's texts, where they are not here yet, and keeps the last language on show until the next one is. */
export function WordsProvider({ children, waiting }: { children: ReactNode; waiting: ReactNode }) {
  const locale = useSettings(localeOf);
  const [words, setWords] = useState<Words | null>(() => {
    const catalogue = uiHere(locale);
    return catalogue ? wordsIn(locale, catalogue) : null;
  });
  const [failed, setFailed] = useState<unknown>(null);
  const shown = words?.locale;
  useEffect(() => {
    if (shown === locale) {
      document.documentElement.lang = locale;
      return;
    }
    let current = true;
    loadUi(locale).then(
      (catalogue) => current && setWords(wordsIn(locale, catalogue)),
      (e) => current && setFailed(e),
    );
    return () => {
      current = false;
    };
  }, [locale, shown]);
  // Without any words there is nothing to show but the error itself; an error boundary does.
  if (failed && !words) throw failed;
  return words ? <WordsContext value={words}>{children}</WordsContext> : waiting;
}

/** Adds a game's texts and the names of those who sit at its table. */
export function GameWords({ catalogue, nameOf, children }: { catalogue: Catalogue; nameOf: (seat: Seat) => string; children: ReactNode }) {
  const { locale, catalogues } = useWords();
  const words = useMemo(() => {
    const all = [...catalogues, catalogue];
    return { locale, catalogues: all, speak: forgiving(speaker(locale, all, nameOf)) };
  }, [locale, catalogues, catalogue, nameOf]);
  return <WordsContext value={words}>{children}</WordsContext>;
}

export function useWords(): Words {
  const words = useContext(WordsContext);
  if (!words) throw new Error('no WordsProvider above');
  return words;
}

/** Says a text of the page: `t('ui.start.title')`. */
export function useT(): (key: UiKey, args?: Readonly<Record<string, TextArg>>) => string {
  const { speak } = useWords();
  return (key, args) => speak.say(args ? { key, args } : { key });
}
