import type { Migration, Saved } from '../../migrations.ts';

/** A question that a procedure of the base game asked, and that asks itself now: the step it waited at, where it goes on, who asks. */
const ASKED: readonly { proc: string; step: string; on: string; by: (f: Saved) => Saved }[] = [
  { proc: 'fight', step: 'see', on: 'compare', by: (f) => ({ proc: 'spiritEye', step: 'see', seat: f['seat'] }) },
  { proc: 'duel', step: 'chosen', on: 'ready', by: (f) => ({ proc: 'weaponOfChoice', step: 'chosen', seat: f['target'] }) },
  { proc: 'move', step: 'bent', on: 'direct', by: (f) => ({ proc: 'bendRoll', step: 'bent', seat: f['seat'], n: f['steps'] }) },
  { proc: 'space', step: 'instead', on: 'draw', by: (f) => ({ proc: 'veilInstead', step: 'draw', seat: f['seat'] }) },
  {
    proc: 'space',
    step: 'secondDrop',
    on: 'replacedOtherwise',
    by: (f) => ({ proc: 'secondDraw', step: 'drop', seat: f['seat'], card: f['choice'] }),
  },
];

/** Whoever was asked in the middle of a fight, a move or a space is asked by a frame of its own. */
function askedApart(s: Saved): Saved {
  const stack = s['stack'] as Saved[];
  const top = stack.at(-1);
  const found = ASKED.find(({ proc, step }) => proc === top?.['proc'] && step === top['step']);
  if (!top || !found) return s;
  const id = (s['lastId'] as number) + 1;
  const asks = { id, frame: top['id'], ...found.by(top) };
  const pending = (s['pending'] as Saved[]).map((d) => ({ ...d, into: 'choice' }));
  return { ...s, lastId: id, pending, stack: [...stack.slice(0, -1), { ...top, step: found.on }, asks] };
}

/** Where Veil cards are drawn the frame says from which deck. */
function named(s: Saved): Saved {
  const stack = (s['stack'] as Saved[]).map((f) => {
    if (f['proc'] !== 'space') return f;
    const { veil, veilChoice: _, ...rest } = f;
    return veil === undefined ? rest : { ...rest, deck: veil === true ? 'veil' : 'adventure' };
  });
  return { ...s, stack };
}

/** What was asked was one kind of question, told apart by what it was about; now each is a kind of its own. */
function kindsApart(s: Saved): Saved {
  const pending = (s['pending'] as Saved[]).map((d) => {
    if (d['kind'] !== 'soul') return d;
    const { about, ...rest } = d;
    const { what, ...more } = about as Saved;
    return { ...rest, kind: what, ...(Object.keys(more).length > 0 ? { about: more } : {}) };
  });
  return { ...s, pending };
}

export const MIGRATIONS: Readonly<Record<number, Migration>> = { 2: (s) => named(askedApart(s)), 3: kindsApart };
