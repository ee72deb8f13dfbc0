import { begin, fast, migrate, play } from '@questhall/kernel';
import { randomAction } from '@questhall/testkit/contract';
import { expect, test } from 'vitest';
import { sized } from '../../../../test/sized.ts';
import { type State, talisman } from '../../src/index.ts';

type Saved = Record<string, unknown>;

/** The step of the base game at which version 2 waited for the answer, by the procedure that waits for it now. */
const BEFORE: Readonly<Record<string, { step: string; into?: string }>> = {
  spiritEye: { step: 'see' },
  weaponOfChoice: { step: 'chosen' },
  bendRoll: { step: 'bent' },
  veilInstead: { step: 'instead', into: 'veilChoice' },
  secondDraw: { step: 'secondDrop' },
};

/** As version 2 saved it: the question was one of the fight, the move or the space itself. */
function asVersion2(s: State): Saved {
  const old = structuredClone(s) as unknown as Saved;
  const stack = old['stack'] as Saved[];
  const asked = stack.pop()!;
  const { step, into } = BEFORE[asked['proc'] as string]!;
  const below = stack.at(-1)!;
  below['step'] = step;
  for (const f of stack)
    if (f['proc'] === 'space' && f['deck'] === 'veil') {
      f['veil'] = true;
      delete f['deck'];
    }
  if (into) for (const d of old['pending'] as Saved[]) d['into'] = into;
  // Of two cards the one that was to be sent back stood in the frame.
  if (asked['proc'] === 'secondDraw') below['choice'] = asked['card'];
  return { ...old, version: 2, lastId: (old['lastId'] as number) - 1 };
}

test('a match of version 2 that waits for an answer of the Realm of Souls goes on as it would have', () => {
  const met: Record<string, number> = {};
  for (let seed = 1; seed <= sized(40, 60); seed++) {
    const chance = fast(seed, 1);
    const policy = fast(seed, 2);
    const s = begin(talisman, { seats: 4, options: { edition: 'digital', expansion: 'realm-of-souls', roundLimit: 40 } }, chance) as State;
    // Two of the five cards that ask are rare.
    for (const card of ['veil.orb-of-the-veil', 'veil.spirit-eye']) {
      s.souls!.veil = s.souls!.veil.filter((one) => one !== card);
      s.characters[seed % 4]!.objects.push(card);
    }
    while (!s.outcome) {
      const top = s.stack.at(-1)!;
      // Where creatures are met, the question waited in the frame of the space, and still may.
      const apart = top.proc === 'weaponOfChoice' && s.stack.at(-2)!.proc !== 'duel' ? undefined : BEFORE[top.proc];
      if (apart && (met[top.proc] ?? 0) < sized(6, 20)) {
        met[top.proc] = (met[top.proc] ?? 0) + 1;
        const back = migrate(talisman, asVersion2(s) as { version: number });
        const [now, then] = [play1(s, seed), play1(back, seed)];
        expect(then).toEqual(now);
      }
      play(talisman, s, randomAction(s as never, policy)!, chance);
    }
  }
  expect(Object.keys(met).sort()).toEqual(Object.keys(BEFORE).sort());
});

/** The state after the question was answered, without the numbers of frames. */
function play1(of: State, seed: number): unknown {
  const s = structuredClone(of);
  play(talisman, s, randomAction(s as never, fast(seed, 5))!, fast(seed, 4));
  const { lastId: _, pending, stack, ...rest } = s;
  return { ...rest, stack: stack.map(({ proc, step }) => [proc, step]), pending: pending.map(({ kind, options }) => [kind, options]) };
}
