import { ask, enter, type Guest } from '../seat.ts';
import { median, type Report, wait } from './report.ts';

/** How long an easy bot takes to answer somebody who plays alone against it, in milliseconds: the middle of some turns. */
async function turnOf(address: string, guest: Guest, turns: number): Promise<number> {
  const { id } = await ask(address, guest.token, 'POST', '/api/matches', { game: 'nachtwacht', seats: 2, bots: ['easy'], start: true });
  const times: number[] = [];
  for (let turn = 0, tries = 0; turn < turns && tries < turns * 3; tries++) {
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
    for (const end = from + 30_000; performance.now() < end; ) {
      const now = await ask(address, guest.token, 'GET', `/api/matches/${id}/view`);
      if (now.table.status !== 'running' || (now.sight.decisions[0] && now.sight.decisions[0].id !== asked.id)) break;
      await wait(10);
    }
    times.push(performance.now() - from);
    turn++;
  }
  return median(times);
}

/** 4: one person's tables of hard bots against another's easy one. */
export async function starve(address: string, size: number): Promise<Report> {
  const anna = await enter(address, 'Anna');
  const quiet = await turnOf(address, anna, 5);
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
  const busy = await turnOf(address, anna, 5);
  return {
    counts: { '4: tables of hard bots': size, '4: an easy bot in quiet, ms': Math.round(quiet), '4: beside them, ms': Math.round(busy) },
    wrong: busy > 2 * quiet + 500 ? [`4: an easy bot took ${busy.toFixed(0)} ms instead of ${quiet.toFixed(0)}`] : [],
  };
}
