import { type Seat, type Text, type TextArg, text } from '@questhall/kernel';
import { PORTAL } from '../board/index.ts';
import { cardOf, spellOf } from '../editions/index.ts';
import type { EventType, Foe, TalismanEvent } from '../events.ts';
import { WORDS } from '../expansions/words/index.ts';
import { amount, stat, whomOf } from './effect-text.ts';
import type { AddedEvent, Of, Teller, Told, VariantOf, YesNo } from './event-variants.ts';
import { counted, creatureName, nameOf, spaceName } from './names.ts';
import { placeName } from './place-name.ts';

const who = (e: { seat: Seat }) => ({ seat: { seat: e.seat } });
const both = (e: { seat: Seat; target: Seat }) => ({ ...who(e), target: { seat: e.target } });
const withCard = (e: { seat: Seat; card: string }) => ({ ...who(e), card: nameOf(e.card) });
const withCards = (e: { seat: Seat; cards: readonly string[] }) => ({ ...who(e), cards: counted(e.cards.map(nameOf)), n: e.cards.length });
const yesNo = (worked: boolean): YesNo => (worked ? '.yes' : '.no');
const foeName = (foe: Foe): Text => ('card' in foe ? nameOf(foe.card) : creatureName(foe.creature));
/** A card, or a creature that is none. */
const thing = (id: string): Text => (id.includes('.') ? nameOf(id) : text(`creature.${id}`));
const spellName = (spell: string): Text => (spell === 'command' ? text('spell.command') : nameOf(spell));
const goods = (cards: readonly string[], gold: number, spells = 0): Text[] => [
  ...counted(cards.map(nameOf)),
  ...(gold > 0 ? [amount('gold', gold)] : []),
  ...(spells > 0 ? [amount('spell', spells)] : []),
];

const foesOf = (foes: readonly Foe[]): Text[] => counted(foes.map(foeName));

