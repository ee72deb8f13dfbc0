import { BOARD, pictureBox, spaceBox } from './geometry.ts';
import tints from './printed/tints.json' with { type: 'json' };

const files = import.meta.glob<string>('./printed/*.webp', { eager: true, query: '?url', import: 'default' });

/** A picture of this table: its address, and its middle colour, which is shown until it is there. */
export interface Print {
  url: string;
  tint: string;
}

/** Creatures of a space that look like a card. */
const ALIASES: Readonly<Record<string, string>> = {
  'cre.kingOfTheDead': 'veil.king-of-the-dead',
  'cre.rakshasa': 'veil.rakshasa',
};

/**
 * Cards of the same name share one picture: those of the market and of the Talisman pile have those of the deck, and what
 * the editions print differently looks the same in both.
 */
function shared(card: string): string {
  const kind = card.replace(/\.\d+$/, '').replace('.digital.', '.');
  return ALIASES[kind] ?? kind.replace(/^(pur|tal)\./, 'adv.');
}

/**
 * The picture of a card, a character, a creature or the back of a card. Only its address: the file itself is loaded by
 * what shows it.
 * @param card the id or instance of a card (`adv.dragon`, `adv.dragon.2`, `sp.hex`, `chr.elf`, `pur.axe`, `tal.talisman`),
 *   `cre.` with a creature that is no card, `toad`, `align.` with an alignment, `back-` with a deck
 * @returns undefined for a card that this page does not know yet
 */
export function pictureOf(card: string): Print | undefined {
  const name = shared(card);
  const url = files[`./printed/${name}.webp`];
  const tint = (tints as Record<string, string>)[name];
  return url && tint ? { url, tint } : undefined;
}

/** The whole board, once for common screens and once twice as sharp. */
export const BOARD_URLS = { common: files['./printed/board-1.webp'] ?? '', fine: files['./printed/board-2.webp'] ?? '' };

/**
 * The vignette of a space as a style: it is a part of the picture of the board, which a table has loaded anyhow. The
 * thing that gets the style should be about as wide for its height as the space's picture (5 to 4).
 * @throws for an id that is no space
 */
export function spacePicture(id: string): { backgroundImage: string; backgroundSize: string; backgroundPosition: string } {
  // What lies beside the board has a picture of its own.
  const own = pictureOf(`space.${id}`);
  if (own) return { backgroundImage: `url("${own.url}")`, backgroundSize: 'cover', backgroundPosition: 'center' };
  const { x, y, w } = spaceBox(id);
  const { h } = pictureBox(id);
  const at = (from: number, size: number) => `${((from / (BOARD - size)) * 100).toFixed(3)}%`;
  return {
    backgroundImage: `url("${BOARD_URLS.fine}")`,
    backgroundSize: `${((BOARD / w) * 100).toFixed(2)}% ${((BOARD / h) * 100).toFixed(2)}%`,
    backgroundPosition: `${at(x, w)} ${at(y, h)}`,
  };
}
