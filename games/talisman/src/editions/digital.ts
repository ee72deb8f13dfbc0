import { DIGITAL_BOARD } from '../board/digital.ts';
import { EDITION_1986 } from './1986.ts';
import type { Edition } from './edition.ts';
import { RULE_IDS_DIGITAL } from './rule-ids.ts';
import { SWITCHES_DIGITAL } from './switches-digital.ts';

/** The Digital Edition of the revised fourth edition (chapters C to F). */
export const EDITION_DIGITAL: Edition = {
  ...EDITION_1986,
  id: 'digital',
  board: DIGITAL_BOARD,
  rules: SWITCHES_DIGITAL,
  ruleIds: RULE_IDS_DIGITAL,
};
