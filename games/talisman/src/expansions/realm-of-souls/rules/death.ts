import type { Seat } from '@questhall/kernel';
import { PORTAL, regionOf, type SpaceId } from '../../../board/index.ts';
import { beginCharacter } from '../../../copies.gen.ts';
import { cardOf, characterOf } from '../../../editions/index.ts';
import { deathIsFinal } from '../../../rules/character/elimination.ts';
import { allowanceOf, livesQuota, ownAbility } from '../../../rules/character/numbers.ts';
import { isCurse } from '../../../rules/goods/goods.ts';
import { settling } from '../../../rules/goods/limits.ts';
import { drawSpell, putDown, toPile } from '../../../rules/kit/cards.ts';
import { moveTo } from '../../../rules/kit/figures.ts';
import { rule, type Table } from '../../../rules/kit/table.ts';
import { spaceInPlay } from '../../../rules/space/places.ts';
import { ghostOf, isSoulbound, soulsOf } from './who.ts';

/** Whether this death makes a ghost: the expansion is on, one is living, a card is left, the Crown has not ended it (TDE-11.2, TDE-11.6c to e). */
export function makesGhost(g: Table, seat: Seat): boolean {
  const souls = soulsOf(g.s);
  const ghost = souls.ghosts[seat];
  if (ghost && ghost.away === 0) return false;
  if (souls.ghostCards.length === 0 && !ghost) return false;
  return !deathIsFinal(g.s);
}

/**
 * The living character dies and walks on as a ghost (TDE-11.2 to TDE-11.6b): what is not Soulbound stays where it fell,
 * Spells, trophies, counters and quest go.
 */
export function becomeGhost(g: Table, seat: Seat): void {
  const { s } = g;
  const souls = soulsOf(s);
  const c = g.of(seat);
  const before = ghostOf(s, seat);
  const character = before?.character ?? c.card!;
  const card = before ? c.card! : g.take(souls.ghostCards, 'ghosts');
  if (before) bringBack(g, seat);
  const died = c.space;
  const inner = regionOf(died) === 'inner';
  const grave: SpaceId = inner ? PORTAL : died;
  g.tell?.({ type: 'becameGhost', rule: 'TDE-11.2', seat, character, ghost: card, space: died, grave });
  leaveUnbound(g, seat, 'TDE-11.6a');
  for (const spell of c.spells) toPile(g, spell);
  for (const trophy of c.trophies) toPile(g, trophy);
  const printed = characterOf(card);
  const { alignment, changed, objects, followers } = c;
  const space = souls.finale === 'court' && died === 'I9' ? PORTAL : died;
  Object.assign(c, beginCharacter(), {
    card,
    strength: printed.strength,
    craft: printed.craft,
    fate: printed.fate ?? 0,
    lives: 0,
    alignment,
    changed,
    objects,
    followers,
    space,
  });
  souls.ghosts[seat] = { character, grave, away: 0, kept: { objects: [], followers: [] } };
  souls.threeDice = souls.threeDice.filter((one) => one !== seat);
  if (s.ban === seat) s.ban = null;
  c.turnedBack = regionOf(space) === 'inner';
  c.grantMark = allowanceOf(s, seat);
  const spells = ownAbility(s, seat, 'startSpells')?.n ?? 0;
  for (let i = 0; i < spells; i++) drawSpell(g, seat, 'TDE-G.3');
  g.endTurnOf(seat);
  s.unsettled = true;
}

/**
 * Objects, Followers and gold that are not Soulbound are put down (TDE-11.6a, TDE-11.9). Nothing is excepted: a Hag and a
 * Poltergeist are Followers in this edition (TDE-3.6), and so is a Haunt once it has been taken.
 */
export function leaveUnbound(g: Table, seat: Seat, rule: string): void {
  const c = g.of(seat);
  const stays = (card: string) => isSoulbound(c, card);
  const cards = [...c.objects, ...c.followers].filter((card) => !stays(card));
  const kept = { objects: c.objects.filter(stays), followers: c.followers.filter(stays) };
  const { gold } = c;
  c.objects = kept.objects;
  c.followers = kept.followers;
  c.gold = 0;
  c.raft = 'none';
  putDown(g, seat, cards, rule, { gold });
}

/** One who was spirited away has its things again. */
function bringBack(g: Table, seat: Seat): void {
  const ghost = ghostOf(g.s, seat)!;
  const c = g.of(seat);
  c.objects.push(...ghost.kept.objects);
  c.followers.push(...ghost.kept.followers);
  g.s.unsettled = true;
}

