import { STRIP_KINDS, STRIP_LENGTHS, type StripLength } from '../components.ts';
import type { State } from '../state.ts';
import { askIfChoice, rule } from './table.ts';

const DIRECTIONS = ['printed', 'reversed'] as const;

/** The moving player lays one strip (NW-3.4 to NW-3.6). */
export const layStrip = rule('layStrip', {
  /** A strip is chosen face down, by its length and its place, before any pattern is seen (NW-3.4). */
  nameLength(f, { s }) {
    return askIfChoice(f, { seat: f.seat, kind: 'length', options: stripsFaceDown(s), into: 'length' });
  },

  turnUp(f, g) {
    const { length, place } = stripAt(f.length!);
    g.s.places[length] = g.s.places[length].filter((other) => other !== place);
    const strip = g.take(g.s.strips[length], `strips of ${length}`);
    g.s.turnedStrip = { seat: f.seat, strip };
    g.tell?.({ type: 'stripTurned', rule: 'NW-3.4', seat: f.seat, length, place, kinds: [...STRIP_KINDS[strip]] });
  },

  /** Which end joins the path is chosen after the pattern is seen (NW-3.5). */
  chooseDirection: (f) => ({ ask: { seat: f.seat, kind: 'direction', options: DIRECTIONS, into: 'direction' } }),

  lay(f, { s, tell }) {
    const { strip } = s.turnedStrip!;
    const reversed = f.direction === 'reversed';
    const kinds = reversed ? STRIP_KINDS[strip].toReversed() : STRIP_KINDS[strip];
    const first = s.kinds.length + 1;
    for (const kind of kinds) {
      s.kinds.push(kind);
      s.monsters.push(null);
    }
    s.laid.push({ strip, reversed, by: f.seat, bend: 'straight' });
    s.turnedStrip = null;
    tell?.({ type: 'stripLaid', rule: 'NW-3.5', seat: f.seat, first, kinds: [...kinds], reversed });
  },
});

/** The option ids of places by length, made once. */
const PLACE_IDS = { 3: placeIds(3), 4: placeIds(4), 5: placeIds(5) };

function placeIds(length: StripLength): string[] {
  return Array.from({ length: 5 }, (_, place) => `${length}.${place}`);
}

/** The strips that lie face down as option ids: length and place, "4.2". */
export function stripsFaceDown(s: State): string[] {
  const ids: string[] = [];
  for (const length of STRIP_LENGTHS) for (const place of s.places[length]) ids.push(PLACE_IDS[length][place] ?? `${length}.${place}`);
  return ids;
}

/** What such an id says. */
export function stripAt(id: string): { length: StripLength; place: number } {
  const dot = id.indexOf('.');
  return { length: Number(id.slice(0, dot)) as StripLength, place: Number(id.slice(dot + 1)) };
}
