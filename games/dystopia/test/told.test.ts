import { begin, clone, fast, play } from '@questhall/kernel';
import { randomAction } from '@questhall/testkit/contract';
import { describe, expect, test } from 'vitest';
import { sized } from '../../../test/sized.ts';
import type { DystopiaEvent } from '../src/events.ts';
import { dystopia } from '../src/index.ts';
import type { State } from '../src/state.ts';
import { pair } from './table.ts';

/* Nothing of a figure changes without a line that tells of that figure. */

const OF_HERO = ['at', 'energy', 'gold', 'weapons', 'attack', 'defence', 'things', 'spells', 'curses', 'lost', 'dead', 'away'] as const;
const OF_MONSTER = ['at', 'energy', 'dead', 'lost'] as const;

const names = (event: DystopiaEvent): unknown[] => {
  const {
    hero,
    partner,
    to,
    from,
    heroes = [],
    figure,
    caster,
    target,
    targets = [],
  } = event as unknown as Record<string, unknown> & {
    heroes?: unknown[];
    targets?: unknown[];
  };
  return [hero, partner, to, from, figure, caster, target, ...heroes, ...targets];
};

test('DYS-TURN.2 DYS-TRD.1 DYS-TRD.4 DYS-EQP.12 DYS-NRG.3 DYS-TRES.4 what a figure gains, loses or suffers is told of it', () => {
  const untold: string[] = [];
  let changes = 0;
  for (let seed = 1; seed <= sized(4, 12); seed++) {
    const [chance, policy] = [fast(seed, 2), fast(seed, 3)];
    const options = { campaign: false, level: 1 + (seed % 10), roundLimit: 40 };
    const s = begin(dystopia, { seats: 1 + (seed % 4), options } as never, chance) as unknown as State;
    for (let n = 0; n < 600 && !s.outcome; n++) {
      const action = randomAction(s as never, policy);
      if (!action || s.phase !== 'level') {
        if (!action) break;
        play(dystopia, s, action, chance);
        continue;
      }
      const before = clone(s);
      const told: DystopiaEvent[] = [];
      play(dystopia, s, action, chance, (event) => told.push(event as DystopiaEvent));
      if (s.phase !== 'level' || s.level !== before.level) continue;
      // Whoever has energy left lives, and nobody else.
      expect(s.monsters.filter(({ dead, energy }) => dead !== energy <= 0)).toEqual([]);
      const about = told.flatMap(names);
      for (const [kind, fields, was, is] of [
        ['h', OF_HERO, before.heroes, s.heroes],
        ['m', OF_MONSTER, before.monsters, s.monsters],
      ] as const)
        for (const [k, old] of was.entries()) {
          const changed = fields.filter((field) => JSON.stringify(old[field as never]) !== JSON.stringify(is[k]![field as never]));
          changes += changed.length;
          const named = about.includes(`${kind}${k}`) || (kind === 'h' && about.includes(k));
          if (changed.length > 0 && !named) untold.push(`seed ${seed}, ${JSON.stringify(action.choice)}: ${kind}${k} ${changed.join()}`);
        }
    }
  }
  expect(untold).toEqual([]);
  expect(changes).toBeGreaterThan(500);
});

describe('goods that change hands', () => {
  test('DYS-TRD.4 a thing that is handed over is told with both heroes', () => {
    const t = pair({ things: ['red-tonic'] });
    t.do('hand:red-tonic:1', 'accept');
    expect(t.told).toContainEqual(expect.objectContaining({ type: 'handed', rule: 'DYS-TRD.4', hero: 0, to: 1, thing: 'red-tonic' }));
  });
});
