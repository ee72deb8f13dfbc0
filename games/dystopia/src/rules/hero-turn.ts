import { beside, parseSquare, squareOf } from '../board/grid.ts';
import { beingCard, itemCard, type Trinket } from '../content/index.ts';
import { priceOf } from '../content/prices.ts';
import type { FigureId, Hero } from '../state.ts';
import { setPass } from './asides.ts';
import { cure, letGo } from './gains.ts';
import { handable, heroOptions, isSpell } from './hero-options.ts';
import { rule, type Table } from './kit.ts';
import { wayTo } from './paths.ts';
import { amount, coins } from './purse.ts';
import { reveal } from './reveal.ts';
import { showTraps } from './spell-effects.ts';
import { heroId, levelOf, monsterAt, onBoard } from './values.ts';

/** What ends the turn when it comes after moving (DYS-TURN.4). */
const ACTIONS = new Set(['attack', 'cast', 'search', 'pick', 'eat', 'rods', 'lens', 'swap', 'hand', 'free', 'deal']);

/** One turn of one hero (A.8). */
export const heroTurn = rule('heroTurn', {
  begin(f, g) {
    const h = g.hero(f.hero);
    if (h.lost > 0) {
      h.lost -= 1;
      h.chained = Math.min(h.chained, h.lost);
      g.tell?.({ type: 'turnLost', rule: 'DYS-TURN.9', figure: heroId(f.hero) });
      return 'end';
    }
    g.s.turn = { hero: f.hero, monster: -1, spent: 0, stage: 'fresh', path: [h.at], undo: 0, over: false };
    g.tell?.({ type: 'turnBegan', rule: 'DYS-TURN.1', hero: f.hero, code: h.code });
  },

  ask(f, g) {
    if (g.stopped || !onBoard(g.hero(f.hero))) return 'close';
    // To take away what is not there costs as much as a small step.
    if (f.undone !== undefined) delete f.undone;
    return g.askHero(f.hero, { kind: 'hero', options: heroOptions(g, f.hero, f.begged), about: { hero: f.hero }, into: 'choice' });
  },

  act(f, g) {
    const h = g.hero(f.hero);
    const to = g.grid.byGo.get(f.choice!);
    if (to !== undefined) {
      const { path, through } = wayTo(g.s, f.hero, to);
      if (through.length === 0) return { call: 'walk', with: { hero: f.hero, path } };
      f.leave = { path, through };
      return 'plead';
    }
    if (f.choice === 'end') return 'close';
    const [what = '', arg = '', more = ''] = f.choice!.split(':');
    switch (what) {
      case 'open':
        openDoor(g, f.hero, parseSquare(g.grid, arg));
        return 'ask';
      case 'undo':
        takeBack(g, f.hero);
        return 'ask';
      case 'pass':
        setPass(g, f.hero, arg === 'on');
        return 'ask';
      case 'way':
        f.begged = [...(f.begged ?? []), Number(arg)];
        return 'beg';
      case 'vote':
        return { call: 'vote', with: { first: false } };
      case 'leave':
        h.away = true;
        h.at = -1;
        g.tell?.({ type: 'left', rule: 'DYS-END.6', hero: f.hero });
        g.heroGone();
        return 'close';
      case 'lay':
        return 'lay';
      case 'trade':
        return { call: 'trade', with: { hero: f.hero, partner: Number(arg) } };
      default:
        return action(g, f.hero, what, arg, more);
    }
  },

  afterAct(f, g) {
    // Most answers are to go somewhere.
    if (f.choice!.startsWith('go:')) return 'ask';
    const colon = f.choice!.indexOf(':');
    if (!ACTIONS.has(colon < 0 ? f.choice! : f.choice!.slice(0, colon)) || f.undone || g.stopped) return 'ask';
    // After moving an action is the end of the turn; before it the steps are still there.
    if (g.s.turn.stage === 'moved') return 'close';
    g.s.turn.stage = 'acted';
    return 'ask';
  },

  lay(f, g) {
    const h = g.hero(f.hero);
    const options = [...handable(g, f.hero), ...coins(h.gold)];
    return g.askHero(f.hero, { kind: 'lay', options, choose: { min: 0, max: options.length }, about: { hero: f.hero }, into: 'picks' });
  },

  laid(f, g) {
    const h = g.hero(f.hero);
    const picks = f.picks!;
    if (picks.length === 0) return 'ask';
    const pile = g.pileOn(h.at);
    const gold = amount(picks);
    pile.gold += gold;
    h.gold -= gold;
    const things = picks.filter((pick) => !pick.startsWith('gold.'));
    for (const thing of things) giveUp(g, f.hero, thing, pile);
    g.tell?.({ type: 'laid', rule: 'DYS-EQP.11', hero: f.hero, things, gold, at: g.name(h.at) });
    g.s.turn.undo = 0;
    return 'ask';
  },

  /** Whoever lets nobody pass is asked to, in another's turn too; one's own heroes obey (DYS-MOVE.8). */
  beg(f, g) {
    const n = f.begged!.at(-1)!;
    if (g.hero(n).seat === g.hero(f.hero).seat) {
      f.answer = 'on';
      return 'granted';
    }
    return g.askHero(n, { kind: 'way', options: ['on', 'off'], about: { hero: n, from: f.hero }, into: 'answer' });
  },

  granted(f, g) {
    const n = f.begged!.at(-1)!;
    setPass(g, n, f.answer === 'on');
    delete f.answer;
    return 'ask';
  },

  /** Leave to pass is asked for, of one after the other in the order of the way (DYS-MOVE.8). */
  plead(f, g) {
    const n = f.leave!.through[0]!;
    return g.askHero(n, { kind: 'way', options: ['on', 'off'], about: { hero: n, from: f.hero }, into: 'answer' });
  },

  /** Whoever says no stands in the way for the rest of the turn. */
  heard(f, g) {
    const { path, through } = f.leave!;
    const n = through.shift()!;
    const allow = f.answer === 'on';
    delete f.answer;
    g.tell?.({ type: 'leaveGiven', rule: 'DYS-MOVE.8', hero: n, to: f.hero, allow });
    if (allow && through.length > 0) return 'plead';
    delete f.leave;
    if (allow) return { call: 'walk', with: { hero: f.hero, path } };
    g.s.turn.barred = [...(g.s.turn.barred ?? []), n];
    return 'ask';
  },

  passed: () => 'ask',

  close(f, g) {
    const h = g.hero(f.hero);
    if (h.effects.length > 0) h.effects = h.effects.filter(({ until }) => until !== 0);
    g.s.turn.hero = -1;
  },
});

