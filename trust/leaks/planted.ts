import { type AnyGame, type AnyState, type Decision, type Seat, text } from '@questhall/kernel';

/** Leaks as they really happen, to see that they are found. */
export const LEAKS = [
  'deck order in a view',
  'how many are asked in a view',
  'kernel number in a question',
  'refusals that know others',
  'what one draws is told to all',
  'deck order midway',
] as const;
export type Leak = (typeof LEAKS)[number];

/** The game with one leak. */
export function withLeak(game: AnyGame, leak: Leak): AnyGame {
  const observe = (more: (s: AnyState, seat: Seat | undefined) => object): AnyGame => ({
    ...game,
    observe: (s: AnyState, seat: Seat | undefined) => ({ ...(game.observe(s, seat) as object), ...more(s, seat) }),
  });
  const kinds = (change: (s: AnyState, d: Decision) => object): AnyGame['decisions'] =>
    Object.fromEntries(
      Object.entries(game.decisions).map(([name, kind]) => [
        name,
        { ...kind, prompt: (s: AnyState, d: Decision) => text('ask.planted', change(s, d) as Record<string, number>) },
      ]),
    );
  switch (leak) {
    case 'deck order in a view':
      return observe((s) => ({ next: (s as unknown as { deck: string[] }).deck[0] }));
    case 'deck order midway':
      return {
        ...game,
        midway: (s: AnyState, seat, shared) => ({
          ...(game.observe(s, seat, shared) as object),
          next: (s as unknown as { deck: string[] }).deck[0],
        }),
      };
    case 'how many are asked in a view':
      return observe((s) => ({ asked: s.pending.length }));
    case 'kernel number in a question':
      return { ...game, decisions: kinds((_s, d) => ({ id: d.id })) };
    case 'what one draws is told to all':
      return { ...game, kit: (s, chance, tell, watched) => game.kit(s, chance, tell && ((event) => tell(event)), watched) };
    case 'refusals that know others':
      return {
        ...game,
        decisions: Object.fromEntries(
          Object.entries(game.decisions).map(([name, kind]) => [
            name,
            {
              ...kind,
              refused: (s: AnyState) => [{ id: 'nothing', label: text('no'), reason: text('no.because', { seq: s.seq }), rule: 'X-1' }],
            },
          ]),
        ),
      };
  }
}
