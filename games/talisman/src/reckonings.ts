// Long, because all that may be bent stands in one list, each with what it answers where nothing is in play.
import type { Seat, Text } from '@questhall/kernel';
import type { Called, Space, SpaceId } from './board/spaces.ts';
import type { Foe, ScorePart } from './events.ts';
import type { Dice } from './rules/fight/dice.ts';
import type { Looking } from './rules/kit/looking.ts';
import type { Table } from './rules/kit/table.ts';
import type { Character, Locals, Prepared, State } from './state.ts';
import { bent, every, first, least, list, most, some, sum, type Together } from './together.ts';
import type { Alignment, Asset, Stat } from './vocabulary.ts';

/*
 * Numbers and yes-or-no answers that a card or an expansion may bend. The rules reckon and then ask here; where nothing in
 * play has a say each of these is a constant. None changes anything: what happens is a moment (moments.ts).
 */

/** What may be bent, by what it is about. Few places ask for each; `reckon(s)` gives the answers of a match. */
export interface Reckonings {
  // --- places
  /** The space in place of the one that is printed there (TDE-11.15). */
  space(printed: Space, s: OfAMatch): Space;
  /** Whether what names the space is ignored, since it is not in play (TDE-11.17). */
  covered(s: State, space: SpaceId): boolean;
  /** The spaces that bear another name than the printed one now; undefined where none does (TDE-11.15). */
  called(s: State): Called | undefined;

  /** What else stands where a way ends, in sentences (gravestones). */
  standsAt(s: State, seat: Seat, space: SpaceId): readonly Text[];
  /** What it draws besides Adventure cards wherever it draws any, in sentences (Foggy Nights). */
  drawsBesides(s: State, seat: Seat): readonly Text[];

  // --- a character
  /** The least lives with which it goes on (TDE-11.3, TDE-11.4). */
  leastLives(s: State, seat: Seat): number;
  /** The lives up to which it is healed, where they are not those of its card (TDE-11.12a). */
  healsUpTo(s: State, seat: Seat): number | undefined;
  /** Whether it is held to one space a turn (T86-6.11.1). */
  held(s: State, seat: Seat): boolean;
  /** The laws by which lasting Events hold it so. */
  heldBy(s: State, seat: Seat): readonly string[];
  /** Whether fate, gold and so on can come to it, and what it has be spent (TDE-2.9, TDE-7.2). */
  mayHave(s: State, seat: Seat, what: Exclude<Asset, 'spell'>): boolean;
  /** Whether it can become a toad (TDE-11.12c). */
  mayBeToad(s: State, seat: Seat): boolean;
  /** Whether the Warlock gives it a task. */
  mayHaveQuest(s: State, seat: Seat): boolean;
  /** Whether it comes back with another character when it dies now (TDE-11.6d). */
  mayComeBack(s: State, seat: Seat): boolean;
  /** Whether deaths are final once the Crown was reached (T86-6.4.3e, TDE-11.6c). */
  crownEndsReturn(s: State): boolean;
  /** The alignments to which it may turn at will now, once a turn (T86-6.7.2). */
  alignments(s: State, seat: Seat): readonly Alignment[];
  /** Whether the Royal Doctor asks no gold of it (T86-6.13.5b). */
  doctorsFree(s: State, seat: Seat): boolean;
  /** How many lives those who escort it heal on a visit to the Castle (TDE-B.40). */
  healedByEscort(s: State, seat: Seat): number;

