import { type Text, type TextArg, text } from '@questhall/kernel';
import { itemCard } from '../content/index.ts';
import { priceOf } from '../content/prices.ts';
import type { DystopiaEvent } from '../events.ts';
import {
  beingName,
  curseName,
  furnitureName,
  goodsText,
  heroName,
  isEaten,
  isNothing,
  monsterName,
  ownWeapon,
  thingName,
  trapName,
} from './names.ts';

type Of<T extends DystopiaEvent['type']> = Extract<DystopiaEvent, { type: T }>;
type Told = [variant: string, args: Record<string, TextArg>];

/** How each event is told: the variant of its message, and what fills the gaps. */
const TOLD: { [T in DystopiaEvent['type']]: (e: Of<T>) => Told } = {
  heroChosen: (e) => ['', { seat: { seat: e.seat }, hero: heroName(e.code) }],
  wizorChosen: (e) => ['', { seat: { seat: e.seat } }],
  ordered: (e) => ['', { heroes: e.heroes.map((code) => heroName(code)) }],
  levelBegan: (e) => ['', level(e)],
  roundBegan: (e) => ['', { round: e.round }],
  turnBegan: (e) => ['', { hero: heroName(e.code) }],
  turnLost: (e) => ['', { figure: named(e, e.figure) }],
  wizorBegan: () => ['', {}],
  revealed: (e) => {
    const areas = e.areas.flatMap((area) => e.names?.[area] ?? []);
    const story = e.names?.['story'];
    if (areas.length === 0) return ['.unnamed', {}];
    return story === undefined ? ['', { areas }] : ['.story', { areas, story }];
  },
  appeared: (e) => ['', { what: appearing(e) }],
  doorShown: (e) => [e.locked ? '.locked' : '', {}],
  doorOpened: (e) => (e.hero === undefined ? ['.magic', {}] : ['', who(e)]),
  moved: (e) => [e.jump ? '.jump' : '', { figure: named(e, e.figure), n: e.steps }],
  placed: (e) => [`.${e.by}`, { figure: named(e, e.figure) }],
  attacked: (e) => [
    `.${e.result}`,
    { from: named(e, e.from), to: named(e, e.to), attack: e.attack, defence: e.defence, red: e.red.map(String), white: faces(e.white) },
  ],
  wits: (e) => [e.passed ? '.passed' : '.failed', { figure: named(e, e.figure), white: faces(e.white), int: e.int }],
  pinned: (e) => ['', who(e)],
  hurt: (e) => ['', { figure: named(e, e.figure), n: e.n, energy: e.energy }],
  healed: (e) => ['', { figure: named(e, e.figure), n: e.n, energy: e.energy }],
  died: (e) => [e.figure.startsWith('h') ? '.hero' : '.monster', { figure: named(e, e.figure) }],
  saved: (e) => ['', { ...who(e), thing: thingName(e.thing) }],
  searched: (e) => ['', { ...who(e), thing: furnitureName(e.kind) }],
  found: (e) => {
    if (e.gold !== undefined) return ['.gold', { ...who(e), n: e.gold }];
    if (e.spell !== undefined) return ['.spell', { ...who(e), spell: thingName(e.spell) }];
    // Of a thing for a quest there is only one.
    const thing = e.thing ?? '';
    return [itemCard(thing).kind === 'quest' ? '.quest' : '', { ...who(e), thing: thingName(thing) }];
  },
  cursed: (e) => ['', { ...who(e), curse: curseName(e.curse) }],
  tasted: (e) => [e.laced ? '.laced' : '.clean', { white: faces(e.white) }],
  cured: (e) => ['', who(e)],
  trapSprung: (e) => ['', { ...who(e), trap: trapName(e.trap) }],
  trapShown: (e) => ['', { trap: trapName(e.trap) }],
  trapRemoved: (e) => ['', who(e)],
  cast: (e) => {
    const args = { figure: named(e, e.caster), spell: thingName(e.spell) };
    const targets = e.targets.filter((id) => /^[hm]\d+$/.test(id) && id !== e.caster).map((id) => named(e, id));
    return targets.length > 0 ? ['.on', { ...args, targets }] : ['', args];
  },
  lensUsed: (e) => ['', who(e)],
  ate: (e) => [isEaten(e.item) ? '.eat' : '.drink', { ...who(e), thing: thingName(e.item) }],
  swapped: (e) => {
    const code = codeOf(e);
    const attack = e.attack === null ? ownWeapon(code, 'attack') : thingName(e.attack);
    const defence = e.defence === null ? ownWeapon(code, 'defence') : thingName(e.defence);
    return ['', { ...who(e), things: [attack, defence].filter((thing) => thing !== null) }];
  },
  handed: (e) => {
    const thing = thingName(e.thing);
    return [thing.key.startsWith('spell.') ? '.spell' : '', { ...who(e), to: named(e, `h${e.to}`), thing }];
  },
  paid: (e) => ['', { ...who(e), to: named(e, `h${e.to}`), n: e.gold }],
  declined: (e) => ['', who(e)],
  tradeVoid: (e) => ['', { ...who(e), partner: named(e, `h${e.partner}`) }],
  traded: (e) => {
    const [hero, partner] = [named(e, `h${e.hero}`), named(e, `h${e.partner}`)];
    const [given, got] = [goodsText(e.given, e.gave), goodsText(e.got, e.received)];
    if (isNothing(got)) return ['.gift', { hero, partner, things: given }];
    if (isNothing(given)) return ['.gift', { hero: partner, partner: hero, things: got }];
    return ['', { hero, partner, given, got }];
  },
  picked: (e) => ['', { ...who(e), things: goodsText(e.things, e.gold) }],
  laid: (e) => ['', { ...who(e), things: goodsText(e.things, e.gold) }],
  leaveGiven: (e) => [e.allow ? '.on' : '.off', { ...who(e), to: named(e, `h${e.to}`) }],
  passSet: (e) => [e.allow ? '.on' : '.off', who(e)],
  freed: (e) => ['', who(e)],
  led: (e) => [`.${e.mode}`, { seat: { seat: e.seat } }],
  bought: (e) => {
    const args = { ...who(e), thing: thingName(e.thing), n: e.price };
    const drinks = e.rule === 'DYS-NEU.2' ? Math.round(e.price / priceOf(e.thing)) : 1;
    return drinks > 1 ? ['.several', { ...args, count: drinks }] : ['', args];
  },
  sold: (e) => ['', { ...who(e), thing: thingName(e.thing), n: e.price }],
  eased: (e) => ['', { difficulty: text(`set.difficulty.${e.difficulty}`) }],
  left: (e) => ['', who(e)],
  goalMet: (e) => ['', { goal: e.names?.['goal'] ?? text('goal.any') }],
  levelWon: (e) => ['', level(e)],
  levelLost: (e) => [`.${e.why}`, level(e)],
  retried: (e) => ['', { ...level(e), attempt: e.attempt }],
  stopReached: (e) => [`.${e.kind}`, { place: e.names?.['place'] ?? text('level.any') }],
  ready: (e) => ['', who(e)],
  unready: (e) => ['', who(e)],
  rested: (e) => ['', { ...who(e), n: e.n }],
  returned: (e) => ['', who(e)],
  ended: (e) => [e.single ? '.level' : e.won ? '.won' : '.lost', {}],
};

