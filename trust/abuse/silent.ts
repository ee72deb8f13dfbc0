import { ask, enter } from '../seat.ts';
import { Passing, type Report, wait } from './report.ts';
import { codeOf, sit } from './table.ts';

/** The table's patience, in seconds: the shortest there is. */
const PATIENCE = 60;

/**
 * 7: somebody stays connected, never answers, and does whatever is no sign of life: greets, asks the time, looks, answers
 * what was not asked, comes back on other lines. The others get a stand-in after the table's patience and not before.
 * @param pass lets so many milliseconds of the server's time go by
 */
export async function silent(address: string, size: number, pass: (ms: number) => Promise<void>): Promise<Report> {
  const [anna, mallory] = [await enter(address, 'Anna'), await enter(address, 'Mallory')];
  const time = new Passing(pass);
  const tables: string[] = [];
  /** When each of them began to wait, at the earliest. */
  const since: number[] = [];
  const lines: Awaited<ReturnType<typeof sit>>[] = [];
  for (let i = 0; i < size; i++) {
    const table = { game: 'nachtwacht', seats: 2, patience: PATIENCE };
    const { id } = await ask(address, anna.token, 'POST', '/api/matches', table);
    await ask(address, mallory.token, 'POST', `/api/matches/${id}/seats/1/join`, {});
    since.push(time.now());
    await ask(address, anna.token, 'POST', `/api/matches/${id}/start`, {});
    tables.push(id);
    lines.push(await sit(address, mallory, id), await sit(address, anna, id));
    // Anna answers all that she is asked: then the table waits for Mallory alone.
    for (let turn = 0; turn < 20; turn++) {
      const { sight } = await ask(address, anna.token, 'GET', `/api/matches/${id}/view`);
      const asked = sight.decisions[0];
      if (!asked) break;
      const choice = asked.choose ? asked.options.slice(0, asked.choose.min).map((o: { id: unknown }) => o.id) : asked.options[0].id;
      await ask(address, anna.token, 'POST', `/api/matches/${id}/actions`, {
        id: `anna-${turn}-${i}`,
        seat: 0,
        decision: asked.id,
        choice,
      });
    }
  }
  await wait(2_500); // each table has seen for whom it waits
  const settled = time.now();
  const noise = async () => {
    for (const [i, id] of tables.entries()) {
      const line = lines[2 * i]!;
      const words = [{ t: 'ping' }, { t: 'hello' }, { t: 'act', id: `none-${Math.random()}`, seat: 1, decision: 9_999, choice: 'x' }];
      for (const word of words) line.send(JSON.stringify(word));
      line.send('no JSON at all');
      await ask(address, mallory.token, 'GET', `/api/matches/${id}/view`);
      const other = await sit(address, mallory, id);
      other.close();
    }
  };
  /** Asks for a stand-in at each table: which gave one, and when the answer was there. */
  const replace = () =>
    Promise.all(
      tables.map(async (id, nr) => {
        const given = (await codeOf(address, anna, `/api/matches/${id}/seats/1/bot`, { level: 'easy' })) === 'ok';
        return { given, inTime: time.now() - since[nr]! < PATIENCE * 1000 };
      }),
    );
  await time.until(since[0]!, (PATIENCE * 1000) / 2);
  await noise();
  // On a busy machine the first tables may have waited long enough by now: those say nothing.
  const first = await replace();
  const asked = first.filter(({ inTime }) => inTime).length;
  const early = first.filter(({ given, inTime }) => given && inTime).length;
  await time.until(settled, PATIENCE * 1000 + 1000);
  await noise();
  const late = [...first, ...(await replace())].filter(({ given }) => given).length;
  let back = 0;
  for (const id of tables) if ((await codeOf(address, mallory, `/api/matches/${id}/seats/1/back`)) === 'ok') back++;
  for (const line of lines) line.terminate();
  const wrong: string[] = [];
  if (asked === 0) wrong.push('7: this machine is too busy: no table could be asked before its patience was over');
  if (early > 0) wrong.push(`7: ${early} of ${asked} silent people were replaced before the table's patience was over`);
  if (late < size) wrong.push(`7: ${size - late} of ${size} tables still waited for somebody silent after their patience`);
  if (back < late) wrong.push(`7: ${late - back} of ${late} who were replaced could not come back`);
  return {
    counts: {
      '7: tables that wait for somebody silent': size,
      '7: asked before the time': asked,
      '7: replaced before the time': early,
      '7: replaced after it': late - early,
      '7: back again': back,
    },
    wrong,
  };
}
