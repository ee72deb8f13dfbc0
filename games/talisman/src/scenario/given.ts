import { bySeat, core, type FrameOf, type ScenarioTable, type ScenarioWords, type Seat } from '@questhall/kernel';
import { type SpaceId, spaceOf } from '../board/index.ts';
import { characterOf, rulesOf } from '../editions/index.ts';
import { figureOf } from '../figure.ts';
import { standAt } from '../frames.ts';
import { talisman } from '../index.ts';
import { inPlay, installed } from '../installed.ts';
import { reckon } from '../reckon.ts';
import { allowanceOf, livesQuota } from '../rules/character/numbers.ts';
import { pilesFor } from '../setup.ts';
import type { Character, Locals, State } from '../state.ts';
import { cardIn, fullName, isNamed, shortName, spaceIn } from './names.ts';
import { inTheMiddle, TURN } from './turn.ts';

const FIELDS = [
  'figures',
  'turn',
  'round',
  'lying',
  'gold',
  'held',
  'deck',
  'spellDeck',
  'top',
  'stock',
  'hexes',
  'ban',
  'crownReached',
  'unused',
  ...installed().flatMap(({ scenario }) => scenario?.fields ?? []),
] as const;

const FIGURE = [
  'character',
  'out',
  'at',
  'strength',
  'craft',
  'lives',
  'fate',
  'gold',
  'alignment',
  'objects',
  'followers',
  'spells',
  'trophies',
  'grantMark',
  'misses',
  'toad',
  'raft',
  'slave',
  'quest',
  'ride',
  'slow',
  'lizardMen',
  'werewolf',
  'dicing',
  'turnedBack',
  'toadStrength',
  'toadCraft',
  'potion',
  'healed',
  'vanished',
  'bound',
  ...installed().flatMap(({ scenario }) => scenario?.figure ?? []),
] as const;

/** The characters of seats that a scenario does not name, in this order. */
const OTHERS = [
  'warrior',
  'elf',
  'dwarf',
  'troll',
  'monk',
  'thief',
  'assassin',
  'ghoul',
  'minstrel',
  'druid',
  'priest',
  'sorceress',
  'prophetess',
  'wizard',
];

/** The position that a scenario describes, at the start of a turn; what it does not name is as after the deal. */
export function given(words: ScenarioWords, table: ScenarioTable): State {
  const f = words.fields(FIELDS);
  const options = table.edition === undefined ? table.options : { ...table.options, edition: table.edition };
  const s = talisman.setup(core<Locals>(talisman.version, table.seats.length), options);
  const figures = f.figures ? bySeat(f.figures, table) : [];
  // Characters that are named first: the others get one of those that are left.
  const hasName = ([, figure]: [Seat, ScenarioWords]) => figure.entries().some(([field]) => field === 'character');
  for (const [seat, figure] of [...figures.filter(hasName), ...figures.filter((one) => !hasName(one))]) putFigure(s, seat, figure);
  for (let seat = 0; seat < s.seats; seat++) {
    if (figures.some(([other]) => other === seat)) continue;
    cast(s, seat, freeCharacter(s));
    figureOf(s, seat).grantMark = allowanceOf(s, seat);
  }
  if (f.lying)
    for (const [space, cards] of f.lying.entries())
      layDown(
        s,
        spaceIn(cards, space),
        cards.list().map((card) => takeCard(s, card)),
      );
  if (f.gold) for (const [space, n] of f.gold.entries()) s.loose[spaceIn(n, space)] = n.whole(1);
  if (f.held) for (const [card, n] of f.held.entries()) s.held[fullName(cardIn(s, n, 'adv', card), 'adv')] = n.whole(1);
  if (f.hexes) for (const [space, hex] of f.hexes.entries()) layHex(s, space, hex, table);
  for (const { scenario } of inPlay(s)) scenario?.given?.(s, f, table);
  if (f.top) lookedAt(s, f.top, table);
  if (f.deck)
    keepOnly(
      s.deck,
      s.discard,
      f.deck.list().map((card) => takeFrom(s.deck, card, 'adv')),
    );
  if (f.spellDeck)
    keepOnly(
      s.spellDeck,
      s.spellDiscard,
      f.spellDeck.list().map((card) => takeFrom(s.spellDeck, card, 'sp')),
    );
  if (f.stock) for (const [kind, n] of f.stock.entries()) emptyPile(s, kind, n);
  if (f.ban) s.ban = table.seatOf(f.ban);
  if (f.crownReached) s.crownReached = f.crownReached.flag();
  if (f.unused) s.unused = f.unused.list().map((card) => characterNamed(s, card.text()));
  const t = f.turn?.isMap() ? f.turn.fields(TURN) : undefined;
  const whose = t ? (t.of ?? f.turn!.fail('"of" is missing: whose turn it is')) : f.turn;
  s.turn.seat = whose ? table.seatOf(whose) : 0;
  // Nobody has changed its alignment in a turn before this one.
  s.turn.n = f.round ? (f.round.whole(1) - 1) * s.seats + s.turn.seat : 0;
  standAt(s, [{ id: 1, proc: 'match', step: 'comeBack', at: s.seats } as FrameOf<Locals, 'match'>]);
  if (t) inTheMiddle(s, t, table);
  return s;
}

