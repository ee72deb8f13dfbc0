import { type Action, begin, clone, fast, play } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { dystopia } from '../src/index.ts';

/** Plays one random level to its end, checking the invariants after every answer. */
function playout(seed: number, options: Record<string, unknown>): string {
  const seats = options['wizor'] === 'person' ? 2 + (seed % 4) : 1 + (seed % 4);
  const chance = fast(seed, 1);
  const pick = fast(seed, 2);
  let s = begin(dystopia, { seats, options }, chance);
  for (let n = 0; !s.outcome; n++) {
    expect(n, `seed ${seed} never ends`).toBeLessThan(100_000);
    const d = s.pending[pick.below(s.pending.length)]!;
    const options_ = [...d.options];
    const several = () => {
      const { min, max } = d.choose!;
      const count = min + pick.below(max - min + 1);
      return Array.from({ length: count }, () => options_.splice(pick.below(options_.length), 1)[0]!);
    };
    const action: Action = { decision: d.id, seat: d.seat, choice: d.choose ? several() : d.options[pick.below(d.options.length)]! };
    s = n % 50 === 0 ? (JSON.parse(JSON.stringify(s)) as typeof s) : clone(s);
    play(dystopia, s, action, chance);
    expect(dystopia.invariants(s), `seed ${seed}, answer ${n}, ${d.kind} ${String(action.choice)}`).toEqual([]);
  }
  return s.outcome.reason;
}

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])('random matches of level %i end, with and without a person as Wizor', (level) => {
  for (const wizor of ['computer', 'person']) {
    for (let seed = level * 10; seed < level * 10 + 1; seed++) {
      expect(['heroes', 'level', 'rounds', 'wizor']).toContain(playout(seed, { level, wizor, campaign: false, roundLimit: 25 }));
    }
  }
});
