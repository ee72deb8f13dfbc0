import { distance, parseSquare } from '../board/grid.ts';
import { sorceryCard, spellCard } from '../content/index.ts';
import type { Locals } from '../state.ts';
import { rule, type Table } from './kit.ts';
import { landing } from './paths.ts';
import { spellTargets } from './spell-targets.ts';
import { heroId, inPlay, monsterId, numberOf, onBoard, seesSquare, squareAt } from './values.ts';

/** Casting a spell or a sorcery: name the target, then every effect on every target in turn (A.12, D.6). Value: whether it was cast. */
export const spell = rule('spell', {
  name(f, g) {
    const card = f.sorcery ? sorceryCard(f.spell) : spellCard(f.spell);
    const targets = spellTargets(g, f.caster, card.target);
    if (targets.length === 0) return { done: false };
    if (f.aim !== undefined && targets.includes(f.aim)) {
      f.choice = f.aim;
      return { goto: 'square' };
    }
    // The automatic Wizor has nobody to ask.
    if (f.sorcery && g.s.wizor === null) {
      f.choice = targets[0]!;
      return { goto: 'square' };
    }
    if (card.target.at === 'monstersInSight') return { goto: 'several' };
    if (targets.length === 1 && targets[0] === '') {
      f.choice = '';
      return { goto: 'square' };
    }
    return {
      ask: {
        seat: g.casterSeat(f.caster),
        kind: 'spellTarget',
        options: [...targets, 'back'],
        about: { caster: f.caster, spell: f.spell },
        into: 'choice',
      },
    };
  },

  named(f) {
    if (f.choice === 'back') return { done: false };
    return { goto: 'square' };
  },

  several(f, g) {
    const { target } = spellCard(f.spell);
    const most = target.at === 'monstersInSight' ? target.most : 1;
    const options = g.s.monsters.flatMap((m, n) => (inPlay(m) && seesSquare(g.s, squareAt(g.s, f.caster), m.at) ? [monsterId(n)] : []));
    return {
      ask: {
        seat: g.casterSeat(f.caster),
        kind: 'spellTargets',
        options,
        choose: { min: 1, max: Math.min(most, options.length) },
        about: { spell: f.spell },
        into: 'picks',
      },
    };
  },

  namedSeveral(f) {
    f.targets = [...f.picks!];
    return { goto: 'cast' };
  },

  /** Gate Step: where to (D.5). */
  square(f, g) {
    f.targets = targetsOf(f, g);
    if (f.sorcery || spellCard(f.spell).target.at !== 'heroAndSquare') return { goto: 'cast' };
    const from = squareAt(g.s, f.caster);
    const options = g.grid.cells.flatMap((_, at) => (landing(g.s, at) && seesSquare(g.s, from, at) ? [g.name(at)] : []));
    if (options.length === 0) return { done: false };
    return {
      ask: { seat: g.casterSeat(f.caster), kind: 'spellSquare', options: [...options, 'back'], about: { spell: f.spell }, into: 'choice' },
    };
  },

  chosenSquare(f, g) {
    if (f.choice === 'back') return { done: false };
    f.square = parseSquare(g.grid, f.choice!);
  },

  cast(f, g) {
    g.tell?.({ type: 'cast', rule: f.sorcery ? 'DYS-SORC.1' : 'DYS-SPELL.3', caster: f.caster, spell: f.spell, targets: f.targets! });
    if (f.sorcery) {
      const key = `${numberOf(f.caster)}:${f.spell}`;
      g.s.sorceries[key] = (g.s.sorceries[key] ?? 0) + 1;
      return;
    }
    const h = g.hero(numberOf(f.caster));
    if (spellCard(f.spell).wizard) h.used.push(f.spell);
    else h.spells.splice(h.spells.indexOf(f.spell), 1);
  },

  each(f, g) {
    const target = f.targets!.shift();
    if (target === undefined || g.s.ended) return { done: true };
    return {
      call: 'apply',
      with: {
        caster: f.caster,
        effects: 0,
        spell: f.spell,
        sorcery: f.sorcery,
        target,
        ...(f.square === undefined ? {} : { square: f.square }),
      },
    };
  },

  more: () => ({ goto: 'each' }),
});

/** The single targets that the choice stands for. */
function targetsOf(f: Locals['spell'], g: Table): string[] {
  const { target } = f.sorcery ? sorceryCard(f.spell) : spellCard(f.spell);
  const from = squareAt(g.s, f.caster);
  const heroes = g.s.heroes.flatMap((h, n) => (onBoard(h) ? [heroId(n)] : []));
  switch (target.at) {
    case 'self':
    case 'none':
      return [f.caster];
    case 'allHeroes':
      return heroes;
    case 'heroesNear': {
      const others = 'others' in target && target.others === true;
      return heroes.filter((id) => {
        const at = squareAt(g.s, id);
        return !(others && id === f.caster) && distance(g.grid, from, at) <= target.within && seesSquare(g.s, from, at);
      });
    }
    case 'twoMonsters':
      return f.choice!.split('+');
    case 'area':
      return g.s.monsters.flatMap((m, n) => (inPlay(m) && g.grid.cells[m.at] === f.choice ? [monsterId(n)] : []));
    default:
      return [f.choice!];
  }
}

/** Eating and drinking: every effect of the food in turn (D.4). */
export const eat = rule('eat', {
  use(f, g) {
    const h = g.hero(f.hero);
    h.things.splice(h.things.indexOf(f.item), 1);
    g.tell?.({ type: 'ate', rule: 'DYS-NRG.4', hero: f.hero, item: f.item });
    return { call: 'apply', with: { caster: heroId(f.hero), effects: 0, spell: f.item, sorcery: false, target: heroId(f.hero) } };
  },
});
