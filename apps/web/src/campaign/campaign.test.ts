import { dystopia, heuristic } from '@questhall/dystopia';
import { begin, type Decision, fast, play } from '@questhall/kernel';
import type { MeasuredRules } from '@questhall/protocol';
import { catalogueProblems } from '@questhall/text';
import { describe, expect, test } from 'vitest';
import lengths from '../games/dystopia/measured.json' with { type: 'json' };
import { oneLevelOf } from '../games/editions.ts';
import { forecastOf } from '../measured/measured.ts';
import { AT_HOME, DIFFICULTIES, hardnessOf, isCampaign, LEVELS, nextLevel, type Seen, standingOf, stations } from './campaign.ts';
import { SIGN_OF, TALL, WIDE } from './road.ts';
import { da } from './text/da.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';
import { nl } from './text/nl.ts';

test("the map's texts parse and have the same keys and gaps in all five languages", () => {
  expect(catalogueProblems({ en, nl, fr, de, da })).toEqual([]);
});

test('every level has its place on both drawings, its sign, and was measured against each Wizor', () => {
  for (const { spots, width, height } of [WIDE, TALL]) {
    expect(spots).toHaveLength(LEVELS);
    expect(spots.every(([x, y]) => x > 0 && x < width && y > 0 && y < height)).toBe(true);
  }
  expect(SIGN_OF).toHaveLength(LEVELS);
  for (const difficulty of DIFFICULTIES) {
    for (let n = 1; n <= LEVELS; n++) {
      const hard = hardnessOf(n, difficulty)!;
      expect(hard.tried, `level ${n}, ${difficulty}`).toBeGreaterThan(100);
      expect(hard.low).toBeLessThan(hard.rate);
      expect(hard.high).toBeGreaterThan(hard.rate);
    }
  }
  expect(hardnessOf(1, 'impossible')).toBeUndefined();
});

test('the map tells as many minutes of the first level as the hall and the setting of a table do', () => {
  const { minutes, first } = hardnessOf(1, 'normal')!;
  const told = (practice: 'practised' | 'first') =>
    forecastOf(lengths as MeasuredRules, { campaign: false, level: 1, heroes: 4 }, 1, 0, practice)!.median;
  expect(minutes / told('practised')).toBeCloseTo(1, 0);
  expect(first / told('first')).toBeCloseTo(1, 0);
  // A campaign that begins with all four is reckoned so at its table, too, though its options name no number of heroes.
  const begun = oneLevelOf('dystopia', { level: 1, campaign: true, heroes: 0, muster: 'all', ownLevel: '' })!;
  expect(forecastOf(lengths as MeasuredRules, begun.options, 1, 0)!.median).toBe(told('practised'));
});

/** Automatic heroes play until `until`; what everybody may see then. */
function played(options: Record<string, string | number | boolean>, until: (s: ReturnType<typeof begin>) => boolean) {
  const [chance, own] = [fast(5, 1), fast(5, 2)];
  const s = begin(dystopia, { seats: 1, options: { muster: 'all', ...options } }, chance);
  const asked = () => s.pending.map(({ kind }: Decision) => kind);
  for (let n = 0; n < 20_000 && !s.outcome && !until(s); n++) {
    const d = s.pending[0]!;
    play(dystopia, s, { decision: d.id, seat: d.seat, choice: heuristic.playout(dystopia.glance!(s, d.seat), d, own) }, chance);
  }
  return { state: s as unknown as Seen, view: dystopia.observe(s, 0) as unknown as Seen, asked: asked() };
}

describe('how a campaign stands', () => {
  test('before anybody has set out the first level is next, and nine are locked', () => {
    expect(stations(AT_HOME)).toEqual(['next', ...Array(9).fill('locked')]);
  });

  test('what the server shows and what a device keeps say the same', () => {
    const { state, view, asked } = played({}, (s) => s.phase === 'between');
    expect(standingOf(state, asked)).toEqual(standingOf(view, asked));
    const now = standingOf(view, asked);
    expect(now.party.map(({ code }) => code)).toEqual(['warrior', 'dwarf', 'elf', 'archer']);
    expect(nextLevel(now)).toBe(2);
    expect(stations(now).slice(0, 3)).toEqual(['won', 'next', 'locked']);
  });

  test('whoever began later has passed what lies before', () => {
    const { view } = played({ level: 3 }, (s) => s.phase === 'level');
    expect(stations(standingOf(view)).slice(0, 4)).toEqual(['passed', 'passed', 'next', 'locked']);
  });

  test('a lost level lies in the night, whether it may be tried again or not', () => {
    const tried = played({ roundLimit: 3, checkpoint: true }, (s) => s.pending.some(({ kind }: Decision) => kind === 'retry'));
    expect(tried.asked).toEqual(['retry']);
    expect(stations(standingOf(tried.view, tried.asked))[0]).toBe('lost');
    const over = played({ roundLimit: 3 }, () => false);
    expect(stations(standingOf(over.view))).toEqual(['lost', ...Array(9).fill('locked')]);
  });

  test('a campaign that is won has ten levels won', () => {
    const { view } = played({}, (s) => s.phase === 'between');
    const won = standingOf({ ...view, level: 10, phase: 'over', outcome: { reason: 'heroes' } });
    expect(stations(won)).toEqual(Array(10).fill('won'));
  });
});

test('single levels, levels of one’s own and tables that have not begun are no campaign', () => {
  const of = (options: Record<string, string | boolean>, status = 'running', game = 'dystopia') =>
    isCampaign({ game, options, status } as Parameters<typeof isCampaign>[0]);
  expect([of({}), of({ campaign: false }), of({ ownLevel: 'Cellar' }), of({}, 'open'), of({}, 'running', 'nachtwacht')]).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});
