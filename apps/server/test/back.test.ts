import { afterAll, beforeAll, expect, test } from 'vitest';
import { CallingHall, isAsked, provenMail, together, until } from './calling-hall.ts';
import { MailHouse } from './post-office.ts';

/** Whoever lets a bot play until a time is back by then, also where bots play for everybody and nobody looks. */

let mails: MailHouse;
beforeAll(async () => {
  mails = await MailHouse.open();
});
afterAll(() => mails.close());

test('at a match that is in no memory, since bots were alone, whoever is back has the seat again and is called', async () => {
  const hall = await CallingHall.open(mails);
  const [anna, bo] = [await hall.enter('Anna'), await hall.enter('Bo')];
  await provenMail(mails, anna, 'back@home.example');
  const { id } = await together(anna, bo);
  const back = Date.now() + 3_600_000;
  for (const [seat, person] of [anna, bo].entries())
    await person.post(`/api/matches/${id}/seats/${seat}/bot`, { level: 'easy', ...(seat === 0 ? { until: back } : {}) });
  await hall.server.stop();
  await hall.pass(3_700);
  const [again] = await hall.restart(anna);
  const letters = () => mails.letters.filter(({ to, text }) => to.includes('back@home.example') && text.includes('/t/'));
  // Nothing has been asked of the server since: it sees by itself who is back, on a busy machine a while after the start, and
  // the match waits from then on. So the clock moves until there is a letter, and on, which must be the only one.
  await until(async () => {
    await hall.pass(31);
    return letters().length > 0;
  });
  await hall.pass(3_600);
  expect(letters()).toHaveLength(1);
  expect(await isAsked(again!, id)).toBe(true);
  expect((await again!.get(`/api/matches/${id}`)).seats.map(({ standIn }: { standIn: string | null }) => standIn)).toEqual([null, 'easy']);
  await hall.server.stop();
});
