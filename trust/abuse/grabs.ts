import { ask, enter, newTable } from '../seat.ts';
import type { Report } from './report.ts';
import { codeOf, getUp, sit } from './table.ts';

/** Nobody who is away is replaced before this time, in milliseconds. */
const GRACE = 60_000;

/**
 * 8: a line that breaks, and somebody at the table, and a stranger, who want the seat, the host's place and the table; and a
 * rematch in which somebody would be seated unasked.
 * @param pass lets so many milliseconds of the server's time go by
 */
export async function grabs(address: string, size: number, pass: (ms: number) => Promise<void>): Promise<Report> {
  const [anna, mallory, dan] = [await enter(address, 'Anna'), await enter(address, 'Mallory'), await enter(address, 'Dan')];
  let tried = 0;
  const wrong = new Set<string>();
  const counts = { grabbed: 0, replaced: 0, seated: 0 };
  const lines: Awaited<ReturnType<typeof sit>>[] = [];
  const tables: string[] = [];
  for (let i = 0; i < size; i++) {
    const id = await newTable(address, [anna, mallory], 'nachtwacht');
    tables.push(id);
    lines.push(await sit(address, mallory, id));
    await getUp(address, await sit(address, anna, id), anna, mallory, id);
  }
  const ways = (id: string): [string, object][] =>
    [
      ['seats/0/bot', { level: 'easy' }],
      ['seats/0/join', {}],
      ['seats/0/leave', {}],
      ['seats/0/back', {}],
      ['seats/0/clear', {}],
      ['host', {}],
      ['rematch', {}],
    ].map(([way, body]) => [`/api/matches/${id}/${way as string}`, body as object]);
  const grab = async () => {
    for (const id of tables)
      for (const [path, body] of ways(id))
        for (const who of [mallory, dan]) {
          tried++;
          if ((await codeOf(address, who, path, body)) !== 'ok') continue;
          counts.grabbed++;
          wrong.add(`8: POST ${path.replace(id, 'ID')} took what was Anna's while her line was broken for less than a minute`);
        }
  };
  await grab();
  await pass(GRACE - 10_000);
  await grab();
  await pass(11_000);
  for (const id of tables)
    if ((await codeOf(address, mallory, `/api/matches/${id}/seats/0/bot`, { level: 'easy' })) === 'ok') counts.replaced++;
  if (counts.replaced < size - counts.grabbed) wrong.add(`8: ${size - counts.replaced} of ${size} who were gone could not be replaced`);
  // All have left: whoever asks for a rematch sits alone.
  for (const id of tables) {
    await codeOf(address, anna, `/api/matches/${id}/seats/0/back`);
    await codeOf(address, anna, `/api/matches/${id}/seats/0/leave`);
    await codeOf(address, mallory, `/api/matches/${id}/seats/1/leave`);
    const next = await ask(address, mallory.token, 'POST', `/api/matches/${id}/rematch`, { wait: true });
    const { seats, status } = await ask(address, anna.token, 'GET', `/api/matches/${next.id}`);
    const unasked = status === 'running' || seats.some((seat: { yours: boolean }) => seat.yours);
    if (!unasked) continue;
    counts.seated++;
    wrong.add('8: a rematch seated somebody who was not asked');
  }
  for (const line of lines) line.terminate();
  return {
    counts: {
      '8: tables with a broken line': size,
      '8: attempts within the grace': tried,
      '8: seats taken by them': counts.grabbed,
      '8: replaced after the grace': counts.replaced,
      '8: seated unasked in a rematch': counts.seated,
    },
    wrong: [...wrong],
  };
}
