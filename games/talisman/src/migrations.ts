/** A saved state of some version, of which a migration knows only what it changes. */
type Saved = Record<string, unknown>;

/** `migrations[n]` turns a state of version n into one of version n + 1. */
export const migrations: Record<number, (s: Saved) => Saved> = {
  /** The second edition came, with fate, and with more to remember of a turn. */
  1: (s) => ({
    ...s,
    options: { expansion: 'none', bigTable: false, ...(s['options'] as Saved) },
    turn: { ...(s['turn'] as Saved), held: 0, casts: [] },
    characters: (s['characters'] as Saved[]).map((c) => ({
      ...c,
      fate: 0,
      turnedBack: false,
      toadStrength: 0,
      toadCraft: 0,
      questTurn: -1,
    })),
    lasting: [],
  }),
};
