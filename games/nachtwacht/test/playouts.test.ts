import { begin, clone, decisionView, fast, play } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { nachtwacht, OPTIONS, type State } from '../src/index.ts';

/** A random setting of all options. */
function randomOptions(chance: ReturnType<typeof fast>): Record<string, unknown> {
  return Object.fromEntries(
    OPTIONS.map(({ id, values }) => [id, 'min' in values ? [0, 30, 200][chance.below(3)] : values[chance.below(values.length)]]),
  );
}

function playRandomly(seed: number, look: (s: State) => void): State {
  const bots = fast(seed, 1);
  const s = begin(nachtwacht, { seats: 2 + (seed % 3), options: seed % 2 ? randomOptions(bots) : {} }, fast(seed));
  const chance = fast(seed, 2);
  while (!s.outcome) {
    const d = s.pending[bots.below(s.pending.length)]!;
    play(nachtwacht, s, { decision: d.id, seat: d.seat, choice: d.options[bots.below(d.options.length)]! }, chance);
    look(s);
  }
  return s;
}

test('NW-21.3 every invariant holds after every answer of 2,000 random matches with all seats and options', () => {
  for (let seed = 0; seed < 2000; seed++) {
    playRandomly(seed, (s) => {
      const wrong = nachtwacht.invariants(s);
      if (wrong.length > 0) expect.fail(`match ${seed}, answer ${s.seq}: ${wrong.join('; ')}`);
    });
  }
});

test('NW-19.7 a determinized state looks the same to its seat, questions included', () => {
  const chance = fast(7);
  for (let seed = 0; seed < 60; seed++) {
    playRandomly(seed, (s) => {
      for (let seat = 0; seat < s.seats; seat++) {
        const before = clone(s);
        const d = nachtwacht.determinize(s, seat, chance);
        expect(s).toEqual(before);
        expect(nachtwacht.observe(d, seat)).toEqual(nachtwacht.observe(s, seat));
        expect(decisionView(nachtwacht, d, seat)).toEqual(decisionView(nachtwacht, s, seat));
        expect(nachtwacht.deciding!(d)).toEqual(nachtwacht.deciding!(s));
        expect(nachtwacht.invariants(d)).toEqual([]);
      }
    });
  }
});
