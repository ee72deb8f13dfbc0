import { expect, test } from 'vitest';
import { dungeonHall } from './dungeon-hall.ts';
import type { Person } from './player.ts';

/** A level of one's own at a table of the server: checked, told to Wizor only, kept with the match. */

const SECRET = 'The Chieftain Below';
const LEVEL = {
  schema: 'dystopia-level/1',
  id: 'small',
  number: 1,
  title: 'The Small Vault',
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
  traps: [{ kind: 'pit', at: [5, 1] }],
  monsters: [{ code: 'G1', at: [9, 1], boss: 'chief', name: SECRET }],
  story: { intro: 'A vault.', won: 'Out again.' },
  after: null,
};
const hall = dungeonHall();

const wanted = (ownLevel: string, more: object = {}) => ({
  game: 'dystopia',
  seats: 2,
  bots: [],
  options: { ownLevel, wizor: 'person', heroes: 1, ...more },
});

test('is told to Wizor only, and played to its end, also by a server that was started again', { timeout: 60_000 }, async () => {
  let { anna, bo } = hall;
  const table = await anna.post('/api/matches', wanted(JSON.stringify(LEVEL)));
  expect(table.options.ownLevel).toBe('The Small Vault');
  await bo.post(`/api/matches/${table.id}/seats/1/join`);
  await anna.post(`/api/matches/${table.id}/start`);
  const seen = async (who: Person, seat: number) => who.get(`/api/matches/${table.id}/view?seat=${seat}`);
  const answer = async (choice: string) => {
    const { sight } = await seen(bo, 1);
    const asked = sight.decisions[0];
    await bo.post(`/api/matches/${table.id}/actions`, { id: `answer-${asked.id}`, seat: 1, decision: asked.id, choice });
  };
  // The creator is Wizor: nobody minds.
  for (const [seat, who] of [anna, bo].entries()) {
    const [asked] = (await seen(who, seat)).sight.decisions;
    await who.post(`/api/matches/${table.id}/actions`, { id: `who-is-wizor-${seat}`, seat, decision: asked.id, choice: 'any' });
  }
  await answer('elf');
  expect(JSON.stringify(await seen(anna, 0))).toContain(SECRET);
  const heroes = [await seen(bo, 1), await bo.get(`/api/matches/${table.id}`), await bo.get('/api/matches?of=mine')];
  expect(JSON.stringify(heroes)).not.toContain(SECRET);
  expect(heroes[0].sight.view.story.title).toBe('The Small Vault');

  await hall.restart();
  ({ anna, bo } = hall);
  expect(JSON.stringify(await bo.get('/api/matches?of=mine'))).not.toContain(SECRET);
  const { sight } = await seen(bo, 1);
  const options: { id: string }[] = sight.decisions[0].options;
  await answer(options.some(({ id }) => id === 'leave') ? 'leave' : 'go:1,2');
  if (!options.some(({ id }) => id === 'leave')) await answer('leave');
  const over = await bo.get(`/api/matches/${table.id}`);
  expect(over.outcome).toMatchObject({ reason: 'level', winners: [1] });
  // Afterwards anybody may see all of it.
  expect(JSON.stringify(await bo.get(`/api/matches/${table.id}/record`))).toContain(SECRET);
  expect(JSON.stringify(await bo.get(`/api/matches/${table.id}/replay?seat=1`))).toContain('The Small Vault');
  const again = await anna.post(`/api/matches/${table.id}/rematch`, { wait: true });
  expect(again.options.ownLevel).toBe('The Small Vault');
});

test('its title is told on one line, without what cannot be seen or turns the words around it', async () => {
  const title = '\u202eThe\u2800 Small\nVault\u3164\u200f';
  const { id, options } = await hall.anna.post('/api/matches', wanted(JSON.stringify({ ...LEVEL, title })));
  expect(options.ownLevel).toBe('The SmallVault');
  await hall.bo.post(`/api/matches/${id}/seats/1/join`);
  await hall.anna.post(`/api/matches/${id}/start`);
  expect((await hall.bo.get(`/api/matches/${id}/view?seat=1`)).sight.view.story.title).toBe('The SmallVault');
  const hidden = await hall.anna.ask('POST', '/api/matches', wanted(JSON.stringify({ ...LEVEL, title: '\u3164\u2800' })));
  expect(hidden).toMatchObject({ status: 400, body: { code: 'bad-option' } });
});

test('what is no level is refused with the place; so are five seats without a person as Wizor', async () => {
  const ask = (what: object) => hall.anna.ask('POST', '/api/matches', what);
  const wrong = await ask(wanted(JSON.stringify({ ...LEVEL, number: 'one' }, null, 2)));
  expect(wrong).toMatchObject({ status: 400, body: { code: 'bad-option', args: { option: 'ownLevel' } } });
  expect(wrong.body.message).toContain('/number, line 4');
  expect(await ask(wanted('x'.repeat(300 * 1024)))).toMatchObject({ status: 413, body: { code: 'too-large' } });
  expect(await ask({ game: 'dystopia', seats: 5, bots: [] })).toMatchObject({
    status: 400,
    body: { code: 'bad-seats', args: { min: 1, max: 4 } },
  });
});
