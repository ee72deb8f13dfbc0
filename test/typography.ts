import type { Locale } from '@questhall/text';
import type { Said } from './language.ts';

/*
 * The signs of each language: quotes, dashes, apostrophes, spaces before signs. A fault is a pattern with its reason.
 */

interface Fault {
  readonly is: RegExp;
  readonly why: string;
}

/** What no language may write. Code and addresses are taken out first. */
const EVERYWHERE: readonly Fault[] = [
  { is: /["']/, why: 'a typewriter’s quote or apostrophe' },
  { is: /\.\.\./, why: 'three dots for …' },
  { is: /\S {2,}\S/, why: 'two spaces' },
  { is: /[^\s(|] [,.](?=\s|$)/, why: 'a space before a comma or full stop' },
  { is: / [-—] /, why: 'a hyphen or a long dash between words, for –' },
  { is: /(?<![\w.–-])\d+-\d+(?![\w-])/, why: 'a hyphen in a range, for –' },
  { is: /(?<=[\s(]|^)-\d/, why: 'a hyphen for a minus' },
  { is: /\d ?x ?\d/, why: 'a letter for ×' },
];

const OWN: Readonly<Record<Locale, readonly Fault[]>> = {
  en: [
    { is: /[„«»‚‹›]/, why: 'quotes are “…”' },
    { is: /[\d}]\s%/, why: 'no space before %' },
  ],
  nl: [
    { is: /[„«»‚‹›]/, why: 'quotes are “…”' },
    { is: /‘/, why: 'quotes are “…”, an apostrophe is ’' },
    { is: /[\d}]\s%/, why: 'no space before %' },
  ],
  fr: [
    { is: /[“”„‚]/, why: 'quotes are « … »' },
    { is: /«[^\s\u00a0\u202f]|[^\s\u00a0\u202f]»/, why: 'a space inside « … »' },
    { is: /[^\s\u00a0\u202f:;!?][;!?](?=[\s»)]|$)/, why: 'a space before ; ! ?' },
    { is: /[^\s\u00a0\u202f:;!?]:(?=\s|$)/, why: 'a space before :' },
    { is: /[\d}]%/, why: 'a space before %' },
  ],
  de: [
    { is: /[”«»‚‹›]/, why: 'quotes are „…“' },
    { is: /“[^„“]*“/, why: 'quotes open with „' },
    { is: /\p{L}…(?!\p{L})/u, why: 'a space before … after a whole word' },
    { is: /[\d}]%/, why: 'a space before %' },
  ],
  da: [
    { is: /[“”„‚‹›]/, why: 'quotes are »…«' },
    { is: /[\d}]%/, why: 'a space before %' },
  ],
};

/** What stands in a text that is no language: code, addresses, rule ids, the notation of matches, a title as the box has it, the markup of a rulebook. */
const bare = (words: string): string =>
  words
    .replace(/`[^`]*`/g, 'C1')
    .replace(/!\[([^\]]*)\]\(\S+?(?: "([^"]*)")?\)$/, '$1 $2')
    .replace(/https?:\S+/g, 'A1')
    .replace(/\b[A-Z][A-Z0-9]{1,3}-\w+(?:\.\w+)*/g, 'R1')
    .replace(/\S+@\S+/g, 'P1')
    .replaceAll('Talisman: Digital Edition', 'Talisman')
    .replace(/^[#*|\s-]+|\*\*/g, '');

/** Where texts break the rules of their language, in sentences. */
export function typographyFaults(locale: Locale, texts: readonly Said[]): string[] {
  return texts.flatMap(({ where, words }) => {
    const said = bare(words);
    return [...EVERYWHERE, ...OWN[locale]].flatMap(({ is, why }) => {
      const found = is.exec(said);
      return found ? [`${where}: ${why}: …${said.slice(Math.max(0, found.index - 15), found.index + 20)}…`] : [];
    });
  });
}
