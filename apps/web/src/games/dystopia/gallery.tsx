import { CARD_KEYS, cardLines } from '@questhall/dystopia/client';
import type { Speaker } from '@questhall/text';
import type { GalleryEntry, GameGallery } from '../../gallery/contract.ts';
import { KINDS, kindOf } from './cards/kinds.ts';
import { PrintedCard } from './cards/PrintedCard.tsx';
import { loadCatalogue } from './text/index.ts';

/** What is left of a card that is used in parts stands for itself at the table, and is no other card. */
const isWhole = (key: string): boolean => !/-\d$/.test(key);

function Face({ entry, speak }: { entry: GalleryEntry; speak: Speaker }) {
  return <PrintedCard name={entry.name} speak={speak} />;
}

/** All heroes, monsters, things, spells, sorceries, traps and curses of Dystopia. */
export const gallery: GameGallery = {
  kinds: KINDS.map((id) => ({ id, name: { key: `ui.dy.kind.${id}` } })),
  entries: CARD_KEYS.filter(isWhole)
    .map((key) => ({ id: key, kind: kindOf(key), name: { key }, lines: cardLines({ key }), byHand: kindOf(key) === 'quest', copies: 1 }))
    .sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind)),
  Face,
  loadCatalogue,
};
