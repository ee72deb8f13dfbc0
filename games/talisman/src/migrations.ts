/** A saved state of some version, of which a migration knows only what it changes. */
type Saved = Record<string, unknown>;

/** Spells that are being cast lay on the discard pile before they were dealt with; whoever drew one meanwhile keeps it. */
function inTheAir(s: Saved): Saved {
  const casting = (s['stack'] as Saved[]).filter((f) => f['proc'] === 'cast' && f['step'] === 'settle').map((f) => f['spell'] as string);
  const discard = s['spellDiscard'] as string[];
  const inAir = casting.filter((spell) => discard.includes(spell));
  const stack = (s['stack'] as Saved[]).map((f) =>
    inAir.includes(f['spell'] as string) && f['proc'] === 'cast' ? { ...f, step: 'discard' } : f,
  );
  return { ...s, stack, spellDiscard: discard.filter((spell) => !inAir.includes(spell)), inAir };
}

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

  /** A Spell that is being cast lies on no pile; nobody waits for a character that the Crown denies. */
  2: (s) => inTheAir(s),
};
