import type { Text } from '@questhall/kernel';
import type { Catalogue, Locale, Speaker } from '@questhall/text';
import type { ComponentType } from 'react';

/** One thing of a game that can be looked up: a card, a character, a space. */
export interface GalleryEntry {
  id: string;
  /** One of the gallery's kinds. */
  kind: string;
  name: Text;
  /** What is printed on it, line by line. */
  lines: readonly Text[];
  /** Its words are not made from data but written for it alone. */
  byHand: boolean;
  /** How many of it the game has. */
  copies: number;
  /** The edition that has it, where the game has several. */
  edition?: string;
}

/** What a game shows in the gallery: `gallery.tsx` of its folder exports it as `gallery`. */
export interface GameGallery {
  /** The kinds in the order of the filter, and how each is called. */
  kinds: readonly { id: string; name: Text }[];
  entries: readonly GalleryEntry[];
  /** The editions in the order of their tabs; one at a time is shown. */
  editions?: readonly { id: string; name: Text }[];
  /** The entry as it looks on the table. */
  Face: ComponentType<{ entry: GalleryEntry; speak: Speaker }>;
  /** The words of the cards in one language. */
  loadCatalogue(locale: Locale): Promise<Catalogue>;
}
