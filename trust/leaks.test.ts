import { dystopia } from '@questhall/dystopia';
import { nachtwacht } from '@questhall/nachtwacht';
import { describe, expect, test, vi } from 'vitest';
import { Outbox } from '../apps/server/src/calls/outbox.ts';
import { Audience } from '../apps/server/src/match/audience.ts';
import { Conversation } from '../apps/server/src/match/conversation.ts';
import { LiveMatch } from '../apps/server/src/match/live.ts';
import { Reactions } from '../apps/server/src/match/reactions.ts';
import { Nodes } from '../apps/server/src/nodes/nodes.ts';
import { duel } from '../packages/testkit/src/duel/index.ts';
import { sized } from '../test/sized.ts';
import { games } from './games.ts';
import { LEAKS, withLeak } from './leaks/planted.ts';
import { leaks } from './leaks.ts';

describe('nothing leaks', () => {
  test('two worlds that are equal for a viewer send it equal bytes, in every game', async () => {
    const { counts, failures } = await leaks({ size: sized(2, 3), seed: 1, within: Number.POSITIVE_INFINITY });
    expect(failures).toEqual([]);
    for (const { game } of games) {
      expect(counts[`${game.id}: pairs`]).toBe(sized(2, 3));
      expect(counts[`${game.id}: actions`]).toBeGreaterThan(30);
      expect(counts[`${game.id}: words in the stands`]).toBeGreaterThan(0);
      expect(counts[`${game.id}: reactions in secret`]).toBeGreaterThan(0);
      expect(counts[`${game.id}: lists`]).toBeGreaterThan(0);
      expect(counts[`${game.id}: feeds`]).toBeGreaterThan(0);
      expect(counts[`${game.id}: letters`]).toBeGreaterThan(0);
    }
    expect(games.reduce((sum, { game }) => sum + Number(counts[`${game.id}: steps taken back`] ?? 0), 0)).toBeGreaterThan(0);
    // In few pairs not every game has somebody who waits and could plan.
    expect(games.reduce((sum, { game }) => sum + Number(counts[`${game.id}: plans`] ?? 0), 0)).toBeGreaterThan(0);
  });

  test('the same where the viewer comes to another node than the one that plays, and on the bus between the two', async () => {
    // The wire is the same for each game: in the short form one of them.
    const played = sized(
      [nachtwacht],
      games.map(({ game }) => game),
    );
    const { counts, failures } = await leaks({ size: 1, seed: 1, within: Number.POSITIVE_INFINITY, nodes: 2 }, played);
    expect(failures).toEqual([]);
    for (const game of played) {
      expect(counts[`${game.id}: pairs`]).toBe(1);
      expect(counts[`${game.id}: actions`]).toBeGreaterThan(10);
      expect(counts[`${game.id}: messages between nodes`]).toBeGreaterThan(50);
    }
  });

  test('a planted leak is caught: the bus says how much has happened in all, heard or not', async () => {
    const { begin } = Nodes.prototype;
    const begun = vi.spyOn(Nodes.prototype, 'begin').mockImplementation(function (this: Nodes, hall, ...of) {
      const find = hall.match.bind(hall);
      hall.match = async (id, session) => {
        const match = await find(id, session);
        this.tell({ wishes: String(match.events.length) });
        return match;
      };
      begin.call(this, hall, ...of);
    });
    const { failures } = await leaks({ size: 200, seed: 1, within: Number.POSITIVE_INFINITY, nodes: 2 }, [nachtwacht], 1);
    begun.mockRestore();
    expect(failures[0]?.what).toMatch(/leaks[\s\S]*"wishes":"/);
  });

  test('a planted leak is caught: players hear the stands', async () => {
    const ears = vi.spyOn(Conversation.prototype, 'rooms').mockReturnValue(['table', 'stands']);
    const { failures } = await leaks({ size: 200, seed: 1, within: Number.POSITIVE_INFINITY }, [duel], 1);
    ears.mockRestore();
    expect(failures[0]?.what).toMatch(/leaks[\s\S]*stands/);
  });

  test('a planted leak is caught: reactions are told by the numbers of all events', async () => {
    const lines = vi.spyOn(Reactions.prototype, 'lineOf').mockImplementation((event) => event);
    const { failures } = await leaks({ size: 200, seed: 1, within: Number.POSITIVE_INFINITY }, [duel], 1);
    lines.mockRestore();
    expect(failures[0]?.what).toMatch(/leaks after reactions/);
  });

  test('a planted leak is caught: a table is told anew when somebody plans', async () => {
    const { plan } = LiveMatch.prototype;
    const told = vi.spyOn(LiveMatch.prototype, 'plan').mockImplementation(async function (this: LiveMatch, ...of) {
      await plan.apply(this, of);
      if (Object.keys(of[2]).length === 0) return;
      this.record.seats[of[0]]!.name += ' plans';
      this.company.tellTable();
    });
    const { failures } = await leaks({ size: 200, seed: 1, within: Number.POSITIVE_INFINITY }, [nachtwacht], 1);
    told.mockRestore();
    expect(failures[0]?.what).toMatch(/leaks after seat \d+ planned/);
  });

  test('a planted leak is caught: the list of one’s matches names those who are asked in secret', async () => {
    const { table } = LiveMatch.prototype;
    const told = vi.spyOn(LiveMatch.prototype, 'table').mockImplementation(function (this: LiveMatch, session) {
      const { waiting, ...rest } = table.call(this, session);
      return waiting ? { ...rest, waiting: { ...waiting, seats: this.record.pending } } : rest;
    });
    const { failures } = await leaks({ size: 200, seed: 426, within: Number.POSITIVE_INFINITY }, [nachtwacht], 1);
    told.mockRestore();
    expect(failures[0]?.what).toMatch(/leaks/);
  });

  test('a planted leak is caught: when a step is taken back, what others alone had heard is told again to all', async () => {
    const { act } = LiveMatch.prototype;
    const { tell } = Audience.prototype;
    const matches = new Set<LiveMatch>();
    const acted = vi.spyOn(LiveMatch.prototype, 'act').mockImplementation(function (this: LiveMatch, ...of) {
      matches.add(this);
      return act.apply(this, of);
    });
    const told = vi.spyOn(Audience.prototype, 'tell').mockImplementation(function (this: Audience, step, ...of) {
      const match = [...matches].find(({ audience }) => audience === this);
      const unseen = match?.events.findLast((one) => one.told.to !== undefined && one.told.event.type !== 'takenBack')?.told.event;
      for (const event of step?.events ?? []) if (event.told.event.type === 'takenBack') Object.assign(event.told.event, { unseen });
      tell.call(this, step, ...of);
    });
    const { failures } = await leaks({ size: 200, seed: 1, within: Number.POSITIVE_INFINITY }, [dystopia], 1);
    acted.mockRestore();
    told.mockRestore();
    expect(failures[0]?.what).toMatch(/leaks after seat \d+ took action \d+ back[\s\S]*unseen/);
  });

  test('a planted leak is caught: a feed names a wait by all that has happened, heard or not', async () => {
    const { open } = Outbox;
    const opened = vi.spyOn(Outbox, 'open').mockImplementation(async (parts) => {
      const outbox = await open.call(Outbox, parts);
      const waiting = outbox.waitingFor.bind(outbox);
      outbox.waitingFor = async (session, wishes, tables) => {
        const [record] = await parts.store.matchesOf(session, 1);
        const { events } = (await parts.store.load(record!.id))!;
        return (await waiting(session, wishes, tables)).map((entry) => ({ ...entry, id: `${entry.id}-${events.length}` }));
      };
      return outbox;
    });
    const { failures } = await leaks({ size: 200, seed: 1, within: Number.POSITIVE_INFINITY }, [nachtwacht], 1);
    opened.mockRestore();
    expect(failures[0]?.what).toMatch(/leaks[\s\S]*urn:questhall:turn/);
  });

  test('a planted leak is caught: a mail says how much has happened, heard or not', async () => {
    const { open } = Outbox;
    const opened = vi.spyOn(Outbox, 'open').mockImplementation((parts) => {
      const { ways, store } = parts;
      const mail = ways.mail.bind(ways);
      ways.mail = async (to, letter) => {
        const [record] = await store.matchesOf('', 1);
        const { events } = (await store.load(record!.id))!;
        return mail(to, { ...letter, text: `${letter.text}\nSo much has happened: ${events.length}` });
      };
      return open.call(Outbox, parts);
    });
    const { failures } = await leaks({ size: 200, seed: 1, within: Number.POSITIVE_INFINITY }, [nachtwacht], 1);
    opened.mockRestore();
    expect(failures[0]?.what).toMatch(/leaks[\s\S]*So much has happened/);
  });

  for (const leak of LEAKS) {
    test(`a planted leak is caught: ${leak}`, async () => {
      const game = leak === 'deck order in a view' ? duel : nachtwacht;
      const { failures } = await leaks({ size: 200, seed: 1, within: Number.POSITIVE_INFINITY }, [withLeak(game, leak)], 1);
      expect(failures.length).toBeGreaterThan(0);
    });
  }
});
