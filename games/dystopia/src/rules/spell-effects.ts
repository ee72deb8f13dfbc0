import { distance, parseSquare, type Square, squareOf } from '../board/grid.ts';
import type { TreasureEntry } from '../board/level.ts';
import { itemCard, monsterCard, type SpellEffect, sorceryCard, spellCard } from '../content/index.ts';
import type { FigureId, Locals } from '../state.ts';
import { cure } from './gains.ts';
import { rule, type Table } from './kit.ts';
import { reveal } from './reveal.ts';
import { heroId, isHero, levelOf, monsterId, numberOf, onBoard, seesSquare, squareAt, trapAt } from './values.ts';

const effectsOf = (f: Locals['apply']): readonly SpellEffect[] => {
  if (f.sorcery) return sorceryCard(f.spell).effects;
  const item = FOODS.has(f.spell) ? itemCard(f.spell) : undefined;
  return item && 'effects' in item ? item.effects : spellCard(f.spell).effects;
};
const FOODS = new Set([
  'small-ale',
  'bread-cheese',
  'mulled-wine',
  'smoked-ham',
  'honey-cake',
  'red-tonic',
  'shamyr-drink',
  'fury-drops',
  'stone-drops',
  'wind-drops',
]);

/** Every effect of a spell, a sorcery or a meal on one target. */
export const apply = rule('apply', {
  next(f, g) {
    const effect = effectsOf(f)[f.effects];
    if (!effect || g.s.ended) return 'end';
    delete f.passed;
    if (needsTest(f, g, effect)) {
      return { call: 'wits', with: { figure: f.target as FigureId, against: f.sorcery ? 'sorcery' : 'spell' }, into: 'passed' };
    }
  },

  carryOut(f, g) {
    const effect = effectsOf(f)[f.effects]!;
    f.effects += 1;
    return carryOut(f, g, effect);
  },

  again: () => 'next',
});

/** Which effects an Int test may save from (DYS-SPELL.8, D.5, D.6). */
function needsTest(f: Locals['apply'], g: Table, effect: SpellEffect): boolean {
  switch (effect.do) {
    case 'hurt':
      return effect.saved !== undefined;
    case 'drain':
      return true;
    case 'drawCurse':
      return effect.wits === 'all';
    case 'loseTurn':
      // What bosses alone may withstand is aimed at monsters only.
      return effect.wits === 'all' || (effect.wits === 'boss' && isBoss(g, numberOf(f.target as FigureId)));
    default:
      return false;
  }
}

export const isBoss = (g: Table, n: number): boolean => {
  const { entry, code } = g.monster(n);
  return code === 'W1' || (entry >= 0 && levelOf(g.s).monsters[entry]?.boss !== undefined);
};

function carryOut(f: Locals['apply'], g: Table, effect: SpellEffect) {
  const id = f.target as FigureId;
  const by = isHero(f.caster) ? { by: numberOf(f.caster) } : {};
  switch (effect.do) {
    case 'heal':
      g.heal(id, effect.n, 'DYS-NRG.4');
      return undefined;
    case 'hurt': {
      const n = f.passed ? effect.saved! : effect.n;
      return n > 0 ? { call: 'harm' as const, with: { figure: id, n, ...by } } : undefined;
    }
    case 'boost':
      g.affect(id, effect.stat, effect.n, effect.rounds);
      return undefined;
    case 'thisTurn':
      g.affect(id, effect.stat, effect.n, 0);
      return undefined;
    case 'loseTurn':
      if (!f.passed) g.owe(id, f.sorcery);
      return undefined;
    case 'showTraps':
      showTraps(f, g);
      return undefined;
    case 'swapPlaces': {
      const a = g.hero(numberOf(f.caster));
      const b = g.hero(numberOf(id));
      [a.at, b.at] = [b.at, a.at];
      moved(g, f.caster);
      moved(g, id);
      return undefined;
    }
    case 'openDoor':
      g.s.open.push(parseSquare(g.grid, f.target));
      g.tell?.({ type: 'doorOpened', rule: 'DYS-SPELL.7', at: f.target });
      afterMagic(g);
      return undefined;
    case 'ghost':
      g.affect(id, 'ghost', 1, 0);
      return undefined;
    case 'cancelLostTurn': {
      const h = g.hero(numberOf(id));
      h.lost = Math.max(0, h.lost - 1);
      h.chained = Math.min(h.chained, h.lost);
      return undefined;
    }
    case 'firmGround':
      g.hero(numberOf(id)).firm = true;
      return undefined;
    case 'callBack':
      return callBack(f, g, effect.energy);
    case 'mindMirror':
      g.affect(id, 'mirror', 1, effect.rounds);
      return undefined;
    case 'silence':
      g.s.silenced = true;
      return undefined;
    case 'gate':
      return gate(f, g);
    case 'unweave': {
      const h = g.hero(numberOf(id));
      h.lost = Math.max(0, h.lost - h.chained);
      h.chained = 0;
      g.s.silenced = true;
      return undefined;
    }
    case 'drawCurse':
      return f.passed ? undefined : { call: 'curse' as const, with: { hero: numberOf(id) } };
    case 'drain':
      if (f.passed) return undefined;
      g.heal(f.caster, effect.n, 'DYS-SORC.1');
      return { call: 'harm' as const, with: { figure: id, n: effect.n } };
    case 'callFallen':
      callFallen(f, g, effect);
      return undefined;
    case 'cure':
      cure(g, numberOf(id));
      return undefined;
    case 'perhapsCursed': {
      // Both dice alike: the drink was laced (DYS-NEU.3).
      const white = g.white();
      const laced = white[0] === white[1];
      g.tell?.({ type: 'tasted', rule: 'DYS-NEU.3', hero: numberOf(id), white, laced });
      return laced ? { call: 'curse' as const, with: { hero: numberOf(id) } } : undefined;
    }
  }
}

