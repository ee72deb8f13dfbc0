import { begin, fast, play } from '@questhall/kernel';
import { describe, expect, test } from 'vitest';
import { heuristic, talisman } from '../../src/index.ts';

import { BOB, digital, finding } from './digital.ts';

/** What the bot of a seat would do now. */
function wanted(g: ReturnType<typeof digital>, name: string): string {
  const d = g.s.pending.find((one) => one.seat === g.seat(name))!;
  const weights = heuristic.weigh(g.view(name), d);
  return d.options[weights.indexOf(Math.max(...weights))]!;
}

describe('bots in the Digital Edition', () => {
  test.each([
    [1, 5, 'reroll:1'],
    [6, 1, 'keep'],
  ])('TDE-2.9 spend fate on a fight that they lose, not on one that they have won: %i against %i', (mine, theirs, choice) => {
    const g = digital({ figures: { Ann: { character: 'thief', at: 'O1', fate: 2 }, Bob: BOB }, lying: { O2: ['bear'] } }).rolls(1);
    g.ann('roll', 'keep').rolls(mine, theirs).ann('cw');
    expect([g.asked('Ann'), wanted(g, 'Ann')]).toEqual(['fate', choice]);
    g.ann('keep');
  });

  test('TDE-2.10 keep what they have rolled for their move, and roll a bad die of a table again', () => {
    const g = digital({ figures: { Ann: { character: 'thief', at: 'O1', fate: 2 }, Bob: BOB }, lying: { O2: ['witch'] } }).rolls(1);
    g.ann('roll');
    expect(wanted(g, 'Ann')).toBe('keep');
    g.rolls(1).ann('keep', 'cw');
    expect(wanted(g, 'Ann')).toBe('reroll:1');
    g.ann('keep');
  });

  test('TDE-8.16 do not put things down for ever instead of meeting what is dangerous', () => {
    const g = digital({
      figures: { Ann: { character: 'monk', at: 'O1', objects: ['axe'], lives: 1 }, Bob: { at: 'O2' } },
      lying: { O2: ['dragon'] },
    })
      .rolls(1)
      .ann('roll', 'cw');
    expect(g.options('Ann')).toContain('leave');
    expect(wanted(g, 'Ann')).not.toBe('leave');
  });

  test('like the cards of this edition: a Ring is worth more than a Belt, a wish is not wasted', () => {
    const g = finding(['ring', 'magic-belt']);
    expect(wanted(g, 'Ann')).toBe('take:adv.digital.ring');
    expect(wanted(finding(['fairy'], { alignment: 'good', lives: 4 }), 'Ann')).toMatch(/^wish(Strength|Craft|Life)$/);
  });

  test('slowed by a Poltergeist they make for the bridge, and whoever is whole does not wait beside a Healer', () => {
    const slow = digital({ figures: { Ann: { character: 'thief', at: 'M6', followers: ['poltergeist'] }, Bob: BOB } }).ann('step');
    expect(wanted(slow, 'Ann')).toBe('ccw');
    const whole = digital({ figures: { Ann: { character: 'thief', at: 'O1' }, Bob: BOB }, lying: { O2: ['healer'] } }).rolls(1);
    expect(wanted(whole.ann('roll'), 'Ann')).toBe('ccw');
  });

  test('play their matches to the end', () => {
    for (let seed = 0; seed < 2; seed++) {
      const [chance, policy] = [fast(seed, 1), fast(seed, 2)];
      const s = begin(talisman, { seats: 2 + seed, options: { edition: 'digital' } }, chance);
      while (!s.outcome) {
        const d = s.pending[0]!;
        play(talisman, s, { decision: d.id, seat: d.seat, choice: heuristic.playout(s, d, policy) }, chance);
      }
      expect(s.outcome.winners.length).toBeGreaterThan(0);
    }
  });
});
