import { ask, enter, newTable } from '../seat.ts';
import { Passing, type Report } from './report.ts';
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
  const time = new Passing(pass);
  let tried = 0;
  const wrong = new Set<string>();
  const counts = { taken: 0, grabbed: 0, replaced: 0, seated: 0 };
  const lines: Awaited<ReturnType<typeof sit>>[] = [];
  const tables: string[] = [];
  /** When the line of each broke, at the earliest. */
  const since: number[] = [];
  for (let i = 0; i < size; i++) {
    const id = await newTable(address, [anna, mallory], 'nachtwacht');
    tables.push(id);
    lines.push(await sit(address, mallory, id));
    const line = await sit(address, anna, id);
    since.push(time.now());
    await getUp(address, line, anna, mallory, id);
  }
  const allGone = time.now();
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
  // The newest first: on a busy machine the grace of the oldest may be over by then, and those are left alone.
  const grab = async () => {
    for (const [nr, id] of [...tables.entries()].reverse()) {
      for (const [path, body] of ways(id))
        for (const who of [mallory, dan]) {
          if (time.now() - since[nr]! >= GRACE) return;
          const code = await codeOf(address, who, path, body);
          const inTime = time.now() - since[nr]! < GRACE;
          if (code === 'ok') counts.taken++;
          if (!inTime) return;
          tried++;
          if (code !== 'ok') continue;
          counts.grabbed++;
          wrong.add(`8: POST ${path.replace(id, 'ID')} took what was Anna's while her line was broken for less than a minute`);
        }
    }
  };
  await grab();
  await time.until(since.at(-1)!, GRACE - 15_000);
  const before = tried;
  await grab();
  if (tried === before) wrong.add('8: this machine is too busy: no attempt late in the grace could be made within it');
  await time.until(allGone, GRACE + 1_000);
  for (const id of tables)
    if ((await codeOf(address, mallory, `/api/matches/${id}/seats/0/bot`, { level: 'easy' })) === 'ok') counts.replaced++;
  if (counts.replaced < size - counts.taken) wrong.add(`8: ${size - counts.replaced} of ${size} who were gone could not be replaced`);
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
