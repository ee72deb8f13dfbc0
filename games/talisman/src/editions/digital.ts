import { DIGITAL_BOARD } from '../board/digital.ts';
import { mule } from '../cards/adventure/digital/mule.ts';
import { asPurchase, EDITION_1986 } from './1986.ts';
import { CHARACTERS_DIGITAL } from './digital-characters.ts';
import { ADVENTURE_DIGITAL } from './digital-deck.ts';
import { SPELLS_DIGITAL } from './digital-spells.ts';
import type { Edition } from './edition.ts';
import { RULE_IDS_DIGITAL } from './rule-ids.ts';
import { SWITCHES_DIGITAL } from './switches-digital.ts';

/** The Digital Edition of the revised fourth edition (chapters C to F). */
export const EDITION_DIGITAL: Edition = {
  ...EDITION_1986,
  id: 'digital',
  adventure: ADVENTURE_DIGITAL,
  spells: SPELLS_DIGITAL,
  characters: CHARACTERS_DIGITAL,
  // The Mule is a Follower here.
  purchase: EDITION_1986.purchase.map(([card, n]) => [card.id === 'pur.mule' ? asPurchase(mule) : card, n]),
  board: DIGITAL_BOARD,
  rules: SWITCHES_DIGITAL,
  ruleIds: RULE_IDS_DIGITAL,
};
