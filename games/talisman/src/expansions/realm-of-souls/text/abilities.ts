import { type Text, type TextArg, text } from '@questhall/kernel';
import type { Sentence } from '../../../expansion-words.ts';
import { either } from '../../../text/lists.ts';
import { spaceName } from '../../../text/names.ts';
import type { SoulCan } from '../vocabulary.ts';
import type { SoulCanKey } from './patterns.ts';

const pattern = (key: SoulCanKey, args?: Readonly<Record<string, TextArg>>): Text => text(key, args);

/** The sentences of the abilities of the Realm of Souls. */
export const SOUL_SENTENCES: { [C in SoulCan]: Sentence<C> } = {
  bendMove: () => pattern('can.bendMove'),
  carrySoulbound: () => pattern('can.carrySoulbound'),
  laidToRest: () => pattern('can.laidToRest'),
  trophyBurden: () => pattern('can.trophyBurden'),
  allRolls: (a) => pattern('can.allRolls', { n: -a.n }),
  attackRolls: (a) => pattern('can.attackRolls', { n: -a.n }),
  liftedAt: (a) => pattern(a.must ? 'can.liftedAt.must' : 'can.liftedAt', { spaces: either(a.spaces.map(spaceName)) }),
  doomed: () => pattern('can.doomed'),
  spiritArmour: (a) =>
    pattern(a.perFallen ? 'can.spiritArmour.fallen' : a.both ? 'can.spiritArmour.both' : 'can.spiritArmour', { from: a.from }),
  brittle: () => pattern('can.brittle'),
  bloodStrike: (a) => pattern('can.bloodStrike', { n: a.n }),
  noGold: () => pattern('can.noGold'),
  noFate: () => pattern('can.noFate'),
  noMagicObjects: () => pattern('can.noMagicObjects'),
  dance: () => pattern('can.dance'),
  store: () => pattern('can.store'),
  mistEvade: () => pattern('can.mistEvade'),
  secondDraw: () => pattern('can.secondDraw'),
  soulDrink: () => pattern('can.soulDrink'),
  sealed: () => pattern('can.sealed'),
  spiritEye: () => pattern('can.spiritEye'),
  fallenSword: (a) => pattern('can.fallenSword', { n: a.n, ghost: a.ghost }),
  fallenTalisman: () => pattern('can.fallenTalisman'),
  anyAlignmentAt: (a) => pattern('can.anyAlignmentAt', { space: spaceName(a.space) }),
  addAgainstSpirits: (a) => pattern('can.addAgainstSpirits', { n: a.n }),
  moveGraves: () => pattern('can.moveGraves'),
  veilInstead: () => pattern('can.veilInstead'),
  evadeGhosts: () => pattern('can.evadeGhosts'),
  battleSpirits: () => pattern('can.battleSpirits'),
  reap: () => pattern('can.reap'),
  shunFollowers: () => pattern('can.shunFollowers'),
  drainLiving: () => pattern('can.drainLiving'),
  chooseBattle: () => pattern('can.chooseBattle'),
  replaceVeil: () => pattern('can.replaceVeil'),
  evadeVeil: (a) => pattern('can.evadeVeil', { n: a.upTo }),
};
