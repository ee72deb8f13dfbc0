import { type Text, type TextArg, text } from '@questhall/kernel';
import {
  type Curse,
  type Food,
  HERO_CODES,
  type HeroCard,
  heroCard,
  type Item,
  itemCard,
  type MonsterCard,
  type Sorcery,
  type Spell,
  type SpellEffect,
  type SpellTarget,
  type Stat,
  sorceryCard,
  spellCard,
  type Trap,
  type Trinket,
  type Values,
  type Weapon,
} from '../content/index.ts';
import { ownWeapon, thingName } from './names.ts';

/** What stands on the cards, line by line, made from the data that the rules run. */

const say = (key: string, args?: Readonly<Record<string, TextArg>>): Text => text(`card.${key}`, args);
/** "+2", "−1": a number as it is added. */
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
const STATS: readonly Stat[] = ['attack', 'defence', 'speed', 'int'];

/** "a, b, c": facts of a card. */
const inRow = (list: readonly Text[]): Text => list.reduce((a, b) => say('comma', { a, b }));
/** Sentences one behind the other, for a note beside a choice. @throws TypeError where there is none */
export const inOneLine = (lines: readonly Text[]): Text => lines.reduce((a, b) => say('then', { a, b }));

const added = (adds: Partial<Record<Stat, number>> | undefined): Text[] =>
  STATS.flatMap((stat) => (adds?.[stat] ? [say(`adds.${stat}`, { n: signed(adds[stat]) })] : []));
const line = (phrases: readonly Text[]): Text[] => (phrases.length > 0 ? [say('line', { phrase: inRow(phrases) })] : []);
const range = ([from, to]: readonly [number, number]): Text => (from === to ? say('range.one', { to }) : say('range', { from, to }));
const price = (n: number | undefined): Text[] => (n === undefined ? [] : [say('price', { n })]);

/** The values of a hero or a monster, one line. */
export const valuesText = ({ attack, defence, energy, range: reach, speed, int }: Values): Text =>
  say('values', { attack, defence, energy, range: range(reach), speed, int });

/** A hero: its values and what it begins with. */
export function heroText(card: HeroCard): Text[] {
  const own = (['attack', 'defence'] as const).map((slot) => ownWeapon(card.code, slot)).filter((weapon) => weapon !== null);
  return [valuesText(card), say('begins', { weapons: inRow(own) })];
}

/** The same by the hero's code, for the choice of one. */
export const shortHeroText = (code: string): Text[] => heroText(heroCard(code));

/** A monster: its values, where it comes from, its sorceries and how often it has each. */
export function monsterText(card: MonsterCard): Text[] {
  const sorceries = Object.entries(card.sorcery ?? {}).map(([id, n]) => say('times', { what: text(`sorcery.${id}`), n }));
  return [
    valuesText(card),
    ...(card.underworld ? [say('underworld')] : []),
    ...(sorceries.length > 0 ? [say('sorceries', { sorceries: inRow(sorceries) })] : []),
  ];
}

/** A weapon, a trinket, something to eat or drink, or what a quest is about. */
export function itemText(item: Item): Text[] {
  if (item.kind === 'weapon') return weaponText(item);
  if (item.kind === 'trinket') return trinketText(item);
  if (item.kind === 'quest') return [say(`quest.${item.id}`)];
  return foodText(item);
}

function weaponText({ slot, adds, range: reach, users, wits, price: asked }: Weapon): Text[] {
  const everybody = users.length === HERO_CODES.length;
  return [
    say(`slot.${slot}`),
    ...line([...added(adds), ...(reach ? [range(reach)] : [])]),
    ...(wits ? [say('wits', { n: signed(wits) })] : []),
    everybody ? say('users.all') : say('users', { users: inRow(users.map((code) => text(`hero.${code}`))) }),
    ...price(asked),
  ];
}

function trinketText({ adds, power, uses, within, price: asked }: Trinket): Text[] {
  return [...line(added(adds)), ...(power ? [say(`power.${power}`, { n: uses ?? within ?? 1 })] : []), ...price(asked)];
}

function foodText({ effects, price: asked }: Food): Text[] {
  return [...line(effects.map((effect) => phrase(effect))), ...price(asked)];
}