/**
 * Takes steps back that showed nothing new, to the last square that is the hero's alone (a step of a jump counts two). The
 * square from which steps can be taken back always is.
 */
function takeBack(g: Table, hero: number): void {
  const { turn, heroes } = g.s;
  const h = g.hero(hero);
  const alone = (at: number) => monsterAt(g.s, at) < 0 && !heroes.some((other, n) => n !== hero && onBoard(other) && other.at === at);
  do {
    const from = turn.path.pop()!;
    turn.undo -= 1;
    h.at = turn.path.at(-1)!;
    turn.spent -= beside(g.grid, from, h.at) ? 1 : 2;
  } while (!alone(h.at));
  if (turn.path.length === 1 && turn.stage === 'moved' && turn.spent === 0) turn.stage = 'fresh';
  g.tell?.({ type: 'placed', rule: 'DYS-TURN.11', figure: heroId(hero), at: g.name(h.at), by: 'undo' });
}

/** Opening is a step, and shows what lies behind (DYS-MOVE.3, DYS-MOVE.4). */
function openDoor(g: Table, hero: number, at: number): void {
  g.s.open.push(at);
  g.s.turn.spent += 1;
  if (g.s.turn.stage === 'fresh') g.s.turn.stage = 'moved';
  g.s.turn.undo = 0;
  g.tell?.({ type: 'doorOpened', rule: 'DYS-MOVE.3', hero, at: g.name(at) });
  reveal(g);
}

/** Takes one thing out of a hero's hands and puts it onto a heap. */
export function giveUp(g: Table, hero: number, thing: string, onto: { things: string[]; spells: string[] }): void {
  const h = g.hero(hero);
  if (isSpell(thing)) {
    h.spells.splice(h.spells.indexOf(thing), 1);
    onto.spells.push(thing);
    return;
  }
  const from = h.weapons.includes(thing) ? h.weapons : h.things;
  from.splice(from.indexOf(thing), 1);
  letGo(g, hero, thing);
  onto.things.push(thing);
}

