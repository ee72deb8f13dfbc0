import { nameOf } from '../board/grid.ts';
import { TRAPS } from '../content/dangers.ts';
import { itemIds } from '../content/ids.ts';
import { BEINGS, CURSES, HERO_CODES, SPELLS } from '../content/index.ts';
import { WEAPONS } from '../content/items.ts';
import { MONSTERS } from '../content/monsters.ts';
import { SORCERIES } from '../content/spells.ts';
import { gridAt, heroId, levelOf, monsterId } from '../rules/values.ts';
import type { State } from '../state.ts';
import { en } from '../text/en/index.ts';
import { facts, INSIDE } from './facts.ts';
import { POSITION } from './given.ts';
import { EVENTS, VIEW } from './told.gen.ts';

const GOODS = ['<thing>', '<spell>', '<coins>', '<own>'];

const QUESTIONS: Readonly<Record<string, { options: readonly string[]; no?: string }>> = {
  chooseWizor: { options: ['seat:<seat>', 'any'], no: 'any' },
  order: { options: ['<hero>', 'any'], no: 'any' },
  chooseHero: { options: ['<hero>'] },
  hero: {
    options: [
      'go:<square>',
      'open:<square>',
      'attack:<figure>',
      'cast:<spell>',
      'search:<square>',
      'pick:<square>',
      'eat:<thing>',
      'rods:<square>',
      'lens',
      'swap:<weapon>:<weapon>',
      'hand:<thing>:<hero number>',
      'hand:<spell>:<hero number>',
      'hand:<own>:<hero number>',
      'trade:<hero number>',
      'free',
      'deal:<deal>',
      'deal:shamyr:<number>',
      'undo',
      'lay',
      'pass:on',
      'pass:off',
      'way:<hero number>',
      'vote',
      'leave',
      'end',
    ],
  },
  lay: { options: GOODS, no: '[]' },
  pin: { options: ['yes', 'no'], no: 'no' },
  surplus: { options: ['leave:<weapon>', 'give:<weapon>:<hero number>'] },
  spellTarget: { options: ['<figure>', '<square>', '<area>', '<thing>', '<spell>', 'back'], no: 'back' },
  spellTargets: { options: ['<figure>'] },
  spellSquare: { options: ['<square>', 'back'], no: 'back' },
  way: { options: ['on', 'off'], no: 'off' },
  accept: { options: ['accept', 'no'], no: 'no' },
  handMore: { options: ['hand:<thing>:<hero number>', 'hand:<spell>:<hero number>', 'done'], no: 'done' },
  pick: { options: ['gold', ...GOODS] },
  give: { options: [...GOODS, 'nothing'], no: '[]' },
  want: { options: [...GOODS, 'nothing'], no: '[]' },
  answerTrade: { options: ['accept', 'no'], no: 'no' },
  lead: { options: ['keep', 'rotate', 'joint', 'fixed:<seat>'], no: 'keep' },
  wizor: { options: ['<figure>', 'auto', 'end'] },
  monster: { options: ['go:<square>', 'attack:<figure>', 'cast:<sorcery>', 'done'] },
  between: {
    options: [
      'ready',
      'as:<hero number>',
      'buy:<thing>',
      'buy:spell.<spell>',
      'sell:<thing>',
      'sell:<spell>',
      'give:<thing>:<hero number>',
      'give:<spell>:<hero number>',
      'gold:<number>:<hero number>',
      'take:<thing>',
      'take:<spell>',
      'eat:<thing>',
      'swap:<weapon>:<weapon>',
      'ease',
    ],
  },
  goOn: { options: ['goOn', 'giveUp'], no: 'goOn' },
  retry: { options: ['again', 'over'] },
};

const numbers = (n: number): string[] => Array.from({ length: n }, (_, i) => String(i));

/** The words of scenarios of Dystopia. */
export const vocabulary = {
  fields: { ...POSITION, facts: Object.keys(facts), ...INSIDE },
  rulebooks: (): readonly string[] => ['dystopia'],
  questions: QUESTIONS,
  asides: ['pass:<hero number>:on', 'pass:<hero number>:off', 'unready:<hero number>'],
  classes(s: State, seats: readonly string[]): Readonly<Record<string, Iterable<string>>> {
    const grid = gridAt(s);
    const level = levelOf(s);
    const heroes = numbers(Math.max(s.heroes.length, 5));
    return {
      square: grid.cells.map((_, at) => nameOf(grid, at)),
      area: grid.areas.keys(),
      figure: [...heroes.map((_, n) => heroId(n)), ...level.monsters.map((_, n) => monsterId(n))],
      hero: HERO_CODES,
      'hero number': heroes,
      monster: MONSTERS.map(({ code }) => code),
      being: [...BEINGS.map(({ code }) => code), 'captive', 'chest', 'grave', 'bookcase'],
      thing: itemIds,
      // The weapons with which a hero began: never an option, but something one may try.
      own: ['own.attack', 'own.defence'],
      weapon: ['-', ...WEAPONS.map(({ id }) => id)],
      spell: SPELLS.map(({ id }) => id),
      sorcery: SORCERIES.map(({ id }) => id),
      curse: CURSES.map(({ id }) => id),
      trap: TRAPS.map(({ id }) => id),
      coins: numbers(60).flatMap((n) => numbers(400).map((sum) => `gold.${n}.${sum}`)),
      deal: BEINGS.flatMap(({ once }) => (once ? [once.id] : [])),
      number: numbers(400),
      seat: [...seats, ...numbers(seats.length)],
    };
  },
  events: EVENTS,
  view: VIEW,
  refusals: Object.keys(en).flatMap((key) => (key.startsWith('no.') ? [key.slice(3)] : [])),
};
