import { STRIP_LENGTHS } from './components.ts';

/** A saved state of some version, of which a migration knows only what it changes. */
type Saved = Record<string, unknown>;

/** `migrations[n]` turns a state of version n into one of version n + 1. */
export const migrations: Record<number, (s: Saved) => Saved> = {
  /** Pawns are chosen, strips are chosen by their place and bent, and four more rules may be agreed on. */
  1: (s) => {
    const strips = s['strips'] as Record<number, unknown[]>;
    const places = Object.fromEntries(STRIP_LENGTHS.map((length) => [length, strips[length]!.map((_, i) => i + 1)]));
    const faceDown = STRIP_LENGTHS.flatMap((length) => places[length]!.map((place) => `${length}.${place}`));
    return {
      ...s,
      options: { oneJoker: false, powerDeck: 'down', mayDecline: false, search: 'always', ...(s['options'] as Saved) },
      places,
      top: null,
      laid: (s['laid'] as Saved[]).map((strip) => ({ ...strip, by: 0, bend: 'straight' })),
      players: (s['players'] as Saved[]).map((player, seat) => ({ ...player, pawn: seat, asksToDraw: false })),
      pending: (s['pending'] as Saved[]).map((asked) => (asked['kind'] === 'length' ? { ...asked, options: faceDown } : asked)),
      // A length that was named and not yet taken.
      stack: (s['stack'] as Saved[]).map((frame) =>
        typeof frame['length'] === 'string'
          ? { ...frame, length: `${frame['length']}.${places[Number(frame['length'])]?.[0] ?? 1}` }
          : frame,
      ),
    };
  },
};
