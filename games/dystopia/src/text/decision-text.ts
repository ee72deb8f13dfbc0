import { type Decision, type OptionView, type Text, type TextArg, text } from '@questhall/kernel';
import { parseSquare } from '../board/grid.ts';
import { BEINGS, type Food, itemCard, SPELLS, type SpellEffect, spellCard } from '../content/index.ts';
import { priceOf, sellsFor } from '../content/prices.ts';
import { carries } from '../rules/hero-options.ts';
import { counterChance, hitChance } from '../rules/odds.ts';
import { usesLeft } from '../rules/sorceries.ts';
import { unready } from '../rules/stop.ts';
import { banned, gridAt, heroId, isHero, levelOf, maxEnergy, numberOf, squareAt, stepsLeft } from '../rules/values.ts';
import type { FigureId, State } from '../state.ts';
import { effectsOf, inOneLine, shortHeroText, sorceryText, spellText } from './card-text.ts';
import { coinOf, furnitureName, goodsText, heroName, isEaten, isNothing, ownWeapon, thingName } from './names.ts';
import { pinned } from './pin-text.ts';
import { areaName, figureName, levelTitle, nextTitle, placeOf, squareText, stopName } from './state-names.ts';

type Words = Pick<OptionView, 'label' | 'note' | 'odds'>;
type Args = Readonly<Record<string, TextArg>>;
/** How an option is worded. `rest`: what stands behind the first colon of its id. */
type Wording = (s: State, d: Decision, rest: readonly string[]) => Words;

const say = (key: string, args?: Args): Words => ({ label: text(key, args) });
/** With what the card says as a note: without its price, which the option names where it matters. */
function noted(words: Words, lines: readonly Text[]): Words {
  const told = lines.filter(({ key }) => key !== 'card.price');
  return told.length > 0 ? { ...words, note: inOneLine(told) } : words;
}

/** What a being's help heals. */
function healedBy(id: string): number {
  const effects = BEINGS.find(({ once }) => once?.id === id)?.once?.effects ?? [];
  return effects.reduce((sum, effect) => sum + (effect.do === 'heal' ? effect.n : 0), 0);
}

/** The question as it is put to the asked seat. */
export function promptOf(s: State, d: Decision): Text {
  const about = d.about ?? {};
  const hero = typeof about['hero'] === 'number' ? figureName(s, heroId(about['hero'])) : '';
  const key = `ask.${d.kind}`;
  switch (d.kind) {
    case 'chooseHero':
      // Counted for each seat: whoever leads one hero has no second.
      return text(key, { n: s.heroes.filter(({ seat }) => seat === d.seat).length + 1 });
    case 'order':
      return text(key, { n: Number(about['place']) + 1 });
    case 'hero':
      return text(`${key}.${s.turn.stage}`, { hero, n: stepsLeft(s, heroId(Number(about['hero']))) });
    case 'pin':
      return text(key, { hero, white: (about['white'] as (number | 'U')[]).map(String) });
    case 'spellTarget':
    case 'spellTargets':
    case 'spellSquare':
      return text(key, { spell: thingName(String(about['spell'])), n: d.choose?.max ?? 1 });
    case 'pick':
      return text(d.choose?.min === 0 ? `${key}.more` : key, { hero });
    case 'way':
      return text(s.options.passing === 'asked' ? `${key}.once` : key, { hero, from: figureName(s, heroId(Number(about['from']))) });
    case 'accept':
      return text(key, { hero, from: figureName(s, heroId(Number(about['from']))), thing: thingName(String(about['thing'])) });
    case 'handMore':
      return text(key, { hero, to: figureName(s, heroId(Number(about['to']))) });
    case 'give':
    case 'want':
      return text(key, { hero, partner: figureName(s, heroId(Number(about['partner']))) });
    case 'answerTrade': {
      const [given, wanted] = [goodsText(about['given'] as string[]), goodsText(about['wanted'] as string[])];
      const both = { hero, from: figureName(s, heroId(Number(about['from']))) };
      if (isNothing(wanted)) return text(`${key}.gift`, { ...both, given });
      if (isNothing(given)) return text(`${key}.demand`, { ...both, wanted });
      return text(key, { ...both, given, wanted });
    }
    case 'monster': {
      const id: FigureId = `m${Number(about['monster'])}`;
      return text(`${key}.${s.turn.stage}`, { monster: figureName(s, id), n: stepsLeft(s, id) });
    }
    case 'between': {
      const n = Number(about['hero']);
      return text(key, { hero, n: s.heroes[n]?.gold ?? 0, place: stopName(s) });
    }
    case 'retry':
      return text(key, { title: levelTitle(s) });
    default:
      return text(key, hero === '' ? undefined : { hero });
  }
}

