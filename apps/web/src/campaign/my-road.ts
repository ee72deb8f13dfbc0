import { AT_HOME, LEVELS, nextLevel, type StationState, stations } from './campaign.ts';
import { myCampaigns, standing } from './use-campaigns.ts';

/** How far this visitor is in the campaign that goes on, or changed last. */
export interface MyRoad {
  /** How each level stands, the first one first; none where no campaign was begun. */
  states: readonly StationState[];
  /** The level that comes next; the first where none was begun, or all are won. */
  next: number;
}

/** Where no campaign was begun. */
export const NO_ROAD: MyRoad = { states: [], next: 1 };

/** How far this visitor is. Where that cannot be read it is as if no campaign was begun. */
export async function myRoad(): Promise<MyRoad> {
  try {
    const [campaign] = (await myCampaigns()).campaigns;
    if (!campaign) return NO_ROAD;
    const now = (await standing(campaign)) ?? AT_HOME;
    const next = nextLevel(now);
    return { states: stations(now), next: next > LEVELS ? 1 : next };
  } catch (e) {
    console.warn('how far the campaign is was not read', e);
    return NO_ROAD;
  }
}
