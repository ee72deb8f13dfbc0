import { ask, enter } from '../seat.ts';
import { median, type Report, status } from './report.ts';

/**
 * 5: lists of tables, each with a level of 64 kB.
 * @param crowd so many ask at once
 */
export async function lists(address: string, size: number, crowd = 300): Promise<Report> {
  const mallory = await enter(address, 'Mallory');
  const tables = Math.min(100, size);
  for (let i = 0; i < tables; i++)
    await ask(address, mallory.token, 'POST', '/api/matches', {
      game: 'dystopia',
      seats: 2,
      listed: true,
      options: { ownLevel: largeLevel(`T${i}`) },
    });
  const one = async () => {
    const from = performance.now();
    await status(address, '/api/matches?of=listed');
    return performance.now() - from;
  };
  const nothing: number[] = [];
  for (let i = 0; i < 50; i++) {
    const from = performance.now();
    await status(address, '/healthz');
    nothing.push(performance.now() - from);
  }
  await one();
  const times: number[] = [];
  for (let i = 0; i < 50; i++) times.push(await one());
  /** How long the server's word that it is well takes beside many requests of this kind: the client's own part is in both. */
  const beside = async (request: () => Promise<unknown>) => {
    const all = Promise.all(Array.from({ length: crowd }, request));
    const from = performance.now();
    await status(address, '/healthz');
    const well = performance.now() - from;
    await all;
    return well;
  };
  const besideNothing = await beside(() => status(address, '/healthz'));
  const well = await beside(one);
  const more = median(times) - median(nothing);
  return {
    counts: {
      '5: tables in the list': tables,
      '5: a list more than an empty answer, ms': more.toFixed(2),
      [`5: /healthz beside ${crowd} of itself, ms`]: Math.round(besideNothing),
      [`5: /healthz beside ${crowd} lists, ms`]: Math.round(well),
    },
    wrong:
      more > 10 || well > 3 * besideNothing + 300
        ? [`5: a list takes ${more.toFixed(1)} ms, and /healthz beside ${crowd} of them ${well.toFixed(0)} ms`]
        : [],
  };
}

/** A small dungeon whose text is as long as a level may be. */
function largeLevel(title: string): string {
  const level = {
    schema: 'dystopia-level/1',
    id: 'small',
    number: 1,
    title,
    map: ['############', '#AAA#aa#BBB#', '#AAA+aa+BBB#', '#AAA#aa#BBB#', '############', '############'],
    starts: [
      [1, 1],
      [2, 1],
      [1, 2],
      [2, 2],
      [1, 3],
    ],
    exits: [[1, 2]],
    goals: [{ type: 'escape' }],
    furniture: [],
    traps: [],
    monsters: [{ code: 'G1', at: [9, 1] }],
    story: { intro: 'A vault.', won: 'Out again.' },
    after: null,
  };
  return JSON.stringify(level).padEnd(64 * 1024 - 1, ' ');
}
