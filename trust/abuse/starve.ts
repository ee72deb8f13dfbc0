import type { Site } from '../child.ts';
import { ask, enter, type Guest } from '../seat.ts';
import { median, type Report, wait } from './report.ts';

/** What comes sooner than this, and at the first look, was no bot's answer: the rules went on by themselves. */
const BY_ITSELF_MS = 60;

/** How long an easy bot takes to answer somebody who plays alone against it, in milliseconds: the middle of some turns. */
async function turnOf(address: string, guest: Guest, turns: number): Promise<number> {
  const { id } = await ask(address, guest.token, 'POST', '/api/matches', { game: 'nachtwacht', seats: 2, bots: ['easy'], start: true });
  const times: number[] = [];
  for (let turn = 0, tries = 0; turn < turns && tries < turns * 6; tries++) {
    const { sight, table } = await ask(address, guest.token, 'GET', `/api/matches/${id}/view`);
    if (table.status !== 'running') break;
    const asked = sight.decisions[0];
    if (!asked) {
      await wait(20);
      continue;
    }
    const from = performance.now();
    await ask(address, guest.token, 'POST', `/api/matches/${id}/actions`, {
      id: `turn-${turn}-${from}`,
      seat: 0,
      decision: asked.id,
      choice: asked.options[0].id,
    });
    let looks = 0;
    for (const end = from + 30_000; performance.now() < end; looks++) {
      const now = await ask(address, guest.token, 'GET', `/api/matches/${id}/view`);
      if (now.table.status !== 'running' || (now.sight.decisions[0] && now.sight.decisions[0].id !== asked.id)) break;
      await wait(10);
    }
    const took = performance.now() - from;
    if (looks === 0 && took < BY_ITSELF_MS) continue;
    times.push(took);
    turn++;
  }
  return median(times);
}

/** How many answers have been taken so far at all these doors. A proxy shows nobody the metrics of one. */
async function answersAt(doors: readonly string[]): Promise<number> {
  const taken = doors.map(async (door) => {
    const answer = await fetch(`${door}/metrics`);
    if (!answer.ok) throw new Error(`${door} does not show its metrics (${answer.status})`);
    return Number(/^questhall_actions_total (\d+)/m.exec(await answer.text())?.[1] ?? 0);
  });
  return (await Promise.all(taken)).reduce((sum, n) => sum + n, 0);
}

/**
 * 4: one person's tables of hard bots against another's easy one.
 * @param turns so many answers of the easy one are measured, before and beside them
 */
export async function starve({ address, doors }: Pick<Site, 'address' | 'doors'>, size: number, turns = 5): Promise<Report> {
  const anna = await enter(address, 'Anna');
  const quiet = await turnOf(address, anna, turns);
  const mallory = await enter(address, 'Mallory');
  for (let i = 0; i < size; i++) {
    const { id } = await ask(address, mallory.token, 'POST', '/api/matches', {
      game: 'nachtwacht',
      seats: 4,
      bots: ['hard', 'hard', 'hard'],
      start: true,
    });
    await ask(address, mallory.token, 'POST', `/api/matches/${id}/seats/0/bot`, { level: 'hard' });
  }
  const before = await answersAt(doors);
  const busy = await turnOf(address, anna, turns);
  return {
    counts: {
      '4: tables of hard bots': size,
      '4: an easy bot in quiet, ms': Math.round(quiet),
      '4: beside them, ms': Math.round(busy),
      '4: answers of all bots meanwhile': (await answersAt(doors)) - before,
    },
    wrong: busy > 2 * quiet + 500 ? [`4: an easy bot took ${busy.toFixed(0)} ms instead of ${quiet.toFixed(0)}`] : [],
  };
}
