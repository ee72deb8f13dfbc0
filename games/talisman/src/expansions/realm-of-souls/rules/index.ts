import { bendRoll, secondDraw, spiritEye, veilInstead, weaponOfChoice } from './asked-at.ts';
import { resurrecting } from './death.ts';
import { king, throne, visited } from './endings.ts';
import { crawl, danceAway, eachDitches, gifts, rakshasa, sacrifice, soulChoice, trial } from './procedures.ts';

/** The procedures of the Realm of Souls. Names and step names stand in saved states: renaming one needs a migration. */
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
  spiritEye,
  weaponOfChoice,
  bendRoll,
  veilInstead,
  secondDraw,
};
