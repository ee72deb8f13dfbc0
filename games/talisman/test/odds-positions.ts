import { type Action, type Chance, clone, type Decision, matchOptions, play, resume } from '@questhall/kernel';
import { Words } from '@questhall/testkit';
import { type Comparison, compareOdds, defaultOf, playAllWays } from '@questhall/testkit/contract';
import type { SpaceId } from '../src/board/index.ts';
import { fightOddsAt } from '../src/decisions/odds.ts';
import { cardOf, EDITION_1986, EDITION_DIGITAL } from '../src/editions/index.ts';
import { REALM_OF_SOULS } from '../src/expansions/realm-of-souls/cards.ts';
import { type State, talisman } from '../src/index.ts';
import { foeValue } from '../src/rules/fight/creatures.ts';
import { given } from '../src/scenario/given.ts';
import { oddsRules } from './odds-rules.ts';
import type { Figure } from './table.ts';

/** Forced positions: every foe of Talisman before every sort of hero, with the odds shown and what all ways of the dice bring. */

export type Deck = '1986' | 'digital' | 'souls';

/** A sort of hero, by what it changes in a fight. `only`: in these decks. */
interface Hero {
  name: string;
  figure: Figure;
  decks: readonly Deck[];
}

export const DECKS: readonly Deck[] = ['1986', 'digital', 'souls'];
const ALL = DECKS;
const SOULS: readonly Deck[] = ['souls'];
const SPELL = ['immobility'];

export const HEROES: readonly Hero[] = [
  { name: 'Troll', figure: { character: 'troll', craft: 3, spells: SPELL }, decks: ALL },
  { name: 'Warrior, two dice', figure: { character: 'warrior', craft: 3, spells: SPELL, objects: ['sword', 'axe'] }, decks: ALL },
  { name: 'Assassin', figure: { character: 'assassin', craft: 3, spells: SPELL }, decks: ALL },
  { name: 'Monk in the Runes', figure: { character: 'monk', at: 'M5', spells: SPELL }, decks: ['1986', 'digital'] },
  { name: 'toad', figure: { character: 'warrior', toad: 2 }, decks: ALL },
  { name: 'one life', figure: { character: 'wizard', lives: 1, spells: SPELL }, decks: ALL },
  { name: 'ghost', figure: { character: 'wizard', ghost: 'banshee', grave: 'M16', lives: 2, spells: SPELL }, decks: SOULS },
  {
    name: 'haunted, guided',
    figure: { character: 'troll', craft: 3, spells: SPELL, followers: ['veil.haunt', 'veil.vengeful-guide'] },
    decks: SOULS,
  },
  {
    name: 'rebels',
    figure: { character: 'troll', craft: 3, spells: SPELL, followers: ['veil.rebellious-spirit'], trophies: ['ogre', 'wolf'] },
    decks: SOULS,
  },
  {
    name: 'Skull and Sword',
    figure: { character: 'wizard', spells: SPELL, objects: ['veil.screaming-skull', 'veil.sword-of-the-fallen'] },
    decks: SOULS,
  },
];

const EDITIONS = { 1986: EDITION_1986, digital: EDITION_DIGITAL } as const;

/** Every card of this deck that fights, one of each sort. */
export function foesOf(deck: Deck): string[] {
  const kinds = deck === 'souls' ? REALM_OF_SOULS.veil.map(({ id }) => id) : EDITIONS[deck].adventure.map(([{ id }]) => id);
  return kinds.filter((id) => cardOf(id).strength !== undefined || cardOf(id).craft !== undefined);
}

/** One comparison with who it is about. */
export interface Forced extends Comparison {
  deck: Deck;
  foe: string;
  hero: string;
}

/** A die that always shows a one; draws give the first there is. */
const ONES: Chance = { below: () => 0 };

function position(deck: Deck, foe: string, figure: Figure): State {
  const options = { edition: deck === '1986' ? '1986' : 'digital', expansion: deck === 'souls' ? 'realm-of-souls' : 'none' };
  const at = figure.at ?? 'O1';
  const digital = deck === '1986' ? {} : { fate: 0 };
  const followers = figure.followers?.filter((card) => card !== foe);
  const figures = {
    Ann: { ...digital, ...figure, at, ...(followers ? { followers } : {}) },
    Bob: { ...digital, character: 'dwarf', at: 'O14' },
  };
  const seats = ['Ann', 'Bob'];
  // The living meet what belongs to the Veil where a Breach is.
  const breach = deck === 'souls' && figure.ghost === undefined;
  const there = breach ? { veil: [foe], terrain: { [NEXT[at]!]: 'breach' } } : { lying: { [NEXT[at]!]: [foe] } };
  const words = new Words({ figures, ...there });
  return given(words, {
    seats,
    options: matchOptions(talisman.options, options),
    seatOf: (w: { text(): string }) => seats.indexOf(w.text()),
  });
}

/** Where one step leads. */
const NEXT: Readonly<Record<string, string>> = { O1: 'O2', M5: 'M6' };

/** What Ann answers on her way to the foe. */
const WAY: Readonly<Record<string, string>> = { turn: 'roll', direction: 'cw', encounter: 'space' };

/**
 * Ann walks up to a foe that lies on the next space. Compared are the odds that her question shows; where she is asked
 * nothing before the fight, those that the bots reckon with.
 * @returns nothing where no fight comes of it
 */
export function compared(deck: Deck, foe: string, hero: Hero, game: typeof talisman = talisman): Forced[] {
  const s = position(deck, foe, hero.figure);
  resume(game, s, ONES);
  const about = { deck, foe, hero: hero.name };
  for (let n = 0; n < 12; n++) {
    const d = s.pending.find(({ seat }) => seat === 0);
    if (!d) return [];
    const shown = SHOWING.has(d.kind) ? compareOdds(game, oddsRules, s, d) : [];
    if (shown.length > 0) return shown.map((one) => ({ ...about, ...one }));
    const before = clone(s);
    const choice = answer(game, s, d);
    let fought = false;
    play(game, s, { decision: d.id, seat: 0, choice }, ONES, (event) => {
      fought ||= event.type === 'fought';
    });
    if (fought && typeof choice === 'string') return unasked(game, before, d, choice, foe).map((one) => ({ ...about, ...one }));
  }
  return [];
}

/** Questions that show the odds of a fight. */
const SHOWING = new Set(['face', 'weaponOfChoice']);

function answer(game: typeof talisman, s: State, d: Decision): Action['choice'] {
  const wanted = WAY[d.kind];
  return wanted !== undefined && d.options.includes(wanted) ? wanted : defaultOf(game, s, d);
}

function unasked(game: typeof talisman, s: State, d: Decision, option: string, foe: string): Comparison[] {
  const real = playAllWays(game, oddsRules, s, d, option);
  const space = NEXT[s.characters[0]!.space] ?? s.characters[0]!.space;
  if (!real) return [];
  const card = s.lying[space as SpaceId]?.[0] ?? foe;
  const stat = cardOf(foe).strength === undefined ? 'craft' : 'strength';
  const met = { ...s, lying: { ...s.lying, [space]: [card] } };
  const shown = fightOddsAt(met, 0, space as SpaceId, stat, [{ card, value: foeValue(s, 0, card, stat) }]);
  return [{ kind: 'unasked', option: 'fight', shown, ...real }];
}

/** All foes of a deck before all heroes that belong to it. */
export function* forced(deck: Deck, game: typeof talisman = talisman): Generator<Forced> {
  for (const foe of foesOf(deck)) for (const hero of HEROES) if (hero.decks.includes(deck)) yield* compared(deck, foe, hero, game);
}
