import { ERROR_CODES, REFUSED_CODES } from '@questhall/protocol';
import { catalogueProblems } from '@questhall/text';
import { describe, expect, test } from 'vitest';
import { da } from './da.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

describe("the page's texts", () => {
  test('parse and have the same keys and gaps in all five languages', () => {
    expect(catalogueProblems({ en, nl, fr, de, da })).toEqual([]);
  });

  test('have words for everything that the server may refuse', () => {
    const missing = [...ERROR_CODES, ...REFUSED_CODES].filter((code) => !(`error.${code}` in en));
    expect(missing).toEqual([]);
  });

  test('are spoken to one person, informally', () => {
    expect(Object.entries(nl).filter(([, words]) => /\b(u|uw)\b/i.test(words))).toEqual([]);
    // "vous" only where several people share one screen.
    expect(Object.entries(fr).filter(([key, words]) => /\b(vous|votre|vos)\b/i.test(words) && key !== 'ui.lobby.sameScreen')).toEqual([]);
    expect(Object.entries(de).filter(([, words]) => /(?<!^)\b(Ihnen|Ihre?n?)\b/.test(words.replace(/[.:!?] Ihr\b/g, '')))).toEqual([]);
  });
});