/** The actions of DYS-TURN.2, each a few lines or a procedure of its own. */
function action(g: Table, n: number, what: string, arg: string, to: string) {
  const { s, grid, level } = g;
  const h = g.hero(n);
  if (what !== 'cast' && what !== 'hand') g.s.turn.undo = 0;
  switch (what) {
    case 'attack':
      if (s.options.attackStep === 'spent') s.turn.spent += 1;
      return { call: 'attack' as const, with: { from: heroId(n), to: arg as FigureId } };
    case 'cast':
      return { call: 'spell' as const, with: { caster: heroId(n), spell: arg, sorcery: false }, into: 'undone' as const };
    case 'search': {
      const at = parseSquare(grid, arg);
      const i = level.furniture.findIndex((thing) => squareOf(grid, thing.at) === at);
      s.furniture[i]!.searched = true;
      g.tell?.({ type: 'searched', rule: 'DYS-TRES.4', hero: n, kind: level.furniture[i]!.kind, at: arg });
      return { call: 'gain' as const, with: { hero: n, treasure: [...level.furniture[i]!.treasure] } };
    }
    case 'pick':
      return { call: 'pick' as const, with: { hero: n, pile: parseSquare(grid, arg) } };
    case 'eat':
      return { call: 'eat' as const, with: { hero: n, item: arg } };
    case 'rods': {
      const at = parseSquare(grid, arg);
      const trap = level.traps.findIndex((one) => squareOf(grid, one.at) === at);
      s.traps[trap]!.gone = true;
      useRods(h);
      g.tell?.({ type: 'trapRemoved', rule: 'DYS-TURN.2', hero: n, at: arg });
      return undefined;
    }
    case 'lens':
      h.used.push('seers-lens');
      g.tell?.({ type: 'lensUsed', rule: 'DYS-TURN.2', hero: n });
      showTraps({ caster: heroId(n) }, g, (itemCard('seers-lens') as Trinket).within);
      return undefined;
    case 'swap':
      h.attack = arg === '-' ? null : arg;
      h.defence = to === '-' ? null : to;
      g.tell?.({ type: 'swapped', rule: 'DYS-EQP.9', hero: n, attack: h.attack, defence: h.defence });
      return undefined;
    case 'hand':
      return { call: 'hand' as const, with: { hero: n, thing: arg, to: Number(to) }, into: 'undone' as const };
    case 'free':
      freeWizard(g, n);
      return { call: 'vote' as const, with: { first: true } };
    case 'deal':
      deal(g, n, arg, Number(to));
      return undefined;
    default:
      throw new Error(`no action ${what}`);
  }
}

/** With Lyra once a level, whose help costs nothing; with Shamyr as often as there is gold for it (DYS-NEU.2, DYS-NEU.4). */
function deal(g: Table, n: number, what: string, count: number): void {
  const h = g.hero(n);
  const { once } = beingCard('L1');
  const { sells } = beingCard('S4');
  if (once && what === once.id) {
    h.used.push(once.id);
    for (const effect of once.effects) {
      if (effect.do === 'cure') cure(g, n);
      else g.heal(heroId(n), effect.n, 'DYS-NEU.4');
    }
  } else if (sells) {
    const price = priceOf(sells) * count;
    h.gold -= price;
    for (let k = 0; k < count; k++) h.things.push(sells);
    g.tell?.({ type: 'bought', rule: 'DYS-NEU.2', hero: n, thing: sells, price });
  }
}

/** The captive is free: he stands where he was, and takes his first turn next round (DYS-WIZ.3). */
function freeWizard(g: Table, n: number): void {
  const { s } = g;
  s.captive = 'freed';
  const at = squareOf(g.grid, levelOf(s).captive!.at);
  s.heroes.push(g.newHero('wizard', -1, at));
  g.tell?.({ type: 'freed', rule: 'DYS-WIZ.3', hero: n });
  g.meetGoals((goal) => goal.type === 'freeWizard');
}

/** The rods with fewest uses left are used first; after the last use they are spent. */
function useRods(h: Hero): void {
  const worn = ['tinkers-rods-1', 'tinkers-rods-2', 'tinkers-rods'].find((id) => h.things.includes(id))!;
  const item = itemCard(worn);
  const at = h.things.indexOf(worn);
  if (item.kind === 'trinket' && item.next !== undefined) h.things[at] = item.next;
  else h.things.splice(at, 1);
}
