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

/** Where a game keeps the names of its things, by the id that is drawn. */
const NAMED = ['power.', 'card.', 'monster.', 'curse.', 'space.', 'set.finale.', ''];

/** The name of a thing that was drawn, where the game has one; of several copies all but the first bear their number. */
export function itemName(speak: Speaker, item: string, what = ''): string {
  const seat = /^(?:seat:)?(\d+)$/.exec(item)?.[1];
  if (seat !== undefined && (item.startsWith('seat:') || SEATS_DRAWN.has(what))) return seatWords(speak, Number(seat));
  const [, kind = item, copy] = /^(.+\..+)\.(\d+)$/.exec(item) ?? [];
  // A card that editions print differently has one name in both.
  const key = [kind, kind.replace('.digital.', '.')].flatMap((id) => NAMED.map((at) => at + id)).find((k) => speak.has(k));
  if (!key) return item;
  return copy === undefined ? speak.say({ key }) : `${speak.say({ key })} (${copy})`;
}

/** Draws of a seat: who begins, who is Wizor. */
const SEATS_DRAWN: ReadonlySet<string> = new Set(['starter', 'wizor']);

/** "Seat A": seats have letters on this page as at the table. */
export const seatWords = (speak: Speaker, seat: number): string =>
  speak.say({ key: 'ui.verify.place.seat', args: { n: seatLetter(seat) } });