/** An option as it is offered: its label, what it brings, and its odds where it is an attack. */
export function wordsOf(s: State, d: Decision, id: string): Words {
  const [what = '', ...rest] = id.split(':');
  const wording = WORDINGS[d.kind]?.[what] ?? WORDINGS[d.kind]?.['*'];
  return wording ? wording(s, d, wording === WORDINGS[d.kind]?.['*'] ? [id] : rest) : say(`pick.${d.kind}.${what}`);
}

/** To whom something goes, named with the square where two could be meant. */
function whom(s: State, id: FigureId): Args {
  return { to: figureName(s, id), square: placeOf(s, id) };
}

/** Whether no other figure on the board has its name, so that it is meant without its square. */
function only(s: State, id: FigureId): boolean {
  if (isHero(id)) return true;
  const called = (one: FigureId) => JSON.stringify(figureName(s, one));
  return s.monsters.every((m, n) => m.dead || `m${n}` === id || called(`m${n}`) !== called(id));
}

const actorOf = (d: Decision): FigureId =>
  typeof d.about?.['monster'] === 'number' ? `m${d.about['monster']}` : heroId(Number(d.about?.['hero'] ?? -1));

/** Where a square lies from the figure that acts: "to the north", or here. */
function direction(s: State, from: FigureId, at: string): Text {
  const grid = gridAt(s);
  const step = parseSquare(grid, at) - squareAt(s, from);
  const names = new Map([
    [0, 'here'],
    [1, 'east'],
    [-1, 'west'],
    [grid.width, 'south'],
    [-grid.width, 'north'],
  ]);
  return text(`dir.${names.get(step) ?? 'near'}`);
}

const attack: Wording = (s, d, [to = '']) => {
  const [me, target] = [actorOf(d), to as FigureId];
  const countered = counterChance(s, me, target, squareAt(s, me), squareAt(s, target));
  const words = { ...say(only(s, target) ? 'pick.attack.only' : 'pick.attack', whom(s, target)), odds: hitChance(s, me, target) };
  return noted(words, [
    // A blow among heroes is allowed, and looks like any other.
    ...(me.startsWith('h') && to.startsWith('h') ? [text('note.attack.companion')] : []),
    ...(countered > 0 ? [text('note.attack', { n: Math.round(100 * countered) })] : []),
  ]);
};

const cast: Wording = (s, d, [id = '']) => {
  const lines = id.startsWith('x-')
    ? [...sorceryText(id), text('note.left', { n: usesLeft(s, Number(d.about!['monster']), id) })]
    : spellText(spellCard(id));
  return noted(say('pick.cast', { spell: thingName(id) }), lines);
};

const eat: Wording = (s, d, [id = '']) =>
  noted(say(isEaten(id) ? 'pick.eat' : 'pick.drink', { thing: thingName(id) }), [
    ...effectsOf(id),
    ...inVain(s, heroId(Number(d.about?.['hero'])), (itemCard(id) as Food).effects),
  ]);

/** Where energy would be given that somebody has no room for, or that no healing reaches: that it brings none. */
function inVain(s: State, to: FigureId, effects: readonly SpellEffect[]): Text[] {
  if (!isHero(to) || !effects.some(({ do: what }) => what === 'heal')) return [];
  const hero = s.heroes[numberOf(to)]!;
  if (banned(hero, 'healing')) return [text('note.noHealing')];
  return hero.energy >= maxEnergy(s, to) ? [text('note.full')] : [];
}
const go: Wording = (s, _d, [at = '']) => say('pick.go', { square: squareText(s, at) });