/** Invisible traps in the caster's area, or near him, come to light (D.3, D.5). */
export function showTraps(f: { caster: FigureId }, g: Table, near?: number): void {
  const { s, grid, level } = g;
  const from = squareAt(s, f.caster);
  level.traps.forEach((trap, i) => {
    const at = squareOf(grid, trap.at);
    if (s.traps[i]!.visible || s.traps[i]!.gone || !seesSquare(s, from, at)) return;
    if (near === undefined ? grid.cells[at] !== grid.cells[from] : distance(grid, from, at) > near) return;
    s.traps[i]!.visible = true;
    g.tell?.({ type: 'trapShown', rule: 'DYS-TRAP.6', trap: trap.kind, at: g.name(at) });
  });
}

function moved(g: Table, id: FigureId): void {
  g.tell?.({ type: 'placed', rule: 'DYS-SPELL.7', figure: id, at: g.name(squareAt(g.s, id)), by: 'spell' });
  afterMagic(g);
}

/** What magic opened or moved is seen at once; the way so far is no way back any more (DYS-REV.9). */
function afterMagic(g: Table): void {
  reveal(g);
  const { hero } = g.s.turn;
  if (hero >= 0 && onBoard(g.hero(hero))) g.s.turn.path = [g.hero(hero).at];
  g.s.turn.undo = 0;
}

/** A dead hero stands where his pile lies and takes back what is in it (D.5). */
function callBack(f: Locals['apply'], g: Table, energy: number) {
  const at = parseSquare(g.grid, f.target);
  const pile = g.s.piles.find((one) => one.at === at && one.of !== null && one.of !== 'wizard')!;
  const n = g.s.heroes.findIndex((h) => h.code === pile.of);
  Object.assign(g.hero(n), { dead: false, at, energy });
  g.s.piles.splice(g.s.piles.indexOf(pile), 1);
  g.tell?.({ type: 'returned', rule: 'DYS-NRG.7', hero: n });
  afterMagic(g);
  const treasure: TreasureEntry[] = [
    ...(pile.gold > 0 ? [{ gold: pile.gold }] : []),
    ...pile.things.map((item) => ({ item })),
    ...pile.spells.map((one) => ({ spell: one })),
  ];
  return { call: 'gain' as const, with: { hero: n, treasure } };
}

/** A hero is moved by magic; a trap there goes off before anything is seen from there (D.5, DYS-TRAP.5, DYS-TRAP.7). */
function gate(f: Locals['apply'], g: Table) {
  const n = numberOf(f.target as FigureId);
  const h = g.hero(n);
  const back = [h.at];
  h.at = f.square as Square;
  const trap = trapAt(g.s, h.at);
  g.tell?.({ type: 'placed', rule: 'DYS-SPELL.7', figure: heroId(n), at: g.name(h.at), by: 'spell' });
  if (trap >= 0 && !g.s.traps[trap]!.visible) return { call: 'trap' as const, with: { hero: n, trap, back } };
  afterMagic(g);
  return undefined;
}

/** A monster comes; it may act this round (D.6). */
function callFallen(f: Locals['apply'], g: Table, { code }: Extract<SpellEffect, { do: 'callFallen' }>): void {
  const at = f.square as Square;
  g.s.monsters.push({ entry: -1, code, at, energy: monsterCard(code).energy, dead: false, lost: 0, effects: [], done: false });
  g.tell?.({ type: 'appeared', rule: 'DYS-SORC.1', figure: monsterId(g.s.monsters.length - 1), code, at: g.name(at) });
}