/** A spell: whom it may be aimed at, what it does, who may use it, and its price. */
export function spellText({ target, effects, wizard, price: asked }: Spell): Text[] {
  return [aimed(target, effects), say(wizard ? 'wizard' : 'common'), ...price(asked)];
}

/** A sorcery of Uzyr and Wizor, by its id. */
export const sorceryText = (id: string): Text[] => sorceryCardText(sorceryCard(id));
export const sorceryCardText = ({ target, effects }: Sorcery): Text[] => [aimed(target, effects)];

function aimed(target: SpellTarget | Sorcery['target'], effects: readonly SpellEffect[]): Text {
  return say('aimed', { target: targetText(target), effects: inRow(effects.map((effect) => phrase(effect))) });
}

function targetText(target: SpellTarget | Sorcery['target']): Text {
  switch (target.at) {
    case 'hero':
      if (target.within === null) return say('target.hero.anywhere');
      return say('target.hero', { n: target.within });
    case 'monster':
      if ('wizor' in target && target.wizor) return say('target.wizor', { n: target.within });
      return say('underworld' in target && target.underworld ? 'target.underworld' : 'target.monster', { n: target.within });
    case 'heroesNear':
      return say('others' in target && target.others ? 'target.heroesNear.others' : 'target.heroesNear', { n: target.within });
    case 'twoMonsters':
      return say('target.twoMonsters', { n: target.within, apart: target.apart });
    case 'monstersInSight':
      return say('target.monstersInSight', { n: target.most });
    case 'figure':
    case 'none':
    case 'door':
    case 'pile':
      return say(`target.${target.at}`, { n: target.within });
    case 'self':
    case 'allHeroes':
    case 'area':
    case 'heroAndSquare':
      return say(`target.${target.at}`);
  }
}

/** What an effect does, as a phrase without a subject: "+2 energy", "next turn lost". */
function phrase(effect: SpellEffect): Text {
  switch (effect.do) {
    case 'heal':
      return say('do.heal', { n: effect.n });
    case 'hurt':
      return effect.saved === undefined ? say('do.hurt', { n: effect.n }) : say('do.hurt.saved', { n: effect.n, saved: effect.saved });
    case 'boost':
      return say('do.boost', { what: say(`adds.${effect.stat}`, { n: signed(effect.n) }), n: effect.rounds });
    case 'thisTurn':
      return say('do.thisTurn', { what: say(`adds.${effect.stat}`, { n: signed(effect.n) }) });
    case 'loseTurn':
      return say(effect.wits ? `do.loseTurn.${effect.wits}` : 'do.loseTurn');
    case 'drawCurse':
      return say(effect.wits ? 'do.drawCurse.all' : 'do.drawCurse');
    case 'callBack':
      return say('do.callBack', { n: effect.energy });
    case 'drain':
      return say('do.drain', { n: effect.n });
    case 'mindMirror':
      return say('do.mindMirror', { n: effect.rounds });
    default:
      return say(`do.${effect.do}`);
  }
}

/** A trap: what happens to a hero who is not quick enough. */
export function trapText({ hurt, also }: Trap): Text[] {
  const n = also?.do === 'fire' ? also.n : also?.do === 'alarm' ? also.steps : undefined;
  return [say('trap', { n: hurt }), ...(also ? [say(`trap.${also.do}`, n === undefined ? {} : { n })] : [])];
}

/** A curse: what it does and how long. */
export function curseText({ lasts, adds, range: far, bans, once, marked }: Curse): Text[] {
  const phrases = [
    ...added(adds),
    ...(far ? [say('adds.range', { n: signed(far) })] : []),
    ...(bans ? [say(`bans.${bans}`)] : []),
    ...(once ? [say(`once.${once}`)] : []),
    ...(marked ? [say('marked', { n: signed(marked) })] : []),
  ];
  return [...line(phrases), typeof lasts === 'number' ? say('lasts.rounds', { n: lasts }) : say(`lasts.${lasts}`)];
}

/** What a thing or a spell is good for. */
export function effectsOf(id: string): Text[] {
  const plain = id.replace(/^spell[.:]/, '');
  return thingName(plain).key.startsWith('spell.') ? spellText(spellCard(plain)) : itemText(itemCard(plain));
}