/** How each event is told: the variant of its message, and what fills the gaps. */
const TOLD: { [T in Exclude<EventType, AddedEvent>]: Teller<T> } = {
  dealt: (e) => [e.again ? '.again' : '', { ...who(e), character: nameOf(e.character) }],
  starts: (e) => ['', who(e)],
  turnBegan: (e) => ['', { ...who(e), n: e.turn }],
  turnMissed: (e) => ['', { ...who(e), n: e.left }],
  // Where not all dice count, or something lowers them, no sum is told that is none.
  rolled: (e) => [
    e.dice.reduce((a, b) => a + b, 0) !== e.total ? '.counts' : e.for === 'pray' ? '.pray' : '',
    { ...who(e), dice: e.dice.join(' + '), n: e.dice.length, total: e.total, why: whyRolled(e) },
  ],
  rerolled: (e) => [e.was === e.now ? '.same' : '', { ...who(e), was: e.was, now: e.now }],
  moved: (e) => [wayOf(e), { ...who(e), space: placeName(e.to, e.called), n: e.path.length }],
  portalHeld: (e) => ['', { ...who(e), stat: stat(e.stat) }],
  regenerated: (e) => ['', who(e)],
  nothing: (e) => {
    const whom = e.whom && { whom: text(`for.${whomOf(e.whom)}`) };
    if (e.card === undefined) return whom ? ['.for', { ...who(e), ...whom }] : ['', who(e)];
    const args = { ...who(e), card: nameOf(e.card) };
    if (e.stays) {
      if (whom) return ['.stays.for', { ...args, ...whom }];
      return e.fee === undefined ? ['.stays', args] : ['.stays.fee', { ...args, what: amount('gold', e.fee) }];
    }
    if (whom) return ['.card.for', { ...args, ...whom }];
    const n = e.atLeast ?? e.below;
    if (e.stat === undefined || n === undefined) return ['.card', args];
    return [e.atLeast === undefined ? '.card.below' : '.card.atLeast', { ...args, stat: stat(e.stat), n }];
  },
  drew: (e) => ['', withCard(e)],
  replaced: (e) => ['', { ...withCard(e), by: nameOf(e.by) }],
  placed: (e) => ['', { ...withCard(e), space: placeName(e.space, e.called) }],
  met: (e) => ['', withCard(e)],
  discarded: (e) => (e.seat === undefined ? ['', { card: nameOf(e.card) }] : ['.seat', withCard({ ...e, seat: e.seat })]),
  took: (e) => ['', withCard(e)],
  tookGold: (e) => ['', { ...who(e), what: amount('gold', e.n) }],
  left: (e) => ['', { ...who(e), things: goods(e.cards, e.gold), space: placeName(e.space, e.called) }],
  visited: (e) => ['', { ...who(e), choice: text(`choice.${e.choice}`) }],
  gained: (e) => ['', { ...who(e), what: amount(e.what, e.n) }],
  lost: (e) => ['', { ...who(e), what: amount(e.what, e.n) }],
  healed: (e) => [e.paid > 0 ? '.paid' : '', { ...who(e), what: amount('life', e.n), paid: amount('gold', e.paid) }],
  replenished: (e) => [e.paid > 0 ? '.paid' : '', { ...who(e), what: amount('fate', e.n), paid: amount('gold', e.paid) }],
  paid: (e) => {
    const args = { ...who(e), what: amount('gold', e.n) };
    return e.card === undefined ? ['', args] : ['.card', { ...args, card: nameOf(e.card) }];
  },
  gotSpell: (e) => (e.spell === undefined ? ['', who(e)] : ['.card', { ...who(e), spell: nameOf(e.spell) }]),
  droppedSpells: (e) => ['', { ...who(e), spells: counted(e.spells.map(nameOf)), n: e.spells.length }],
  cast: (e) => castAt(e),
  countered: (e) => (e.spell === 'command' ? ['.command', who(e)] : ['', { ...who(e), spell: nameOf(e.spell) }]),
  prevented: (e) => [`.${e.what}`, { ...who(e), ...(e.what === 'follower' && e.card !== undefined ? { card: nameOf(e.card) } : {}) }],
  evaded: (e) => {
    const what = e.card ?? e.creature;
    return what === undefined ? ['.seat', { ...who(e), target: { seat: e.from ?? e.seat } }] : ['.thing', { ...who(e), card: thing(what) }];
  },
  bound: (e) => {
    const what = e.card ?? e.creature;
    return what === undefined
      ? ['.seat', { ...who(e), target: { seat: e.target ?? e.seat } }]
      : ['.thing', { ...who(e), card: thing(what) }];
  },
  fightBegan: (e) => ['', { ...who(e), foes: foesOf(e.foes), stat: stat(e.stat), n: e.foes.reduce((sum, foe) => sum + foe.value, 0) }],
  fought: (e) => [`.${e.result}`, { ...who(e), foes: foesOf(e.foes), mine: e.hero.score, theirs: e.foe.score }],
  duelBegan: (e) => [e.assassin ? '.assassin' : e.stat === 'craft' ? '.psychic' : '', both(e)],
  duelled: (e) => [`.${e.result}`, { ...both(e), mine: e.attack.score, theirs: e.defence.score }],
  saved: (e) => [yesNo(e.worked), { ...withCard(e), roll: e.roll }],
  spoils: (e) => [`.${e.what}`, { ...both(e), ...(e.what === 'object' ? { card: nameOf(e.card ?? '') } : {}) }],
  bribeOffered: (e) => {
    const none = e.cards.length === 0 && e.gold === 0 && e.spells === 0;
    return none ? ['.nothing', both(e)] : ['', { ...both(e), things: goods(e.cards, e.gold, e.spells) }];
  },
  bribeAnswered: (e) => [yesNo(e.accepted), both(e)],
  stole: (e) => ['', { ...both(e), things: goods(e.card === undefined ? [] : [e.card], e.gold ?? 0) }],
  beguiled: (e) => [yesNo(e.worked), both(e)],
  charmed: (e) => [yesNo(e.worked), withCard(e)],
  raised: (e) => ['', withCard(e)],
  destroyed: (e) => ['', withCards(e)],
  trophy: (e) => ['', withCards(e)],
  tradedTrophies: (e) => [e.n > 0 ? '' : '.nothing', { ...withCards(e), points: e.points, what: amount(e.stat, e.n) }],
  bought: (e) => [e.price > 0 ? '' : '.free', { ...withCard(e), what: amount('gold', e.price) }],
  sold: (e) => {
    const [first] = e.cards;
    if (first === undefined) return ['.nothing', who(e)];
    return [cardOf(first).type === 'follower' ? '.handed' : '', { ...withCards(e), what: amount('gold', e.gold) }];
  },
  awarded: (e) => ['', who(e)],
  turnedTo: (e) => ['', { ...who(e), alignment: text(`alignment.${e.alignment}`) }],
  becameToad: (e) => [e.again ? '.again' : '', who(e)],
  toadNoMore: (e) => ['', who(e)],
  willMiss: (e) => ['', who(e)],
  enslaved: (e) => ['', who(e)],
  freed: (e) => ['', who(e)],
  // An Object follows nobody: it has to be taken (TDE-11.23).
  cursed: (e) => [/^(o|magicO)bject$/.test(cardOf(e.card).type) ? '.object' : '', withCard(e)],
  curseLifted: (e) => ['', withCard(e)],
  raftBuilt: (e) => ['', who(e)],
  raftLost: (e) => ['', who(e)],
  offered: (e) => (e.to === 'outer' ? ['.outer', who(e)] : ['', { ...who(e), space: placeName(e.to, e.called) }]),
  questGiven: (e) => ['', { ...who(e), quest: text(`quest.${e.quest}`) }],
  questDone: (e) => ['', { ...who(e), quest: text(`quest.${e.quest}`) }],
  held: (e) => [e.left > 0 ? '' : '.empty', { card: nameOf(e.card), n: e.left }],
  hexLaid: (e) => ['', { ...withCard(e), space: placeName(e.space, e.called) }],
  hexStruck: (e) => ['', { ...who(e), space: placeName(e.space, e.called) }],
  slowed: (e) => ['', { n: e.turns }],
  magicBanned: (e) => ['', who(e)],
  magicBack: () => ['', {}],
  extraTurns: (e) => ['', { ...who(e), n: e.n }],
  vanished: (e) => ['', who(e)],
  looked: (e) => (e.cards ? ['.cards', { ...who(e), n: e.n, cards: counted(e.cards.map(nameOf)) }] : ['', { ...who(e), n: e.n }]),
  drank: (e) => ['', withCard(e)],
  hired: (e) => ['', withCard(e)],
  tradeDeclined: (e) => ['', both(e)],
  traded: (e) => {
    const given = goods(e.given, Math.max(e.gold, 0));
    const got = goods(e.got, Math.max(-e.gold, 0));
    if (given.length + got.length === 0) return ['.spells', { ...both(e), n: e.spells }];
    if (got.length === 0) return ['.gift', { ...both(e), things: given, n: e.spells }];
    if (given.length === 0) return ['.gift', { seat: { seat: e.target }, target: { seat: e.seat }, things: got, n: e.spells }];
    return ['', { ...both(e), given, got, n: e.spells }];
  },
  killed: (e) => ['', withCard(e)],
  died: (e) => ['', { ...who(e), character: nameOf(e.character), space: placeName(e.space, e.called) }],
  out: (e) => ['', who(e)],
  reshuffled: (e) => [`.${e.pile}`, { n: e.n }],
  // What is named is the space that is not there: it has its printed name (TDE-11.17).
  notInPlay: (e) => ['', { space: spaceName(e.space) }],
  crownReached: (e) => ['', who(e)],
  commanded: (e) => [yesNo(e.worked), { ...who(e), roll: e.roll }],
  won: (e) => ['', who(e)],
};

