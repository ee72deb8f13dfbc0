import tints from './printed/tints.json' with { type: 'json' };

const files = import.meta.glob<string>('./printed/*.webp', { eager: true, query: '?url', import: 'default' });

/** Cards of the same name share one picture: those of the market and of the Talisman pile have those of the deck. */
function shared(key: string): string {
  if (key === 'tal.talisman') return 'adv.talisman';
  return key.startsWith('pur.') ? `adv.${key.slice(4)}` : key;
}

/** A picture of this table: its address, and its middle colour, which is shown until it is there. */
export interface Print {
  url: string;
  tint: string;
}

/**
 * The picture of a card, a character, a creature, a card's back or the board. Only the address: the file itself is loaded
 * by what shows it.
 * @param key the id of the rules (`adv.dragon`, `sp.hex`, `chr.elf`, `pur.axe`, `tal.talisman`), `cre.` with a creature
 *   that is no card, `toad`, `align.good`, `align.neutral`, `align.evil`, `back-` with a deck, `board-1`, `board-2`
 * @throws for a key that has no picture
 */
export function printOf(key: string): Print {
  const name = shared(key);
  const url = files[`./printed/${name}.webp`];
  if (!url) throw new Error(`no picture of ${key}`);
  return { url, tint: (tints as Record<string, string>)[name] ?? '#5a4a36' };
}
