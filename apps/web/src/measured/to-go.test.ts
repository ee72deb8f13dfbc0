import { describe, expect, test } from 'vitest';
import { rounded } from './measured.ts';
import { minutesToGo, saidOf, secondsPlayed, secondsSince, steadied } from './to-go.ts';

const rounds = { mean: 17, deviation: 3.5, seconds: 30 };
const stand = (done: number, last: number | null = null) => ({ done, last });

describe('minutes to go', () => {
  test('the pace of a level counts from where it began, whatever was played before', () => {
    const lines = [0, 400, 410, 470, 500].map((s, i) => ({ n: i + 7, at: s * 1000, type: i === 2 ? 'levelBegan' : 'moved' }));
    const began = ({ type }: { type: string }) => type === 'levelBegan';
    expect(secondsSince(lines, began)).toBe(90);
    expect(secondsSince([...lines, { n: 12, at: 600_000, type: 'levelBegan' }], began)).toBe(0);
    expect(secondsSince(lines.slice(3), began)).toBeUndefined();
  });

  test('before the first round they are those of the whole match, at the assumed pace', () => {
    expect(minutesToGo(rounds, stand(0), undefined)).toBeCloseTo(8.5, 1);
    expect(minutesToGo(rounds, stand(0), 0)).toBeCloseTo(8.5, 1);
  });

  test('a table that plays slowly is told more, the more so the longer it does', () => {
    const slow = (done: number) => minutesToGo(rounds, stand(done), done * 60) / minutesToGo(rounds, stand(done), done * 30);
    expect(slow(1)).toBeCloseTo((30 * 6 + 60) / (30 * 6 + 30), 5);
    expect(slow(9)).toBeCloseTo((30 * 6 + 540) / (30 * 6 + 270), 5);
    expect(slow(9)).toBeGreaterThan(slow(1));
  });

  test('they fall round by round, and never below nothing: a match that is longer than most still takes a while', () => {
    const told = Array.from({ length: 60 }, (_, done) => minutesToGo(rounds, stand(done), undefined));
    for (const [i, minutes] of told.entries()) {
      expect(minutes).toBeGreaterThan(0);
      if (i > 0) expect(minutes).toBeLessThan(told[i - 1]! + 0.02);
    }
    // Half of a normal distribution lies beyond its mean, on average 0.798 deviations further.
    expect(told[17]).toBeCloseTo((0.798 * 3.5 * 30) / 60, 2);
  });

  test('the last round by the options ends them', () => {
    expect(minutesToGo(rounds, stand(8, 10), undefined)).toBeCloseTo(1, 5);
    expect(minutesToGo(rounds, stand(10, 10), undefined)).toBe(0);
    expect(minutesToGo(rounds, stand(8, 200), undefined)).toBe(minutesToGo(rounds, stand(8), undefined));
  });
});

describe('seconds played', () => {
  test('leave pauses out, and are not known where the chronicle does not begin at its beginning', () => {
    const log = [
      { n: 1, at: 1_000 },
      { n: 2, at: 21_000 },
      { n: 3, at: 21_000 + 3 * 3_600_000 },
      { n: 4, at: 31_000 + 3 * 3_600_000 },
    ];
    expect(secondsPlayed(log)).toBe(20 + 300 + 10);
    expect(secondsPlayed(log.slice(1))).toBeUndefined();
    expect(secondsPlayed([])).toBeUndefined();
  });
});

describe('what is said of it', () => {
  test('another length only when it is clearly another', () => {
    expect(steadied(null, 8)).toBe(10);
    expect(steadied(null, 6.8)).toBe(10);
    expect(steadied(10, 7.2)).toBe(10);
    expect(steadied(10, 6)).toBe(5);
    expect(steadied(10, 13)).toBe(10);
    expect(steadied(10, 17)).toBe(15);
    expect(steadied(3, 0.1)).toBe(3);
  });

  test('once a round, and not while it is played', () => {
    expect(saidOf('m', 0, () => 10)).toBe(10);
    expect(saidOf('m', 0, () => 40)).toBe(10);
    expect(saidOf('m', 1, () => 40)).toBe(40);
  });

  test('in the last hour no word stands for more than twelve minutes', () => {
    const said: number[] = [];
    let shown: number | null = null;
    for (let minutes = 60; minutes > 5; minutes -= 0.5) {
      shown = steadied(shown, minutes);
      said.push(shown);
    }
    expect([...new Set(said)]).toEqual([60, 50, 40, 30, 20, 15, 10, 5]);
    for (const word of new Set(said)) expect(said.filter((one) => one === word).length / 2).toBeLessThanOrEqual(12);
  });

  test('over matches of rounds of unequal length it hardly ever rises, and changes a few times', () => {
    // A generator that anybody can repeat: Park and Miller's.
    let seed = 7;
    const random = () => {
      seed = (seed * 48271) % 2147483647;
      return seed / 2147483647;
    };
    const normal = () => Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random());
    const of = { mean: 19.3, deviation: 3.9, seconds: 34 };
    const count = { rises: 0, changes: 0, before: { rises: 0, changes: 0 } };
    const matches = 400;
    for (let match = 0; match < matches; match++) {
      const pace = Math.exp(0.4 * normal());
      const rounds = Math.max(8, Math.round(of.mean + of.deviation * normal()));
      let played = 0;
      let shown: number | null = null;
      let was: number | null = null;
      for (let done = 0; done < rounds; done++) {
        const next = steadied(shown, minutesToGo(of, stand(done), played));
        if (shown !== null && next !== shown) count.changes++;
        if (shown !== null && next > shown) count.rises++;
        shown = next;
        for (let part = 0; part < 6; part++) {
          played += ((of.seconds * pace) / 6) * Math.exp(0.6 * normal());
          const now = rounded(minutesToGo(of, stand(done), played));
          if (was !== null && now !== was) count.before.changes++;
          if (was !== null && now > was) count.before.rises++;
          was = now;
        }
      }
    }
    expect(count.rises / matches).toBeLessThan(0.2);
    expect(count.changes / matches).toBeLessThan(4);
    expect(count.before.rises / matches).toBeGreaterThan(2);
  });
});
