import { expect, test } from 'vitest';
import { sized } from '../test/sized.ts';
import { Clocks } from './month/clocks.ts';
import { BEGAN, HOUR, House, pause } from './month/house.ts';
import { month } from './month.ts';

test('days at the table: every call comes once and in time, and nothing is lost by a restart, a restore or a lost phone', async () => {
  const { counts, failures } = await month({ size: sized(5, 8), seed: 1, within: 0 }, undefined, false);
  expect(failures).toEqual([]);
  expect(counts).toMatchObject({ days: sized(5, 8) });
  expect(counts.calls).toBeGreaterThan(10);
  // How many it are the dice decide.
  expect(counts.answers).toBeGreaterThan(sized(10, 20));
}, 600_000);

test('where nobody comes, each is told once more before their time is over', async () => {
  const { counts, failures } = await Clocks.of({ days: 3, seed: 1, deserted: true });
  expect(failures).toEqual([]);
  // One at each table: whoever is asked first, the dice decide, but not when their time is over.
  expect(counts['last calls']).toBeGreaterThanOrEqual(3);
  expect(counts['clocks that ran out']).toBeGreaterThanOrEqual(3);
}, 300_000);

test('a call that comes late, and an answer that is lost, are noticed', async () => {
  const late = await month({ size: 1, seed: 2, within: 0 }, 'refused');
  expect(late.failures.map(({ what }) => what)).toContainEqual(expect.stringMatching(/has had \d+ calls and not \d+/));
  const lost = await month({ size: 2, seed: 2, within: 0 }, 'lost');
  expect(lost.failures.map(({ what }) => what)).toContainEqual(expect.stringMatching(/was acknowledged and is lost/));
}, 180_000);

test('a last call that does not come is noticed', async () => {
  const { failures } = await Clocks.of({ days: 3, seed: 1, planted: 'mute', deserted: true });
  expect(failures).toContainEqual(expect.stringMatching(/was told 0 times that its time is nearly up/));
}, 300_000);

test('clocks of two tables that ring at the same moment have both rung before what they lead to is waited for', async () => {
  const house = await House.open();
  try {
    const [anna, bo] = [
      await house.person('Anna', { locale: 'en', zone: 'UTC', quiet: null, after: 7200 }),
      await house.person('Bo', { locale: 'en', zone: 'UTC', quiet: null, after: 7200 }),
    ];
    const tables: string[] = [];
    for (let n = 0; n < 2; n++) {
      const { id } = await house.done(anna.token, 'POST', '/api/matches', { game: 'nachtwacht', seats: 2, clock: 3600 });
      await house.done(bo.token, 'POST', `/api/matches/${id}/seats/1/join`, {});
      await house.done(anna.token, 'POST', `/api/matches/${id}/start`, {});
      tables.push(id);
    }
    const late = async () => {
      const found: string[] = [];
      for (const id of tables) {
        const { sight } = await house.done(anna.token, 'GET', `/api/matches/${id}/view`);
        if (sight.deadlines.some((deadline: number | null) => deadline !== null && deadline <= house.now)) found.push(id);
      }
      return found;
    };
    const left: string[][] = [];
    await house.moveTo(BEGAN + HOUR, async () => {
      let found = await late();
      for (let n = 0; n < 200 && found.length > 0; n++) {
        await pause(10);
        found = await late();
      }
      left.push(found);
    });
    expect(left).toEqual([[]]);
  } finally {
    await house.close();
  }
}, 60_000);
