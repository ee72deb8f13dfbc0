import { decisionOf, fast, migrate, play } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { type State, talisman } from '../src/index.ts';
import { Game } from './table.ts';

/** The state as version 2 saved it: a Spell that is being cast lay on the discard pile. */
function asVersion2(s: State): { version: number } {
  const { inAir, ...rest } = structuredClone(s);
  const stack = rest.stack.map((f) => (f.proc === 'cast' && f.step === 'discard' ? { ...f, step: 'settle' } : f));
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