const ALL_TOLD: Readonly<Record<string, (e: never) => readonly [string, Readonly<Record<string, TextArg>>]>> = Object.assign(
  {},
  TOLD,
  ...WORDS.map(({ told }) => told),
);

/** The log line of an event, as the viewer who received it may read it. */
export function eventText(event: TalismanEvent): Text {
  const [variant, args] = ALL_TOLD[event.type]!(event as never);
  return text(`log.${event.type}${variant}`, args);
}

/**
 * Several events in a row that are one thing to whoever reads the chronicle, in one line: a roll and the walk that it
 * gives, a card that is drawn and met, a fight and its trophy.
 * @param events oldest first
 * @returns nothing where each has a line of its own
 */
export function togetherText(events: readonly TalismanEvent[]): Text | undefined {
  const [a, b, c] = events;
  if (!a || !b || events.length > 3 || !('seat' in a) || !('seat' in b) || a.seat !== b.seat) return undefined;
  if (b.type === 'cursed' && eventText(b).key === 'log.cursed')
    return a.type === 'met' && a.card === b.card && !c ? eventText(b) : undefined;
  if (a.type === 'drew' && b.type === 'met' && a.card === b.card) {
    if (!c) return eventText(a);
    return c.type === 'cursed' && c.card === a.card && eventText(c).key === 'log.cursed'
      ? text('log.cursed.drawn', withCard(c))
      : undefined;
  }
  if (c) return undefined;
  if (a.type === 'rolled' && b.type === 'moved' && a.for === 'move' && b.by === 'walk' && a.total === b.path.length) {
    return text('log.walked', { ...who(a), n: a.dice.length, total: a.total, dice: a.dice.join(' + '), space: placeName(b.to, b.called) });
  }
  if (a.type === 'cast' && b.type === 'moved' && b.by === 'teleport' && a.space === b.to && a.target === undefined) {
    return text('log.moved.spell', { ...who(a), spell: spellName(a.spell), space: placeName(b.to, b.called) });
  }
  if (a.type === 'fought' && b.type === 'trophy' && a.result === 'won') {
    const cards = a.foes.flatMap((foe) => ('card' in foe ? [foe.card] : []));
    if (a.foes.length === 1 && cards.length === 1 && cards.join() === b.cards.join())
      return { ...eventText(a), key: 'log.fought.won.trophy' };
  }
  return undefined;
}