  // --- goods
  /** Whether a Magic Object of the character works. */
  works(c: Character, card: string): boolean;
  /** What a card adds to either value besides what is printed on it. */
  addedByCard(c: Character, card: string): number;
  /** Whether an Object weighs nothing for this character. */
  weightless(c: Character, card: string): boolean;
  /** How many Objects more it can carry; infinitely many: any number (T86-6.5.3, TDE-6.2). */
  room(c: Character): number;
  /** Whether the card carries Objects, and so is none that counts where not every Object does (T86-6.5.3). */
  bearsLoads(card: string): boolean;
  /** For how much gold it may sell an Object anywhere in its turn (T86-6.3.4). */
  sellsFor(s: State, seat: Seat): number | undefined;
  /** Whether it may take one of what is for sale without paying (T86-6.8). */
  takesWares(s: State, seat: Seat): boolean;
  /** Whether nobody can take this card from it. */
  guarded(s: State, c: Character, card: string): boolean;
  /** Whether it takes such a card at all. */
  takes(s: State, seat: Seat, card: string): boolean;
  /** Whether it can have no Followers but curses (T86-6.6). */
  shunned(s: State, seat: Seat): boolean;
  /** What it must discard now, and why (section H7). */
  forfeits(s: State, seat: Seat): readonly { card: string; rule: string }[];
  /** Whether its trophies do it harm, so that it may want to keep none. */
  trophiesHarm(s: State, seat: Seat): boolean;
  /** Whether the trophy is worth lives and not Strength or Craft (TDE-11.28). */
  worthLives(s: State, card: string): boolean;

  // --- moving
  /**
   * Where it may go by a way that is no ring, in place of rolling, and by which rule; options `to:` of `turn`. Who stands on
   * no ring can move by these alone.
   */
  ways(s: State, seat: Seat): readonly Way[];
  /** Spaces to which it may go in place of rolling, wherever they lie; options `woods:` of `turn` (T86-6.8). */
  walks(s: State, seat: Seat): readonly SpaceId[];
  /** Whether it may build a Raft where there is timber (T86-6.11.16). */
  buildsRafts(s: State, seat: Seat): boolean;
  /** On which roll for movement it may stay and heal a life (T86-6.8). */
  restsOn(s: State, seat: Seat): number | undefined;
  /** Whether it may choose another number of spaces than so many that it has rolled (moment `moveRolled`). */
  bendsMove(s: State, seat: Seat, steps: number): boolean;
  /** Dice for the movement roll. */
  diceToMove(s: State, seat: Seat): number;
  /** Whether the Sentinel lets it pass (TDE-11.10). */
  passesSentinel(s: State, seat: Seat): boolean;
  /** Whether the Portal of Power and the way inwards are closed to it (TDE-11.11, TDE-11.12a). */
  keptOut(s: State, seat: Seat): boolean;

  // --- meeting a space
  /** The deck that it draws from here where it is not the Adventure deck (TDE-11.12b). */
  deck(s: State, seat: Seat, place: Space): string | undefined;
  /** Those of the cards on a space that count as drawn from the Adventure deck (T86-6.13.4b). */
  counted(lying: readonly string[], s: State): readonly string[];
  /** Whether it meets this card here (TDE-11.14). */
  meets(g: Looking, seat: Seat, card: string): boolean;
  /** Cards that let it send back one it has drawn. */
  replacers(s: State, seat: Seat, deck: string): readonly string[];
  /** Whether it may take what lies here now (TDE-11.12b). */
  mayTake(g: Table, f: Locals['space']): boolean;
  /** Whether only what it meets may be taken. */
  takesWhatItMeets(s: State): boolean;
  /** What it may do here to whom; options of `encounter`, to be added to what the base game offers. */
  meetings(g: Table, seat: Seat): readonly string[];
  /** What it may do to this character, in place of what the base game offers (TDE-11.12d). */
  meetingWith(g: Table, seat: Seat, other: Seat): readonly string[] | undefined;
  /** Whether it may rob a character that it meets of 1 gold or an Object (T86-6.13.3). */
  steals(s: State, seat: Seat): boolean;
  /** From which result of a die on it robs this character so; undefined: it cannot (T86-6.13.3). */
  beguilesFrom(s: State, seat: Seat, whom: Seat): number | undefined;
  /** What is done on the Crown, always and alone, in place of the Command Spell, and in words as far as it lies open (part G). */
  ending(s: State): { readonly always: readonly string[]; readonly alone: readonly string[] } | undefined;
  crownSays(s: State): readonly Text[] | undefined;
  /** What costs neither movement nor encounter; options of `turn` and `endTurn`. */
  atWill(g: Table, seat: Seat): readonly string[];

