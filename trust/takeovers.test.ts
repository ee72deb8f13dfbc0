import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPostgres } from '../apps/server/src/store/postgres/open.ts';
import type { Store } from '../apps/server/src/store/store.ts';
import { action, begun, id } from '../apps/server/test/counting.ts';
import { asking, Database, programs } from '../apps/server/test/database.ts';
import type { AutoSeat } from './seat.ts';
import { auditDatabase } from './takeovers/books.ts';

describe.runIf(programs)('one goes on for the other', () => {
  describe('the audit', () => {
    let database: Database;
    beforeAll(async () => {
      database = await Database.start();
    }, 60_000);
    afterAll(() => database.end(), 60_000);

    /** What the audit says of three actions, after somebody has changed them. */
    async function audited(change: string): Promise<string[]> {
      const url = await database.ready();
      const { store, close } = (await openPostgres(url, { gone: () => undefined })) as { store: Store; close: () => Promise<void> };
      const match = await begun(store, 'a');
      for (const seq of [1, 2, 3]) {
        const one = action(match, seq);
        await store.commit({ ...one, state: { ...one.state!, outcome: null } as never });
      }
      await close();
      await asking(url, (client) => client.query(change));
      const sent = new Map([1, 2, 3].map((seq) => [`command-${seq}`, { match: id('a'), seat: seq % 2, decision: seq, choice: 'x' }]));
      const seats = [0, 1].map((seat) => ({
        parts: { match: id('a'), seat },
        sent,
        acknowledged: new Set([1, 2, 3].filter((seq) => seq % 2 === seat).map((seq) => `command-${seq}`)),
      }));
      return auditDatabase(url, seats as unknown as AutoSeat[], []);
    }

    test('notices what was written after a turn was over, what is lost and what nobody sent', async () => {
      const whole = await audited('SELECT 1');
      expect(whole.filter((what) => !what.includes('its state says otherwise'))).toEqual([]);
      expect(await audited('UPDATE actions SET epoch = 9 WHERE seq = 2')).toContainEqual(
        expect.stringContaining('action 3 is of an earlier turn than the one before it'),
      );
      expect(await audited('DELETE FROM actions WHERE seq = 3')).toContainEqual(
        expect.stringContaining('command-3 was acknowledged and is lost'),
      );
      expect(await audited("UPDATE actions SET action = replace(action, 'command-3', 'command-9') WHERE seq = 3")).toContainEqual(
        expect.stringContaining('command-9 is on the disk and was never sent'),
      );
      expect(await audited('DELETE FROM actions WHERE seq = 2')).toContainEqual(expect.stringContaining('it cannot be read'));
    });
  });
});
