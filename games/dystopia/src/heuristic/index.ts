import type { Chance, Choice, Decision } from '@questhall/kernel';
import { heroCard, itemCard, type Weapon } from '../content/index.ts';
import { numberOf } from '../rules/values.ts';
import type { FigureId, State } from '../state.ts';
import { betterWeapon, heroChoice } from './hero.ts';

/** What a question asks, as far as a bot needs it. */
interface Question {
  kind: string;
  seat: number;
  options: readonly string[];
  choose?: { readonly min: number; readonly max: number };
  about?: Readonly<Record<string, unknown>>;
}

/**
 * What is good for a bot in Dystopia (section F.2). It looks at a glance: the state without what its seat cannot see.
 */
export const heuristic = {
  weigh(): number[] {
    throw new Error('the bots of Dystopia look at a glance');
  },
  weighGlance: (s: State, q: Question): number[] => weights(s, q),
  playout(s: State, d: Decision, _chance: Chance): Choice {
    const all = weights(s, d);
    if (d.choose) return d.options.filter((_, i) => all[i]! > 0).slice(0, Math.max(d.choose.min, d.choose.max));
    return d.options[all.indexOf(Math.max(...all))]!;
  },
  value: (s: State): number[] => Array.from({ length: s.seats }, (_, seat) => ((seat === s.wizor) === (s.ended === 'lost') ? 1 : 0)),
  age: (s: State): number => s.round,
};

function weights(s: State, q: Question): number[] {
  const hero = Number(q.about?.['hero'] ?? -1);
  if (q.choose)
    return q.options.map((id) => (q.kind === 'pick' || q.kind === 'spellTargets' ? 1 : q.options.indexOf(id) < q.choose!.min ? 1 : 0));
  const wanted = choice(s, q, hero);
  return q.options.map((id) => (id === wanted ? 1 : 0));
}

function choice(s: State, q: Question, hero: number): string {
  const { options } = q;
  switch (q.kind) {
    case 'hero':
      return heroChoice(s, hero, options);
    case 'pin':
    case 'accept':
      return options[0]!;
    case 'answerTrade':
      return 'no';
    case 'spellTarget':
      return spellTarget(s, options);
    case 'between':
      return shopping(s, hero, options);
    case 'surplus':
      return leastWorth(options);
    case 'wizor':
      return options[0]!;
    case 'monster':
      return options.find((id) => id.startsWith('attack:')) ?? options.find((id) => id.startsWith('cast:')) ?? 'done';
    default:
      return options[0]!;
  }
}

/** A monster with most energy, else a hero who has lost most. */
function spellTarget(s: State, options: readonly string[]): string {
  const monsters = options.filter((id) => /^m\d+$/.test(id));
  if (monsters.length > 0)
    return monsters.reduce((a, b) => (s.monsters[numberOf(b as FigureId)]!.energy > s.monsters[numberOf(a as FigureId)]!.energy ? b : a));
  const heroes = options.filter((id) => /^h\d+$/.test(id));
  const missing = (id: string) => heroCard(s.heroes[numberOf(id as FigureId)]!.code).energy - s.heroes[numberOf(id as FigureId)]!.energy;
  return heroes.length > 0 ? heroes.reduce((a, b) => (missing(b) > missing(a) ? b : a)) : options[0]!;
}

/** The weapon or defence that gains most per gold, then food (DYS-AIH.9). */
function shopping(s: State, n: number, options: readonly string[]): string {
  const h = s.heroes[n]!;
  const gain = (id: string): number => {
    const item = itemCard(id);
    if (item.kind !== 'weapon' || !item.users.includes(h.code)) return 0;
    const own = h[item.slot];
    const worth = (weapon: Weapon) => 1.2 * (weapon.adds.attack ?? 0) + (weapon.adds.defence ?? 0);
    return worth(item) - (own === null ? 0 : worth(itemCard(own) as Weapon));
  };
  const swap = betterWeapon(s, n, options);
  if (swap) return swap;
  const taken = options.find((id) => id.startsWith('take:'));
  if (taken) return taken;
  const buys = options.filter((id) => id.startsWith('buy:') && !id.startsWith('buy:spell.'));
  const weapons = buys.filter((id) => gain(id.slice(4)) > 0).sort((a, b) => gain(b.slice(4)) - gain(a.slice(4)));
  if (weapons[0] && !h.weapons.includes(weapons[0].slice(4))) return weapons[0];
  const meals = h.things.filter((id) => itemCard(id).kind === 'food').length;
  const food = buys.filter((id) => itemCard(id.slice(4)).kind === 'food');
  return meals < 3 && food.length > 0 ? food.at(-1)! : 'ready';
}

/** Which of two weapons goes: the one that adds less. */
function leastWorth(options: readonly string[]): string {
  const worth = (option: string) => {
    const { adds } = itemCard(option.split(':')[1]!) as Weapon;
    return (adds.attack ?? 0) + (adds.defence ?? 0);
  };
  const leaves = options.filter((option) => option.startsWith('leave:'));
  return leaves.reduce((a, b) => (worth(b) < worth(a) ? b : a));
}