  // --- fights
  /** The value with which an Enemy stands against this character. */
  foeValue(s: State, seat: Seat, card: string): number | undefined;
  /** What creatures add to their roll, each for a reason of its own. */
  foeParts(s: State, seat: Seat, foes: readonly Foe[]): readonly ScorePart[];
  /** How the dice of creatures are rolled and counted. */
  foeDice(dice: Dice, s: State, seat: Seat, foes: readonly Foe[]): Dice;
  /** How the dice of a character are rolled and counted. `against`: the other of a fight between characters. */
  heroDice(dice: Dice, s: State, seat: Seat, stat: Stat, side: Prepared, against: Seat | undefined): Dice;
  /** How many weapons it wields at once (T86-6.1.6b, T86-6.8.1). */
  weaponsAtOnce(s: State, seat: Seat): number;
  /** Whether it may use armour (T86-6.8). */
  wearsArmour(s: State, seat: Seat): boolean;
  /** How much of its Craft counts as Strength in combat (T86-6.8). */
  craftAdded(s: State, seat: Seat): number;
  /** Whether it may fight a character, a creature that lay there, or another one so that the victim rolls no die (T86-6.8, TDE-C.1). */
  assassinates(s: State, seat: Seat, whom: 'character' | 'lying' | 'creature'): boolean;
  /** Whether such an Enemy does not attack it, though it may be attacked (T86-6.16.2). */
  leftInPeace(s: State, seat: Seat, foe: string): boolean;
  /** Whether it can make Followers of animals that leave it in peace, of which one fights beside it (T86-6.8). */
  charms(s: State, seat: Seat): boolean;
  /** Whether it can make Followers of Enemies that it kills in battle, each of which fights once (T86-6.8). */
  raises(s: State, seat: Seat): boolean;
  /** Whether a weapon gives a life for a win in combat (T86-6.16.4d, T86-6.16.9a). */
  givesLife(weapon: string): boolean;
  /** Followers who fight along for gold, and for how much; options `hire:` of `prepare` (T86-6.16.3). */
  hirelings(s: State, seat: Seat): readonly { readonly card: string; readonly price: number; readonly allTurn: boolean }[];
  /** Who was paid before in this turn and fights along until it ends. */
  hiredAlong(s: State, seat: Seat): string | undefined;
  /** The Strength of somebody who was hired. */
  hiredStrength(card: string): number;
  /** What it may drink in its turn, also before a fight; options `drink:` of `turn`, `endTurn` and `prepare` (T86-6.1.6a). */
  potions(s: State, seat: Seat): readonly string[];
  /** The Strength that one of them gives until the turn ends. */
  potionStrength(card: string): number;
  /** What a side brings to a fight with these creatures, and what they forbid it. */
  prepared(side: Prepared, foes: readonly Foe[]): Prepared;
  /** What counts in this fight beside Strength or Craft and weapons. */
  fightParts(s: State, seat: Seat, stat: Stat, side: Prepared): readonly ScorePart[];
  /** What may be used before the dice; options of `prepare`. */
  gear(g: Table, seat: Seat, stat: Stat, side: Prepared): readonly string[];
  /** What is added to every roll of a character that is no attack; mostly below 0. */
  addedToRolls(s: State, seat: Seat): number;
  /** How many lives a defeat costs. */
  livesLost(s: State, seat: Seat, stat: Stat): number;
  /** What saves a life in this kind of fight besides armour. */
  savers(s: State, seat: Seat, stat: Stat): readonly string[];
  /** From which result on such a card saves it. */
  savesFrom(s: State, seat: Seat, card: string): number | undefined;
  /** Whether it may evade this creature where others may not (T86-6.18). */
  evades(s: State, seat: Seat, foe: Foe): boolean;
  /** Whether it may evade this character where others may not. */
  evadesCharacter(s: State, seat: Seat, from: Seat): boolean;
  /** Whether what an Enemy does to whoever did not kill it happens. */
  clings(s: State, card: string): boolean;
  /** What the winner of a fight between characters gets, where it has no choice. */
  soleSpoil(f: Locals['duel']): string | undefined;

