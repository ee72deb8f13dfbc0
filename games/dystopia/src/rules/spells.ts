import { distance, parseSquare } from '../board/grid.ts';
import { type SpellTarget, sorceryCard, spellCard } from '../content/index.ts';
import type { FigureId, Locals } from '../state.ts';
import { rule, type Table } from './kit.ts';
import { landing } from './paths.ts';
import { spellTargets, squaresNear } from './spell-targets.ts';
import { heroId, inPlay, isHero, monsterId, numberOf, onBoard, seesSquare, squareAt, waitsAt } from './values.ts';

/** Casting a spell or a sorcery: name the target, then every effect on every target in turn (A.12, D.6). Value: whether it was taken back. */
export const spell = rule('spell', {
  name(f, g) {
    const card = f.sorcery ? sorceryCard(f.spell) : spellCard(f.spell);
    const targets = spellTargets(g, f.caster, card.target);
    if (f.aim !== undefined && targets.includes(f.aim)) {
      f.choice = f.aim;
      return 'square';
    }
    if (card.target.at === 'monstersInSight') return 'several';
    if (targets.length === 1 && targets[0] === '') {
      f.choice = '';
      return 'square';
    }
    const about = aboutOf(f);
    return g.askCaster(f.caster, { kind: 'spellTarget', options: [...targets, 'back'], about, into: 'choice' });
  },

  named(f) {
    if (f.choice === 'back') return { done: true };
    return 'square';
  },

  several(f, g) {
    const { most } = spellCard(f.spell).target as Extract<SpellTarget, { at: 'monstersInSight' }>;
    const options = g.s.monsters.flatMap((m, n) => (inPlay(m) && seesSquare(g.s, squareAt(g.s, f.caster), m.at) ? [monsterId(n)] : []));
    const choose = { min: 1, max: Math.min(most, options.length) };
    return g.askCaster(f.caster, { kind: 'spellTargets', options, choose, about: aboutOf(f), into: 'picks' });
  },

  namedSeveral(f) {
    f.targets = [...f.picks!];
    return 'cast';
  },

  /** Gate Step: where to; Call the Fallen: where it comes (D.5, D.6). */
  square(f, g) {
    f.targets = targetsOf(f, g);
    const { target } = f.sorcery ? sorceryCard(f.spell) : spellCard(f.spell);
    if (target.at !== 'heroAndSquare' && target.at !== 'none') return 'cast';
    const options = (target.at === 'none' ? squaresNear(g, f.caster, target.within) : squaresInSight(g, f.caster)).map((square) =>
      g.name(square),
    );
    if (options.length === 0) return { done: true };
    // The automatic Wizor has nobody to ask.
    if (f.auto) {
      f.choice = options[0]!;
      return undefined;
    }
    return g.askCaster(f.caster, { kind: 'spellSquare', options: [...options, 'back'], about: aboutOf(f), into: 'choice' });
  },

  chosenSquare(f, g) {
    if (f.choice === 'back') return { done: true };
    f.square = parseSquare(g.grid, f.choice!);
  },

  cast(f, g) {
    g.tell?.({ type: 'cast', rule: f.sorcery ? 'DYS-SORC.1' : 'DYS-SPELL.3', caster: f.caster, spell: f.spell, targets: [...f.targets!] });
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
    if (target === undefined || g.s.ended) return { done: false };
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

  more: () => 'each',
});

/** Whom a question about a spell is about: the hero or the monster that casts it. */
function aboutOf(f: Locals['spell']): Record<string, unknown> {
  return { [isHero(f.caster) ? 'hero' : 'monster']: numberOf(f.caster), caster: f.caster, spell: f.spell };
}

/** Free squares that are set up and that the caster sees. */
function squaresInSight(g: Table, caster: FigureId): number[] {
  const from = squareAt(g.s, caster);
  return g.grid.cells.flatMap((_, at) => (landing(g.s, at) && !waitsAt(g.s, at) && seesSquare(g.s, from, at) ? [at] : []));
}

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