const HEX = ['by', 'turns'] as const;

/** What a position may say, by where it stands. */
export const POSITION: Readonly<Record<string, readonly string[]>> = {
  given: FIELDS,
  'given.figures': FIGURE,
  'given.turn': TURN,
  'given.hexes': HEX,
};

const freeCharacter = (s: State): string => OTHERS.map((name) => characterNamed(s, name)).find((card) => s.unused.includes(card))!;

/** The character of that name in the edition that is played. */
function characterNamed(s: State, name: string): string {
  const { characters } = pilesFor(s.options);
  return characters.find((card) => isNamed(card, name, 'chr')) ?? fullName(name, 'chr');
}

/** A character with what its card gives it. */
function cast(s: State, seat: Seat, card: string): Character {
  const printed = characterOf(card);
  const c = figureOf(s, seat);
  const { strength, craft, alignment, start } = printed;
  c.card = card;
  const fate = rulesOf(s).fate ? (printed.fate ?? 0) : 0;
  Object.assign(c, { strength, craft, alignment, fate, space: start, lives: livesQuota(s, seat), gold: s.options.gold });
  s.unused = s.unused.filter((one) => one !== card);
  return c;
}

function putFigure(s: State, seat: Seat, words: ScenarioWords): void {
  const f = words.fields(FIGURE);
  const c = figureOf(s, seat);
  if (f.character?.value === 'none') {
    c.out = f.out?.flag() ?? false;
    return;
  }
  if (f.out) f.out.fail('only who has no character (`character: none`) is out');
  const name = f.character ? characterNamed(s, f.character.text()) : freeCharacter(s);
  if (!s.unused.includes(name))
    (f.character ?? words).fail(`${name.slice(4)} is no character that is free; there are ${s.unused.map((id) => id.slice(4)).join(', ')}`);
  cast(s, seat, name);
  if (f.at) c.space = spaceIn(f.at);
  for (const { scenario } of inPlay(s)) scenario?.givenFigure?.(s, seat, f);
  for (const stat of ['strength', 'craft'] as const) if (f[stat]) c[stat] = f[stat].whole(1);
  if (f.lives) c.lives = f.lives.whole(reckon(s).leastLives(s, seat));
  if (f.fate) c.fate = f.fate.whole(0);
  if (f.gold) c.gold = f.gold.whole(0);
  if (f.alignment) c.alignment = f.alignment.oneOf(['good', 'neutral', 'evil']);
  for (const field of ['objects', 'followers', 'trophies'] as const)
    for (const card of f[field]?.list() ?? []) c[field].push(takeCard(s, card));
  for (const spell of f.spells?.list() ?? []) c.spells.push(takeFrom(s.spellDeck, spell, 'sp'));
  for (const count of [
    'misses',
    'toad',
    'quest',
    'slow',
    'lizardMen',
    'werewolf',
    'potion',
    'healed',
    'toadStrength',
    'toadCraft',
  ] as const)
    if (f[count]) c[count] = f[count].whole(0);
  if (f.raft) c.raft = f.raft.oneOf(['none', 'ready']);
  if (f.slave) c.slave = f.slave.flag();
  for (const mark of ['dicing', 'vanished', 'bound'] as const) if (f[mark]) c[mark] = f[mark].flag();
  if (f.turnedBack) c.turnedBack = f.turnedBack.flag();
  if (f.ride) c.ride = f.ride.text() === 'outer' ? 'outer' : spaceIn(f.ride);
  c.grantMark = f.grantMark ? f.grantMark.whole(0) : allowanceOf(s, seat);
}