/** The figure shows another card: what was gained above the printed values goes with it. */
function showCard(g: Table, seat: Seat, card: string): void {
  const c = g.of(seat);
  const [old, now] = [characterOf(c.card!), characterOf(card)];
  c.strength += now.strength - old.strength;
  c.craft += now.craft - old.craft;
  c.card = card;
  g.s.unsettled = true;
}

/** The ghost lives again, where it stands (TDE-11.7 to TDE-11.9b). */
export function resurrect(g: Table, seat: Seat, heal: boolean): void {
  const souls = soulsOf(g.s);
  const ghost = ghostOf(g.s, seat);
  if (!ghost) return;
  const c = g.of(seat);
  if (ghost.away > 0) bringBack(g, seat);
  const shown = c.card!;
  showCard(g, seat, ghost.character);
  souls.ghosts[seat] = null;
  souls.ghostCards.push(shown);
  c.lives = Math.max(1, c.lives, heal ? livesQuota(g.s, seat) : 0);
  c.turnedBack = false;
  g.tell?.({ type: 'resurrected', rule: 'TDE-11.7', seat, character: ghost.character, space: c.space, lives: c.lives });
  if (ghost.away === 0) leaveUnbound(g, seat, 'TDE-11.9');
}

/** A ghost for some turns without dying (the Event Spirited Away). */
export function spiritAway(g: Table, seat: Seat, turns: number): void {
  const souls = soulsOf(g.s);
  if (ghostOf(g.s, seat) || souls.ghostCards.length === 0) return;
  const c = g.of(seat);
  const character = c.card!;
  const stays = (card: string) => isSoulbound(c, card);
  const kept = { objects: c.objects.filter((card) => !stays(card)), followers: c.followers.filter((card) => !stays(card)) };
  c.objects = c.objects.filter(stays);
  c.followers = c.followers.filter(stays);
  const card = g.take(souls.ghostCards, 'ghosts');
  showCard(g, seat, card);
  // This turn does not count: it is told off as it ends, like the others.
  souls.ghosts[seat] = { character, grave: null, away: turns + (seat === g.active ? 1 : 0), kept };
  c.turnedBack = regionOf(c.space) === 'inner';
  g.tell?.({ type: 'spiritedAway', rule: 'TDE-11.1', seat, ghost: card, turns });
}

/** At the end of a turn of one who is spirited away. */
export function comeBackInTime(g: Table, seat: Seat): void {
  const ghost = ghostOf(g.s, seat);
  if (!ghost || ghost.away === 0) return;
  ghost.away -= 1;
  if (ghost.away > 0) return;
  ghost.away = 1;
  resurrect(g, seat, false);
}

/** The gravestone of one who is gone for good leaves the board, and its card is free again (TDE-11.6f). */
export function forgetGhost(g: Table, seat: Seat): void {
  const souls = soulsOf(g.s);
  const ghost = souls.ghosts[seat];
  if (!ghost) return;
  if (ghost.away > 0) bringBack(g, seat);
  souls.threeDice = souls.threeDice.filter((one) => one !== seat);
  const { card } = g.of(seat);
  if (card !== null) souls.ghostCards.push(card);
  souls.ghosts[seat] = null;
}

/** On its own gravestone with at least one life a ghost lives again (TDE-11.7, TDE-11.9a). */
export function atGrave(g: Table, seat: Seat): boolean {
  const ghost = ghostOf(g.s, seat);
  return ghost !== null && ghost.grave !== null && ghost.grave === g.of(seat).space && g.of(seat).lives > 0;
}

/** A step of its own, so that limits are settled before the encounter goes on. */
export const resurrecting = rule('resurrecting', {
  rise(f, g) {
    if (f.at !== undefined && spaceInPlay(g, f.seat, f.at)) {
      moveTo(g, f.seat, f.at, 'teleport', [f.at], 'TDE-11.7');
      if (f.seat === g.active) g.s.turn.moved = true;
    }
    resurrect(g, f.seat, f.heal === true);
    return settling(g);
  },
});

/** The start space of the living character (the Divine Priestess, the Night Hag). */
export function startOf(g: Table, seat: Seat): SpaceId {
  const ghost = ghostOf(g.s, seat);
  return characterOf(ghost?.character ?? g.of(seat).card!).start;
}

/** Whether the card can be lost by choice: neither cursed nor a curse (TDE-11.24). */
export const ditchable = (g: Table, card: string): boolean => !isCurse(g.s, card) && !cardOf(card).cursed;