/** How a way is told. Over a covered Portal one simply walks: there is no gate (TDE-11.22a). */
function wayOf(e: Of<'moved'>): VariantOf<'moved'> {
  if (overWater(e)) return '.over';
  return e.by === 'portal' && e.called?.[PORTAL] !== undefined ? '.walk' : `.${e.by}`;
}

/** Water Walking leads over the river on foot: its rule tells it from a teleport. */
const overWater = (e: Of<'moved'>): boolean => e.by === 'teleport' && e.rule === 'T86-6.11.9';

function whyRolled(e: Of<'rolled'>): Text {
  // Lines of old matches do not say where.
  if (forSpace(e)) return e.space ? text('rolled.at', { space: placeName(e.space, e.called) }) : text('roll.space');
  return text(`roll.${e.for}`, e.card === undefined ? undefined : { card: thing(e.card) });
}

/** A space makes one roll, not a card. */
const forSpace = (e: Of<'rolled'>): boolean => e.for === 'space' || (e.for === 'card' && e.card === undefined);

/** Whether a Spell takes its caster to the space that it names; others work on that space. */
export const leadsToSpace = (spell: string): boolean =>
  spell !== 'command' && ['spaceOfRegion', 'acrossTheRiver'].includes(spellOf(spell).target);

/** At whom or what a Spell is aimed: a thing of somebody's, a thing, somebody, a space, or nothing. */
function castAt(e: Of<'cast'>): Told<VariantOf<'cast'>> {
  const args = { ...who(e), spell: spellName(e.spell) };
  const target = e.target === undefined ? undefined : { seat: e.target };
  if (e.card !== undefined && target) return ['.taken', { ...args, card: thing(e.card), target }];
  if (e.card !== undefined) return ['.thing', { ...args, card: thing(e.card) }];
  // Nobody says that Jan heals Jan.
  if (target && e.target !== e.seat) return ['.seat', { ...args, target }];
  if (e.space === undefined) return ['', args];
  return [leadsToSpace(e.spell) ? '.to' : '.space', { ...args, space: placeName(e.space, e.called) }];
}