const swap: Wording = (s, d, [a = '', b = '']) => {
  const code = s.heroes[Number(d.about?.['hero'])]?.code ?? 'warrior';
  const hands = [a === '-' ? ownWeapon(code, 'attack') : thingName(a), b === '-' ? ownWeapon(code, 'defence') : thingName(b)];
  return say('pick.swap', { things: hands.filter((thing) => thing !== null) });
};

const near =
  (key: string): Wording =>
  (s, d, [at = '']) =>
    say(key, { dir: direction(s, actorOf(d), at) });

const toHero =
  (key: string): Wording =>
  (s, d, [thing = '', to = '']) =>
    say(key, { thing: ownName(s, Number(d.about?.['hero']), thing), to: figureName(s, `h${Number(to)}`) });

/** A thing by its name; a hero's starting weapon as "own.attack", "own.defence". */
function ownName(s: State, n: number, id: string): Text {
  const [own, slot] = id.split('.');
  return (own === 'own' ? ownWeapon(s.heroes[n]?.code ?? 'any', slot as 'attack' | 'defence') : null) ?? thingName(id);
}

/** For good, or this once where leave is asked for each time (DYS-MOVE.8). */
const leave =
  (to: 'on' | 'off'): Wording =>
  (s, d) =>
    s.options.passing === 'asked'
      ? say(`pick.leave.${to}`, { from: figureName(s, heroId(Number(d.about?.['from']))) })
      : say(`pick.pass.${to}`);

/** A thing, a spell, or gold. */
const good: Wording = (s, d, [id = '']) => {
  if (id.startsWith('own.')) return { label: ownName(s, Number(d.about?.[d.kind === 'want' ? 'partner' : 'hero']), id) };
  if (id === 'nothing') return say('pick.nothing');
  if (id === 'gold') return say('pick.gold');
  if (coinOf(id) > 0) return { label: text('gold', { n: coinOf(id) }) };
  return noted({ label: thingName(id) }, effectsOf(id));
};

/** A figure, a pair of them, a square, a room or corridor: whatever a spell may be aimed at. */
const aim: Wording = (s, d, [id = '']) => {
  if (id === 'back') return say('pick.back');
  const figures = id.split('+').filter((one) => /^[hm]\d+$/.test(one)) as FigureId[];
  const [only, other] = figures;
  if (only && other) return say('pick.aim.two', { a: at(s, only), b: at(s, other) });
  if (only && isHero(only)) {
    const spell = SPELLS.find(({ id }) => id === d.about?.['spell']);
    return noted({ label: figureName(s, only) as Text }, spell ? inVain(s, only, spell.effects) : []);
  }
  if (only) return { label: at(s, only) };
  if (/^\d+,\d+$/.test(id)) return { label: squareText(s, id) };
  return { label: text('pick.aim.area', { area: areaName(s, id) ?? id }) };
};

const at = (s: State, id: FigureId): Text => text('figure.at', { figure: figureName(s, id), square: placeOf(s, id) });

