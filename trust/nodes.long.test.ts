import { describe, expect, test } from 'vitest';
import { programs } from '../apps/server/test/database.ts';
import { natsServer } from '../apps/server/test/nats.ts';
import { LATEST, nodes } from './nodes.ts';

describe.runIf(programs && natsServer)('several share the matches', () => {
  test('a node killed, the bus killed, a node stopped: nothing acknowledged is lost or doubled, and all play on by themselves', async () => {
    // Times are promised of a machine that is its own; here it may be busy with other tests.
    const latest = { ...LATEST, kill: 60_000, bus: 60_000, stop: 60_000 };
    const { counts, failures } = await nodes({ size: 3, seed: 1, within: 25_000 }, latest);
    expect(failures).toEqual([]);
    expect(counts['nodes killed (SIGKILL)']).toBe(1);
    expect(counts['acknowledged answers']).toBeGreaterThan(100);
  }, 600_000);
});
