import { resurrecting } from './death.ts';
import { king, throne, visited } from './endings.ts';
import { crawl, danceAway, eachDitches, gifts, rakshasa, sacrifice, soulChoice, trial } from './procedures.ts';

/** The procedures of the Realm of Souls. */
export const SOUL_PROCEDURES = {
  soulChoice,
  crawl,
  danceAway,
  eachDitches,
  sacrifice,
  gifts,
  trial,
  rakshasa,
  resurrecting,
  king,
  throne,
  visited,
};