/** How the options of each kind of question are worded, by what stands before the colon of the id; `*`: all others. */
const WORDINGS: Readonly<Record<string, Readonly<Record<string, Wording>>>> = {
  chooseHero: { '*': (_s, _d, [code = '']) => noted({ label: heroName(code) }, shortHeroText(code)) },
  chooseWizor: {
    seat: (_s, _d, [seat = '']) => say('pick.wizor', { seat: { seat: Number(seat) } }),
    any: () => say('pick.wizor.any'),
  },
  order: {
    any: (s, d) => {
      const left = s.heroes.slice(Number(d.about?.['place']));
      return { ...say('pick.order.any'), note: text('note.order.any', { heroes: left.map((h) => heroName(h.code)) }) };
    },
    '*': (_s, _d, [code = '']) => ({ label: heroName(code) }),
  },
  hero: {
    go,
    open: near('pick.open'),
    attack,
    cast,
    search: (s, d, [square = '']) => {
      const thing = levelOf(s).furniture.find(({ at: [x, y] }) => `${x},${y}` === square);
      return say('pick.search', { thing: furnitureName(thing?.kind ?? 'chest'), dir: direction(s, actorOf(d), square) });
    },
    pick: near('pick.pile'),
    eat,
    rods: near('pick.rods'),
    lens: () => noted(say('pick.lens'), effectsOf('seers-lens')),
    swap,
    hand: toHero('pick.hand'),
    trade: (s, d, [to = '']) => {
      const bare = [Number(d.about?.['hero']), Number(to)].every((n) => !carries(s.heroes[n]!));
      return { ...say('pick.trade', { to: figureName(s, `h${Number(to)}`) }), note: text(bare ? 'note.trade.none' : 'note.trade') };
    },
    deal: (_s, _d, [being = '', n = '']) => {
      if (being === 'lyra') return { ...say('pick.lyra'), note: text('note.lyra', { n: healedBy(being) }) };
      const words = say('pick.shamyr', { n: Number(n), price: Number(n) * priceOf('shamyr-drink') });
      return noted(words, effectsOf('shamyr-drink'));
    },
    pass: (_s, _d, [on = '']) => say(`pick.pass.${on}`),
    way: (s, _d, [n = '']) => say('pick.way', { to: figureName(s, `h${Number(n)}`) }),
    undo: () => say('pick.undo'),
    lay: () => say('pick.lay'),
    free: () => say('pick.free'),
    leave: () => say('pick.leave'),
    vote: () => say('pick.vote'),
    end: () => say('pick.end'),
  },
  lay: { '*': good },
  pick: { '*': good },
  give: { '*': good },
  want: { '*': good },
  pin: { yes: pinned(true), no: pinned(false) },
  surplus: { leave: (_s, _d, [id = '']) => say('pick.leaveThing', { thing: thingName(id) }), give: toHero('pick.hand') },
  spellTarget: { '*': aim },
  spellTargets: { '*': aim },
  spellSquare: { '*': aim },
  way: { on: leave('on'), off: leave('off') },
  handMore: { hand: toHero('pick.hand'), done: () => say('pick.done') },
  accept: { accept: () => say('pick.accept'), no: () => say('pick.decline') },
  answerTrade: { accept: () => say('pick.accept'), no: () => say('pick.decline') },
  lead: {
    keep: () => say('pick.lead.keep'),
    rotate: () => say('pick.lead.rotate'),
    joint: () => say('pick.lead.joint'),
    fixed: (_s, _d, [seat = '']) => say('pick.lead.fixed', { seat: { seat: Number(seat) } }),
  },
  wizor: { end: () => say('pick.endRound'), auto: () => say('pick.auto'), '*': aim },
  monster: { go, attack, cast, done: () => say('pick.done') },
  between: {
    ready: (s, d) => {
      const rest = unready(s, Number(d.about?.['hero']));
      return { ...say('pick.ready', { title: nextTitle(s) }), ...(rest > 0 ? { note: text('note.ready', { n: rest }) } : {}) };
    },
    as: (s, _d, [n = '']) => say('pick.as', { hero: figureName(s, `h${Number(n)}`) }),
    buy: (_s, _d, [id = '']) => noted(say('pick.buy', { thing: thingName(id), n: priceOf(id) }), effectsOf(id)),
    sell: (_s, _d, [id = '']) => say('pick.sell', { thing: thingName(id), n: sellsFor(id) }),
    give: toHero('pick.hand'),
    gold: (s, _d, [n = '', to = '']) => say('pick.gold.give', { n: Number(n), to: figureName(s, `h${Number(to)}`) }),
    take: (_s, _d, [id = '']) => noted(say('pick.take', { thing: thingName(id) }), effectsOf(id)),
    eat,
    swap,
    ease: (s) => ({ ...say('pick.ease'), note: text(`set.difficulty.${s.options.difficulty === 'hard' ? 'normal' : 'easy'}`) }),
  },
  retry: { again: () => say('pick.retry.again'), over: () => say('pick.retry.over') },
};
