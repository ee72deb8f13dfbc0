import { describe, expect, test } from 'vitest';
import { programs } from '../apps/server/test/database.ts';
import { LATEST, takeovers } from './takeovers.ts';

describe.runIf(programs)('one goes on for the other', () => {
  test('killed, stopped, frozen and woken late: nothing acknowledged is lost or doubled, and all play on by themselves', async () => {
    // Times are promised of a machine that is its own; here it may be busy with other tests.
    const latest = { ...LATEST, kill: 20_000, stop: 20_000, freeze: 60_000 };
    const { counts, failures } = await takeovers({ size: 4, seed: 1, within: 60_000 }, latest);
    expect(failures).toEqual([]);
    expect(counts['killed (SIGKILL)']).toBeGreaterThan(0);
    // How many is the pace of the machine.
    expect(counts['acknowledged answers']).toBeGreaterThan(30);
    expect(counts['acknowledged words']).toBeGreaterThan(10);
  }, 240_000);
});