  // --- dice
  /** What it may add to a roll in a cave, if it wants to (T86-6.8). */
  addedInCaves(s: State, seat: Seat): number;

  // --- Spells
  /** How many Spells it may hold besides those that its Craft allows (T86-6.2.6). */
  moreSpells(s: State, seat: Seat): number;
  /** Whether it sees the Spells of everybody (T86-6.8). */
  seesSpells(s: State, seat: Seat): boolean;
  /** Cards of the character that forbid it to cast (T86-6.8). */
  silencers(s: State, seat: Seat): readonly string[];
  /** Whether a card would forbid that to whoever has it. */
  silencing(card: string): boolean;
  /** Whether Spells do not touch it (T86-6.8). */
  immune(s: State, seat: Seat): boolean;
  /** Whether nobody can cast now. */
  silence(s: State): boolean;
}

/** A way off the rings. */
export interface Way {
  readonly to: SpaceId;
  readonly rule: string;
}

/** Whatever has the options of a match. */
interface OfAMatch {
  readonly options: State['options'];
}

/** How several answers to each go together. */
export const TOGETHER: { [K in keyof Reckonings]: Together<Reckonings[K]> } = {
  space: bent(),
  covered: some(),
  called: first(),
  standsAt: list(),
  drawsBesides: list(),
  leastLives: least(1),
  healsUpTo: first(),
  held: some(),
  heldBy: list(),
  mayHave: every(),
  mayBeToad: every(),
  mayHaveQuest: every(),
  mayComeBack: every(),
  crownEndsReturn: every(),
  alignments: list(),
  doctorsFree: some(),
  healedByEscort: sum(),
  works: every(),
  addedByCard: sum(),
  weightless: some(),
  room: sum(),
  bearsLoads: some(),
  sellsFor: first(),
  takesWares: some(),
  guarded: some(),
  takes: every(),
  shunned: some(),
  forfeits: list(),
  trophiesHarm: some(),
  worthLives: some(),
  ways: list(),
  walks: list(),
  buildsRafts: some(),
  restsOn: first(),
  bendsMove: some(),
  diceToMove: most(1),
  passesSentinel: some(),
  keptOut: some(),
  deck: first(),
  counted: bent(),
  meets: every(),
  replacers: list(),
  mayTake: every(),
  takesWhatItMeets: some(),
  meetings: list(),
  meetingWith: first(),
  steals: some(),
  beguilesFrom: first(),
  ending: first(),
  crownSays: first(),
  atWill: list(),
  foeValue: first(),
  foeParts: list(),
  foeDice: bent(),
  heroDice: bent(),
  weaponsAtOnce: most(1),
  wearsArmour: every(),
  craftAdded: sum(),
  assassinates: some(),
  leftInPeace: some(),
  charms: some(),
  raises: some(),
  givesLife: some(),
  hirelings: list(),
  hiredAlong: first(),
  hiredStrength: sum(),
  potions: list(),
  potionStrength: sum(),
  prepared: bent(),
  fightParts: list(),
  gear: list(),
  addedToRolls: sum(),
  livesLost: most(1),
  savers: list(),
  savesFrom: first(),
  evades: some(),
  evadesCharacter: some(),
  clings: every(),
  soleSpoil: first(),
  addedInCaves: sum(),
  moreSpells: sum(),
  seesSpells: some(),
  silencers: list(),
  silencing: some(),
  immune: some(),
  silence: some(),
};
