// Whoever names expansions here must have installed them before.
import '../index.ts';
import { bySeat, type Finding, type ScenarioTable, type ScenarioWords, type Seat } from '@questhall/kernel';
import { figureOf } from '../figure.ts';
import { installed } from '../installed.ts';
import { allowanceOf, craftOf, livesQuota, strengthOf } from '../rules/character/numbers.ts';
import { prepared, standing } from '../rules/fight/sides.ts';
import type { State } from '../state.ts';
import { every, holding, same, sameCards } from './findings.ts';
import { cardIn, isNamed, shortName, spaceIn } from './names.ts';

export type Fact = (s: State, expected: ScenarioWords, table: ScenarioTable) => Finding;

type FigureFact = (s: State, seat: Seat, words: ScenarioWords) => Finding;

const number =
  (of: (s: State, seat: Seat) => number): FigureFact =>
  (s, seat, words) =>
    same(words.text(), String(of(s, seat)));
const own = (
  field:
    | 'strength'
    | 'craft'
    | 'lives'
    | 'fate'
    | 'gold'
    | 'grantMark'
    | 'misses'
    | 'toad'
    | 'quest'
    | 'slow'
    | 'lizardMen'
    | 'werewolf'
    | 'potion'
    | 'toadStrength'
    | 'toadCraft'
    | 'healed',
) => number((s, seat) => figureOf(s, seat)[field]);
const cards =
  (field: 'objects' | 'followers' | 'spells' | 'trophies', prefix: 'adv' | 'sp' = 'adv'): FigureFact =>
  (s, seat, words) =>
    sameCards(s, words, figureOf(s, seat)[field], prefix);
const flag =
  (of: (s: State, seat: Seat) => boolean): FigureFact =>
  (s, seat, words) => ({ holds: words.flag() === of(s, seat), found: of(s, seat) });

/** What a scenario may expect of one character. */
const FIGURE: Readonly<Record<string, FigureFact>> = {
  character: (s, seat, words) => {
    const { card } = figureOf(s, seat);
    return same(words.text(), card === null ? 'none' : shortName(card));
  },
  out: flag((s, seat) => figureOf(s, seat).out),
  at: (s, seat, words) => {
    const { space } = figureOf(s, seat);
    return { holds: spaceIn(words) === space, found: space };
  },
  strength: own('strength'),
  craft: own('craft'),
  totalStrength: number(strengthOf),
  totalCraft: number(craftOf),
  /** Strength as it counts in combat, with the best weapon, before the die. */
  combat: number((s, seat) => standing(s, seat, 'strength', prepared(s, seat, 'strength', false), false)),
  allowance: number(allowanceOf),
  lives: own('lives'),
  fate: own('fate'),
  gold: own('gold'),
  alignment: (s, seat, words) => same(words.text(), figureOf(s, seat).alignment),
  objects: cards('objects'),
  followers: cards('followers'),
  spells: cards('spells', 'sp'),
  trophies: cards('trophies'),
  grantMark: own('grantMark'),
  misses: own('misses'),
  toad: own('toad'),
  quest: own('quest'),
  slow: own('slow'),
  lizardMen: own('lizardMen'),
  werewolf: own('werewolf'),
  potion: own('potion'),
  toadStrength: own('toadStrength'),
  toadCraft: own('toadCraft'),
  healed: own('healed'),
  vanished: flag((s, seat) => figureOf(s, seat).vanished),
  bound: flag((s, seat) => figureOf(s, seat).bound),
  /** The most lives that healing can give back. */
  quota: number(livesQuota),
  raft: (s, seat, words) => same(words.text(), figureOf(s, seat).raft),
  ride: (s, seat, words) => same(words.text(), figureOf(s, seat).ride ?? 'none'),
  slave: flag((s, seat) => figureOf(s, seat).slave),
  dicing: flag((s, seat) => figureOf(s, seat).dicing),
  turnedBack: flag((s, seat) => figureOf(s, seat).turnedBack),
  ...Object.assign({}, ...installed().map(({ scenario }) => scenario?.figureFacts)),
};

/** The fields of one character that a scenario may expect. */
export const FIGURE_FACTS: readonly string[] = Object.keys(FIGURE);

/** What a scenario of Talisman may expect besides what every game's may. */
export const facts: Readonly<Record<string, Fact>> = {
  figures: (s, expected, table) => every(bySeat(expected, table).map(([seat, words]) => [table.seats[seat]!, figure(s, seat, words)])),
  lying: (s, words) =>
    every(words.entries().map(([space, cards]) => [space, sameCards(s, cards, s.lying[spaceIn(cards, space)] ?? [], 'adv')])),
  gold: (s, words) => every(words.entries().map(([space, n]) => [space, same(n.text(), String(s.loose[spaceIn(n, space)] ?? 'none'))])),
  held: (s, words) =>
    every(words.entries().map(([card, n]) => [card, same(n.text(), String(s.held[`adv.${cardIn(s, n, 'adv', card)}`] ?? 'none'))])),
  discard: (s, words) => holding(s, words, s.discard, 'adv'),
  lasting: (s, words) =>
    sameCards(
      s,
      words,
      s.lasting.map(({ card }) => card),
      'adv',
    ),
  spellDiscard: (s, words) => holding(s, words, s.spellDiscard, 'sp'),
  inAir: (s, words) => sameCards(s, words, s.inAir, 'sp'),
  stock: (s, words) =>
    every(
      words.entries().map(([kind, n]) => {
        const card = cardIn(s, n, 'adv', kind);
        return [kind, same(n.text(), String(s.stock.filter((one) => isNamed(one, card, 'adv')).length))];
      }),
    ),
  hexes: (s, words, table) =>
    words.isMap()
      ? every(
          words.entries().map(([space, by]) => {
            const at = spaceIn(by, space);
            const hex = s.hexes.find((one) => one.space === at);
            return [space, same(by.text(), hex ? table.seats[hex.owner]! : 'none')];
          }),
        )
      : same(words.text(), s.hexes.length === 0 ? 'none' : s.hexes.map((hex) => hex.space).join(', ')),
  turn: (s, words, table) => same(words.text(), table.seats[s.turn.seat]!),
  turnNumber: (s, words) => same(words.text(), String(s.turn.n)),
  extraTurns: (s, words) => same(words.text(), String(s.turn.extra)),
  ban: (s, words, table) => same(words.text(), s.ban === null ? 'none' : table.seats[s.ban]!),
  crownReached: (s, words) => ({ holds: words.flag() === s.crownReached, found: s.crownReached }),
  ...Object.assign({}, ...installed().map(({ scenario }) => scenario?.facts)),
};

function figure(s: State, seat: Seat, words: ScenarioWords): Finding {
  return every(
    words.entries().map(([name, field]) => {
      const check = Object.hasOwn(FIGURE, name) ? FIGURE[name] : undefined;
      return [name, check ? check(s, seat, field) : field.fail(`"${name}" is unknown here; ${field.likely(name, Object.keys(FIGURE))}`)];
    }),
  );
}
