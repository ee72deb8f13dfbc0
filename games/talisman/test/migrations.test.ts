import { begin, decisionOf, fast, migrate, play } from '@questhall/kernel';
import { randomAction } from '@questhall/testkit/contract';
import { expect, test } from 'vitest';
import { sized } from '../../../test/sized.ts';
import { ASKED } from '../src/expansions/realm-of-souls/asked.ts';
import { type State, talisman } from '../src/index.ts';
import { Game } from './table.ts';

/** Procedures as version 3 called them. */
const FORMERLY: Readonly<Record<string, string>> = { facing: 'face', preparing: 'prepare', taking: 'take', deed: 'free', limits: 'settle' };

/** The state as version 3 saved it: other names of procedures, of checkpoints, of what may be taken; one question for the whole Realm. */
function asVersion3(s: State): { version: number; stack: Record<string, unknown>[]; pending: Record<string, unknown>[] } {
  const withMoment = (held: Record<string, unknown>) => {
    const change = held['change'] as Record<string, unknown> | undefined;
    if (change?.['type'] !== 'checkpoint') return held;
    const { occasion, ...rest } = change;
    return { ...held, change: { ...rest, type: 'moment', moment: occasion } };
  };
  const stack = (structuredClone(s.stack) as unknown as Record<string, unknown>[]).map((f) => {
    const { goods, ...rest } = withMoment(f);
    const proc = FORMERLY[f['proc'] as string] ?? f['proc'];
    return { ...rest, proc, ...(proc === 'take' ? { free: goods } : goods === undefined ? {} : { goods }) };
  });
  const pending = (structuredClone(s.pending) as unknown as Record<string, unknown>[]).map((d) => {
    const about = d['about'] as Record<string, unknown> | undefined;
    if ((d['kind'] as string) in ASKED) return { ...d, kind: 'soul', about: { what: d['kind'], ...about } };
    return about ? { ...d, about: withMoment(about) } : d;
  });
  return { ...structuredClone(s), version: 3, stack, pending } as never;
}

/** The state as version 2 saved it: a Spell that is being cast lay on the discard pile. */
function asVersion2(s: State): { version: number } {
  const { inAir, ...rest } = structuredClone(s);
  const stack = asVersion3(s).stack.map((f) => (f['proc'] === 'cast' && f['step'] === 'discard' ? { ...f, step: 'settle' } : f));
  return { ...rest, version: 2, spellDiscard: [...rest.spellDiscard, ...inAir], stack } as unknown as { version: number };
}

test('T86-6.9.6b a match saved while a Spell was being cast has it in the air, and plays on', () => {
  const g = new Game({
    Ann: { character: 'druid', at: 'O2', spells: ['hex'] },
    Bob: { character: 'wizard', at: 'O20', spells: ['counterspell'] },
  });
  g.ann('cast:hex', 'O12');
  const s = migrate(talisman, asVersion2(g.s));
  expect([s.inAir, s.spellDiscard, talisman.invariants(s)]).toEqual([['sp.hex'], [], []]);
  play(talisman, s, { decision: decisionOf(s, 1)!.id, seat: 1, choice: 'pass' }, fast(1));
  expect([s.inAir, s.hexes.map(({ card }) => card), talisman.invariants(s)]).toEqual([[], ['sp.hex'], []]);
});

test('T86-6.9.6b whoever drew a Spell that was being cast when the match was saved keeps it', () => {
  const g = new Game({
    Ann: { character: 'druid', at: 'O2', spells: ['hex'] },
    Bob: { character: 'wizard', at: 'O20', spells: ['counterspell'] },
  });
  g.ann('cast:hex', 'O12');
  const old = asVersion2(g.s) as unknown as State;
  old.spellDiscard = [];
  old.characters[1]!.spells.push('sp.hex');
  const s = migrate(talisman, old);
  expect([s.inAir, talisman.invariants(s)]).toEqual([[], []]);
  play(talisman, s, { decision: decisionOf(s, 1)!.id, seat: 1, choice: 'pass' }, fast(1));
  expect([s.hexes, talisman.invariants(s)]).toEqual([[], []]);
});

test('T86-6.1.4b whoever was asked for trophies when the match was saved is asked anew, one after the other', () => {
  const g = new Game({ Ann: { character: 'thief', at: 'O2', trophies: ['dragon', 'wolf'] }, Bob: { character: 'monk', at: 'O20' } }).ann(
    'trade',
  );
  const old = asVersion2(g.s) as unknown as State;
  const top = old.stack.at(-1) as unknown as Record<string, unknown>;
  delete top['laid'];
  const [asked] = old.pending as unknown as Record<string, unknown>[];
  Object.assign(asked!, { options: ['adv.dragon', 'adv.wolf'], choose: { min: 0, max: 2 }, about: { stat: 'strength' }, into: 'picks' });
  const s = migrate(talisman, old);
  for (const choice of ['adv.dragon', 'turnIn']) play(talisman, s, { decision: decisionOf(s, 0)!.id, seat: 0, choice }, fast(1));
  expect([s.characters[0]!.strength, s.characters[0]!.trophies, talisman.invariants(s)]).toEqual([4, ['adv.wolf'], []]);
});

test('T86-6.4.6 a match saved before the table could choose heals by our ruling', () => {
  const g = new Game({ Ann: { character: 'druid', at: 'O2' }, Bob: { character: 'monk', at: 'O20' } });
  const { healing: _, ...options } = g.s.options;
  const s = migrate(talisman, { ...asVersion2(g.s), options } as { version: number });
  expect(s.options.healing).toBe('lost');
});

test('T86-6.9.6a a match of version 3 stands where it stood, whatever was being done and asked', () => {
  const met = new Set<string>();
  const tables = [{ edition: '1986' }, { edition: 'digital' }, { edition: 'digital', expansion: 'realm-of-souls' }];
  for (const [n, options] of tables.entries()) {
    for (let seed = 1; seed <= sized(2, 4); seed++) {
      const [chance, own] = [fast(seed, 1 + n), fast(seed, 9)];
      const s = begin(talisman, { seats: 3, options: { ...options, startSpell: true } }, chance) as State;
      for (let answers = 0; !s.outcome && answers < 700; answers++) {
        const old = asVersion3(s);
        for (const { kind } of old.pending) met.add(kind as string);
        for (const { proc } of old.stack) met.add(proc as string);
        expect(migrate(talisman, old)).toEqual(s);
        play(talisman, s, randomAction(s, own)!, chance);
      }
    }
  }
  expect(['soul', 'checkpoint', ...Object.values(FORMERLY)].filter((name) => !met.has(name))).toEqual([]);
});