/** The log line of an event, as the viewer who received it may read it. */
export function eventText(event: DystopiaEvent): Text {
  const [variant, args] = (TOLD[event.type] as unknown as (e: DystopiaEvent) => Told)(event);
  return text(`log.${event.type}${variant}`, args);
}

const named = (e: DystopiaEvent, id: string): TextArg => e.names?.[id] ?? text(id.startsWith('h') ? 'hero.any' : 'monster.any');
const who = (e: DystopiaEvent & { hero?: number }) => ({ hero: named(e, `h${e.hero ?? -1}`) });
const level = (e: Of<'levelBegan' | 'levelWon' | 'levelLost' | 'retried'>) => ({
  n: e.level,
  title: e.names?.['level'] ?? text('level.any'),
});
/** The white dice by name; two unicorns are counted, not named twice. */
const faces = (white: readonly (number | 'U')[]): TextArg[] =>
  white.length === 2 && white.every((face) => face === 'U')
    ? [text('die.unicorns')]
    : white.map((face) => (face === 'U' ? text('die.unicorn') : String(face)));

function appearing(e: Of<'appeared'>): TextArg {
  if (e.figure !== undefined) return named(e, e.figure);
  if (e.code !== undefined) return monsterName(e.code);
  const thing = e.thing ?? '';
  return /^(?:S4|L1|captive)$/.test(thing) ? beingName(thing) : furnitureName(thing);
}

/** The kind of hero that an event is about: "hero.dwarf" tells it. */
function codeOf(e: Of<'swapped'>): string {
  const name = e.names?.[`h${e.hero}`];
  return typeof name === 'object' && 'key' in name ? name.key.slice('hero.'.length) : 'any';
}
