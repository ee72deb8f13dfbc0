import { STRIP_KINDS, STRIP_LENGTHS, type StripLength } from '../components.ts';
import { askIfChoice, rule } from './table.ts';

const DIRECTIONS = ['printed', 'reversed'] as const;

/** The moving player lays one strip (NW-3.4 to NW-3.6). */
export const layStrip = rule('layStrip', {
  /** The length is named before any pattern is seen (NW-3.4). */
  nameLength(f, { s }) {
    const options = STRIP_LENGTHS.filter((length) => s.strips[length].length > 0).map(String);
    return askIfChoice(f, { seat: f.seat, kind: 'length', options, into: 'length' });
  },

  turnUp(f, g) {
    const length = Number(f.length) as StripLength;
    const strip = g.take(g.s.strips[length], `strips of ${length}`);
    g.s.turnedStrip = { seat: f.seat, strip };
    g.tell?.({ type: 'stripTurned', rule: 'NW-3.4', seat: f.seat, length, kinds: [...STRIP_KINDS[strip]] });
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
    s.laid.push({ strip, reversed });
    s.turnedStrip = null;
    tell?.({ type: 'stripLaid', rule: 'NW-3.5', seat: f.seat, first, kinds: [...kinds], reversed });
  },
});