/** A card from the Adventure deck, or from the piles by its full name. */
function takeCard(s: State, words: ScenarioWords): string {
  for (const { scenario } of inPlay(s)) {
    const card = scenario?.take?.(s, words);
    if (card !== undefined) return card;
  }
  return takeFrom(/^(pur|tal)\./.test(words.text()) ? s.stock : s.deck, words, 'adv');
}

function takeFrom(pile: string[], words: ScenarioWords, prefix: 'adv' | 'sp'): string {
  const wanted = words.text();
  const at = pile.findIndex((card) => isNamed(card, wanted, prefix));
  if (at < 0) {
    const left = [...new Set(pile.map(shortName))];
    words.fail(
      `no "${wanted}" is left; ${words.likely(wanted, left)} (a card of the Adventure deck or a Spell by its short name, else pur.sword)`,
    );
  }
  return pile.splice(at, 1)[0]!;
}

/** The pile holds these cards and no others; the rest lies on the discard pile. */
function keepOnly(pile: string[], discard: string[], kept: string[]): void {
  discard.push(...pile);
  pile.splice(0, pile.length, ...kept);
}

/** `Ann: [imp, bear]`: she has looked at these next cards of the deck. */
function lookedAt(s: State, words: ScenarioWords, table: ScenarioTable): void {
  for (const [seat, cards] of bySeat(words, table)) {
    const known = cards.list();
    known.forEach((card, i) => {
      const wanted = card.text();
      if (i < s.top.length) {
        if (!isNamed(s.top[i]!, wanted, 'adv')) card.fail(`the ${i + 1}. card is "${s.top[i]}"`);
      } else s.top.push(takeFrom(s.deck, card, 'adv'));
    });
    s.seen.push({ seat, n: known.length });
  }
}

function layHex(s: State, space: string, words: ScenarioWords, table: ScenarioTable): void {
  const f = words.fields(HEX);
  const at = s.spellDeck.findIndex((card) => isNamed(card, 'hex', 'sp'));
  if (at < 0) words.fail('there are not that many Hexes');
  const [card = ''] = s.spellDeck.splice(at, 1);
  s.hexes.push({ space: spaceOf(spaceIn(words, space)).id, card, owner: f.by ? table.seatOf(f.by) : 0, turns: f.turns?.whole(1) ?? 3 });
}

/** `pur.sword: 0`: so many are left in the pile; the others are with nobody, so they lie out of the way, on an Inner space. */
function emptyPile(s: State, kind: string, words: ScenarioWords): void {
  const left = words.whole(0);
  const pile = s.stock.filter((card) => isNamed(card, kind, 'adv'));
  if (pile.length < left) words.fail(`there are ${pile.length}`);
  const gone = pile.slice(left);
  s.stock = s.stock.filter((card) => !gone.includes(card));
  layDown(s, 'I4', gone);
}

function layDown(s: State, space: SpaceId, cards: readonly string[]): void {
  s.lying[space] = [...(s.lying[space] ?? []), ...cards];
}
