import { core, type Seat } from '@questhall/kernel';
import { beginCharacter, beginOwn } from '../copies.gen.ts';
import { figureOf } from '../figure.ts';
import { unseenSpells } from '../glance.ts';
import { inPlay } from '../installed.ts';
import type { TalismanView } from '../observation.ts';
import type { Options } from '../options.ts';
import { strengthOf } from '../rules/character/numbers.ts';
import type { Character, State } from '../state.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import { hurried } from './patience.ts';
import type { Taste } from './taste.ts';

/** The view again as a state: what the seat does not see is simply not there. */
export function outlookOfView(view: TalismanView, me: Seat, usual: Taste): Outlook {
  const lying: State['lying'] = {};
  const loose: State['loose'] = {};
  for (const { space, cards, gold } of view.lying) {
    if (cards.length > 0) lying[space] = cards;
    if (gold > 0) loose[space] = gold;
  }
  const options = view.options as unknown as Options;
  const s: State = {
    ...UNKNOWN,
    options,
    turn: { ...UNKNOWN.turn, ...view.turn, start: view.characters[view.turn.seat]!.space, extra: view.extraTurns },
    characters: view.characters.map(characterOf),
    top: view.looked,
    discard: view.discard,
    spellDiscard: view.spellDiscard,
    stock: [...Object.entries(view.piles).flatMap(([kind, n]) => (n > 0 ? [kind] : [])), ...(view.talismans > 0 ? ['tal.talisman'] : [])],
    lying,
    loose,
    tame: view.tame,
    held: view.held,
    hexes: view.hexes.map((hex) => ({ ...hex, owner: -1 })),
    ban: view.magicBanned,
    crownReached: view.crownReached,
    ...core(0, view.characters.length),
    outcome: view.outcome,
    ...Object.assign({}, ...inPlay({ options }).map(({ state }) => state?.ofView(view))),
  };
  // A potion that was drunk is in the total only.
  for (const { seat, strength, card, toad } of view.characters) {
    if (card !== null && toad === 0) figureOf(s, seat).potion = strength.total - strengthOf(s, seat);
  }
  return outlookOf(s, me, hurried(usual, s), view.fight);
}

function characterOf(c: TalismanView['characters'][number]): Character {
  return {
    ...BLANK,
    card: c.card,
    out: c.out,
    space: c.space,
    strength: c.strength.own,
    craft: c.craft.own,
    lives: c.lives,
    fate: c.fate,
    gold: c.gold,
    alignment: c.alignment,
    objects: c.objects,
    followers: c.followers,
    spells: c.spells ?? unseenSpells(c.spellCount),
    trophies: c.trophies,
    misses: c.misses,
    toad: c.toad,
    raft: c.raft ? 'ready' : 'none',
    slave: c.slave,
    quest: c.quest,
    ride: c.ride,
    slow: c.slow,
    vanished: c.vanished,
    bound: c.bound,
    werewolf: c.unfinished?.werewolf ?? 0,
    lizardMen: c.unfinished?.lizardMen ?? 0,
    dicing: c.unfinished?.death ?? false,
  };
}

/** What a view does not say is as it begins. */
const BLANK = beginCharacter();
const UNKNOWN = beginOwn();
