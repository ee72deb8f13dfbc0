import { afterEach, expect, test, vi } from 'vitest';
import { AT_HOME, type Standing } from './campaign.ts';
import { myRoad, NO_ROAD } from './my-road.ts';
import { type Campaign, myCampaigns, standing } from './use-campaigns.ts';

vi.mock('./use-campaigns.ts', () => ({ myCampaigns: vi.fn(), standing: vi.fn() }));
afterEach(() => vi.restoreAllMocks());

/** As if this visitor's newest campaign stood so; null: they have none. */
function stands(now: Partial<Standing> | null) {
  vi.mocked(myCampaigns).mockResolvedValue({ campaigns: now ? [{} as Campaign] : [], offline: false });
  vi.mocked(standing).mockResolvedValue({ ...AT_HOME, ...now });
}

test('whoever has begun no campaign begins with the first level', async () => {
  stands(null);
  expect(await myRoad()).toEqual(NO_ROAD);
});

test('the next level of one’s own campaign comes first, and each level says how it stands', async () => {
  stands({ level: 3, phase: 'between' });
  const { next, states } = await myRoad();
  expect(next).toBe(4);
  expect(states.slice(0, 5)).toEqual(['won', 'won', 'won', 'next', 'locked']);
  stands({ level: 6, phase: 'level', lost: true });
  expect(await myRoad()).toMatchObject({ next: 6 });
});

test('where all ten are won the first comes again', async () => {
  stands({ level: 10, phase: 'over', won: true });
  expect((await myRoad()).next).toBe(1);
});

test('a server that does not answer leaves the first level', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.mocked(myCampaigns).mockRejectedValue(new Error('gone'));
  expect(await myRoad()).toEqual(NO_ROAD);
  expect(warned).toHaveBeenCalledOnce();
});
