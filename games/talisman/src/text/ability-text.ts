import type { Text } from '@questhall/kernel';
import { cardOf } from '../editions/index.ts';
import type { Sentence } from '../expansion-words.ts';
import { WORDS } from '../expansions/words/index.ts';
import { OWN_SENTENCES } from '../own/words.ts';
import type { Ability, PlainCan } from '../vocabulary.ts';
import { amount, pattern, stat } from './effect-text.ts';
import { nameOf, spaceName } from './names.ts';

/** The sentence of each ability of the base game, for whoever has it. */
const SENTENCES: { [C in PlainCan]: Sentence<C> } = {
  add: (a) => pattern(a.against ? `can.add.${a.against}` : a.combat ? 'can.add.combat' : 'can.add', { n: a.n, stat: stat(a.stat) }),
  weapon: () => pattern('can.weapon'),
  armour: (a) => pattern('can.armour', { from: a.from }),
  evadeIn: (a) => pattern('can.evadeIn', { terrain: pattern(`terrain.${a.terrain}`) }),
  skipRoll: (a) => pattern('can.skipRoll', { spaces: a.at.map((place) => spaceName(ROLL_SPACES[place])) }),
  safeAt: (a) => pattern(`can.safeAt.${a.place}`, { of: a.of ?? 'all' }),
  enterValley: () => pattern('can.enterValley'),
  raft: () => pattern('can.raft'),
  destroySpirits: (a) => pattern(a.gain ? `can.destroySpirits.${a.gain}` : 'can.destroySpirits'),
  alwaysSpell: () => pattern('can.alwaysSpell'),
  replaceDrawn: () => pattern('can.replaceDrawn'),
  sellAtCastle: (a) => pattern('can.sellAtCastle', { what: amount('gold', a.price) }),
  portalDice: (a) => pattern('can.portalDice', { stat: stat(a.stat), n: a.dice }),
  minesDice: (a) => pattern('can.minesDice', { n: a.dice }),
  prayBonus: (a) => pattern('can.prayBonus', { n: a.n }),
  startSpells: (a) => pattern('can.startSpells', { what: amount('spell', a.n) }),
  attackByCraft: () => pattern('can.attackByCraft'),
  takeFollowers: (a) =>
    a.only
      ? pattern(a.all ? 'can.takeFollowers.all' : 'can.takeFollowers.only', { cards: a.only.map(nameOf) })
      : pattern('can.takeFollowers.except', { cards: (a.except ?? []).filter(isFollower).map(nameOf) }),
  noWeapons: () => pattern('can.noWeapons'),
  moveOne: () => pattern('can.moveOne'),
};

const ALL_SENTENCES: Readonly<Record<string, (ability: never) => Text>> = Object.assign(
  {},
  SENTENCES,
  OWN_SENTENCES,
  ...WORDS.map((words) => words.sentences),
);

/** The spaces on which those rolls are made. */
const ROLL_SPACES = { crags: 'O9', forest: 'O23', chasm: 'M7' } as const;

/** Curses are carried like Followers and can never be taken: no need to say so on the card. */
function isFollower(kind: string): boolean {
  return cardOf(kind).type === 'follower';
}

/** What an ability is, in one sentence. */
export function abilityText(ability: Ability): Text {
  return ALL_SENTENCES[ability.can]!(ability as never);
}
