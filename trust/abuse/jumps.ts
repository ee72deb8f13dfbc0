import { ask, enter, newTable } from '../seat.ts';
import { BURST, type Report, status } from './report.ts';

const HOUR = 3_600_000;

/**
 * 6: the system's clock is set forward and back while people ask. Nobody is locked out, nobody gets more than his share,
 * no clock of a match rings. The server allows `BURST` sessions in ten minutes.
 * @param wall sets the system's clock off by so many milliseconds
 */
export async function jumps(address: string, size: number, wall: (off: number) => Promise<void>): Promise<Report> {
  const [anna, bo] = [await enter(address, 'Anna'), await enter(address, 'Bo')];
  const id = await newTable(address, [anna, bo], 'nachtwacht', {});
  const clocked = await ask(address, anna.token, 'POST', '/api/matches', { game: 'nachtwacht', seats: 2, clock: 600 });
  await ask(address, bo.token, 'POST', `/api/matches/${clocked.id}/seats/1/join`, {});
  await ask(address, anna.token, 'POST', `/api/matches/${clocked.id}/start`, {});
  const log = async () => JSON.stringify(await ask(address, anna.token, 'GET', `/api/matches/${clocked.id}/log?before=999`));
  const before = await log();
  let [asked, refused, sessions, rung] = [0, 0, 2, 0];
  for (let i = 0; i < size; i++) {
    await wall([-HOUR, HOUR, 24 * HOUR, -24 * HOUR, 0, -400 * 24 * HOUR][i % 6]!);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => status(address, `/api/matches/${id}/view`, { headers: { authorization: `Bearer ${anna.token}` } })),
    );
    asked += answers.length;
    refused += answers.filter((answer) => answer !== 200).length;
    const more = await status(address, '/api/session', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"name":"Mallory"}',
    });
    if (more === 200) sessions++;
    if ((await log()) !== before) rung++;
  }
  await wall(0);
  const wrong: string[] = [];
  if (refused > 0) wrong.push(`6: ${refused} of ${asked} requests were refused after the clock had been set`);
  if (sessions > BURST + 1) wrong.push(`6: ${sessions} sessions for one visitor, not ${BURST}, by setting the clock`);
  if (rung > 0) wrong.push('6: the clock of a match rang early');
  return {
    counts: { '6: times that the clock was set': size, '6: requests refused after it': refused, '6: sessions taken': sessions },
    wrong,
  };
}
