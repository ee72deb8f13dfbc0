import { begin, clone, fast, play } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { sized } from '../../../test/sized.ts';
import { heuristic, type State, talisman } from '../src/index.ts';

/** Plays on at random and hands over every state in which somebody is asked. */
function* states(matches: number, seats: number, most: number): Generator<State> {
  for (let seed = 1; seed <= matches; seed++) {
    const [chance, policy] = [fast(seed, 11), fast(seed, 12)];
    const s = begin(talisman, { seats, options: { characterChoice: 'free' } }, chance) as State;
    for (let n = 0; !s.outcome && n < most; n++) {
      yield s;
      const d = s.pending[policy.below(s.pending.length)]!;
      const options = [...d.options];
      const count = d.choose ? d.choose.min + policy.below(d.choose.max - d.choose.min + 1) : 1;
      const picks = Array.from({ length: count }, () => options.splice(policy.below(options.length), 1)[0]!);
      play(talisman, s, { decision: d.id, seat: d.seat, choice: d.choose ? picks : picks[0]! }, chance);
    }
  }
}

test('a glance weighs every option as the view does, so it tells a bot nothing more', () => {
  let compared = 0;
  for (const s of states(sized(3, 6), 4, 600)) {
    for (const d of s.pending) {
      if (d.options.length < 2) continue;
      const view = heuristic.weigh(talisman.observe(s, d.seat), d, 'normal');
      expect(heuristic.weighGlance(talisman.glance!(s, d.seat), d, 'normal'), `${d.kind} at ${s.seq}`).toEqual(view);
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(1000);
});

test('a glance holds no pile that nobody sees and no Spell of others, and looking changes nothing', () => {
  let others = 0;
  for (const s of states(3, 3, 300)) {
    const before = clone(s);
    for (let seat = 0; seat < s.seats; seat++) {
      const seen = talisman.glance!(s, seat);
      expect([seen.deck, seen.spellDeck, seen.pending]).toEqual([[], [], []]);
      const { characters } = talisman.observe(s, seat);
      seen.characters.forEach((c, of) => {
        expect(c.spells).toHaveLength(s.characters[of]!.spells.length);
        if (characters[of]!.spells === null && c.spells.length > 0) {
          others++;
          expect(c.spells.every((spell) => spell === '?')).toBe(true);
        }
      });
    }
    expect(s).toEqual(before);
  }
  expect(others).toBeGreaterThan(10);
});
