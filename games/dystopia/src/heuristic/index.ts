import type { Chance, Choice, Decision } from '@questhall/kernel';
import { strikesCompanion } from '../companions.ts';
import { itemCard, type Weapon } from '../content/index.ts';
import { heroesWon } from '../ends.ts';
import { consider } from '../search/consider.ts';
import { craftyChoice } from '../search/crafty.ts';
import { reasons } from '../search/reasons.ts';
import { heroesChance } from '../search/worth.ts';
import type { State } from '../state.ts';
import { gain, gearWorth, wants } from './gear.ts';
import { heroChoice, nearHeroes, spellTarget } from './hero.ts';
import { firstOf, monsterPlan } from './monster.ts';
import { shopping } from './stop.ts';
import { type Temper, temperOf } from './temper.ts';

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
  weighGlance: (s: State, q: Question, manner?: Parameters<typeof temperOf>[0]): number[] => weights(s, q, temperOf(manner)),
  /** What a search imagines: Wizor's seat plays with more craft than its rules of thumb. */
  playout(s: State, d: Decision, _chance: Chance): Choice {
    if (d.kind === 'monster') return craftyChoice(s, monsterOf(d), d.options);
    if (!d.choose) {
      const wanted = choice(s, d, heroOf(d), temperOf());
      return d.options.includes(wanted) ? wanted : d.options[0]!;
    }
    const all = weights(s, d);
    return d.options.filter((_, i) => all[i]! > 0).slice(0, Math.max(d.choose.min, d.choose.max));
  },
  consider: (s: State, q: Question): number[] => consider(s, q, weights(s, q)),
  value,
  prize: value,
  reasons,
  sharers: (s: State, seat: number): number => (seat === s.wizor ? 1 : s.seats - (s.wizor === null ? 0 : 1)),
  age,
  search: { horizonAlone: 4, caution: 1, worlds: 12 },
  // What a figure does in its turn. Who is Wizor, what is bought, and whether a level is tried again bind all others.
  slips: {
    novice: 0.4,
    easy: 0.17,
    in: ['hero', 'monster'],
    never: (option: string, kind: string) => kind === 'hero' && strikesCompanion(option),
  },
};

/** The heroes' seats share their chance to win the level, Wizor's seat has the rest: also at the end, which they can lose to nobody. */
function value(s: State): number[] {
  const chance = s.outcome ? (heroesWon(s.outcome.reason) ? 1 : 0) : heroesChance(s);
  const heroes = s.seats - (s.wizor === null ? 0 : 1);
  return Array.from({ length: s.seats }, (_, seat) => (seat === s.wizor ? 1 - chance : chance / heroes));
}

/** Rounds, each level and each try at it later than the one before: what comes after a level is not played on in one's head. */
function age(s: State): number {
  const level = 1000 * (10 * s.level + (s.checkpoint?.attempt ?? 0));
  return s.phase === 'level' && s.ended === null ? level + s.round : level + 999;
}

/** The hero whom a question is about; -1: none. */
const heroOf = (q: Question): number => Number(q.about?.['hero'] ?? -1);

function weights(s: State, q: Question, temper = temperOf()): number[] {
  const hero = heroOf(q);
  if (q.choose) {
    const { min } = q.choose;
    const h = s.heroes[hero];
    const all = q.options.map((id) => (q.kind === 'spellTargets' || (q.kind === 'pick' && h && wants(h, id)) ? 1 : 0));
    return all.some((weight) => weight > 0) ? all : q.options.map((_, i) => (i < min ? 1 : 0));
  }
  const wanted = choice(s, q, hero, temper);
  return q.options.map((id) => (id === wanted ? 1 : 0));
}

function choice(s: State, q: Question, hero: number, temper: Temper): string {
  const { options } = q;
  switch (q.kind) {
    case 'hero':
      return heroChoice(s, hero, options, temper);
    case 'pin':
    case 'accept':
    case 'way':
      return options[0]!;
    case 'chooseWizor':
    case 'order':
      return 'any';
    case 'lead':
      return options.includes('keep') ? 'keep' : 'rotate';
    case 'handMore':
      return 'done';
    case 'retry':
      return (s.checkpoint?.attempt ?? 1) < 6 ? 'again' : 'over';
    case 'spellSquare':
      return nearHeroes(s, options);
    case 'answerTrade':
      return 'no';
    case 'spellTarget':
      return spellTarget(s, options);
    case 'between':
      return shopping(s, hero, options);
    case 'surplus':
      return leastWorth(s, hero, options);
    case 'wizor':
      return options[0]!;
    case 'monster':
      return monsterChoice(s, monsterOf(q), options);
    default:
      return options[0]!;
  }
}

const monsterOf = (q: Question): number => Number(q.about?.['monster'] ?? 0);

/** A bot in Wizor's seat moves like the automatic Wizor (F.1). */
function monsterChoice(s: State, n: number, options: readonly string[]): string {
  if (s.turn.stage === 'acted') return 'done';
  return firstOf(monsterPlan(s, n), options);
}

/** Which of two weapons goes: the one that is worth less to this hero. */
function leastWorth(s: State, n: number, options: readonly string[]): string {
  const worth = (option: string) => gearWorth(s.heroes[n]!, itemCard(option.split(':')[1]!) as Weapon);
  const leaves = options.filter((option) => option.startsWith('leave:'));
  const goes = leaves.reduce((a, b) => (worth(b) < worth(a) ? b : a));
  if (s.phase !== 'between') return goes;
  // At a stop a fellow who fights better with it gets it at once.
  const [, thing = ''] = goes.split(':');
  const better = (option: string) => gain(s.heroes[Number(option.split(':')[2])]!, thing);
  const gifts = options.filter((option) => option.startsWith(`give:${thing}:`) && better(option) > 0);
  return gifts.sort((a, b) => better(b) - better(a))[0] ?? goes;
}
