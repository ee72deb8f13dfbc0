import { ask } from './ask.ts';
import type { Hall } from './harness.ts';

/** Anna at a desk and Bo on a phone, in the lobby of a table. */
export async function twoAtTable(hall: Hall) {
  const anna = await hall.visitor({ locale: 'en-GB', atOnce: true });
  const bo = await hall.visitor({ locale: 'nl-NL', width: 360, height: 740, touch: true, atOnce: true });
  for (const [{ page }, name] of [
    [anna, 'Anna'],
    [bo, 'Bo'],
  ] as const) {
    await page.goto(hall.bare);
    await ask(page, 'POST', '/api/session', { name });
  }
  const { id, code } = await ask(anna.page, 'POST', '/api/matches', { game: 'nachtwacht', seats: 2 });
  await ask(bo.page, 'POST', `/api/matches/${id}/seats/1/join`);
  return { anna, bo, id, code };
}
