// Whoever names expansions here must have installed them before.
import '../index.ts';
import type { EditionId } from '../editions/edition.ts';
import { RULE_IDS_DIGITAL } from '../editions/rule-ids.ts';
import { playedWith } from '../expansion.ts';
import { installed } from '../installed.ts';
import { spacesOf } from '../rules/space/places.ts';
import type { State } from '../state.ts';
import { en } from '../text/en/index.ts';
import { FIGURE_FACTS, facts } from './facts.ts';
import { POSITION } from './given.ts';
import { cardsOf, isNamed, shortName } from './names.ts';
import { EVENTS, VIEW } from './told.gen.ts';

/** What several questions of a turn offer besides their own. */
const COMMON = [
  'cast:<spell>',
  'align:<alignment>',
  'trade',
  'deliver:<card>',
  'deliver:gold',
  'sell',
  'drink:<card>',
  'leave',
  'shed',
  ...installed().flatMap(({ scenario }) => scenario?.options?.['common'] ?? []),
];
const GOODS = ['<card>', '<spell>', 'coin.<number>', 'spell.<number>'];

type Question = { options: readonly string[]; no?: string };

const PLAIN: Readonly<Record<string, Question>> = {
  character: { options: ['<character>'] },
  turn: {
    options: [
      'roll',
      'step',
      'build',
      'act',
      'raft:<space>',
      'ride:<space>',
      'woods:<space>',
      'ferry:<space>',
      'to:<space>',
      'back:<space>',
      ...COMMON,
    ],
  },
  direction: { options: ['cw', 'ccw', 'bridge', 'portal:craft', 'portal:strength'] },
  regenerate: { options: ['move', 'rest'] },
  encounter: {
    options: [
      'space',
      'attack:<seat>',
      'psychic:<seat>',
      'assassinate:<seat>',
      'steal:<seat>',
      'beguile:<seat>',
      'takeFollowers:<seat>',
      'cast:<spell>',
      'leave',
      'command',
    ],
  },
  endTurn: { options: ['done', ...COMMON], no: 'done' },
  trophies: { options: ['<card>', 'turnIn', 'back'], no: 'back' },
  shed: { options: ['<card>'], no: '[]' },
  leave: { options: GOODS, no: '[]' },
  nextCard: { options: ['<card>'] },
  evadeCard: { options: ['meet', 'evade'], no: 'meet' },
  face: {
    options: [
      'fight',
      'done',
      'evade:<card>',
      'evade:<creature>',
      'pay:<card>',
      'destroy',
      'destroy:<card>',
      'assassinate',
      'attack:<card>',
      'charm:<card>',
      'cast:<spell>',
      'leave',
    ],
  },
  prepare: {
    options: ['roll', 'assassinate', 'cast:<spell>', 'weapon:<card>', 'hire:<card>', 'drink:<card>', 'raise:<card>'],
    no: 'roll',
  },
  armour: { options: ['<card>', 'no'], no: 'no' },
  raise: { options: ['trophy', '<card>'], no: 'trophy' },
  evade: { options: ['evade', 'stand'], no: 'stand' },
  spoils: { options: ['life', 'gold', 'nothing', '<card>'], no: 'nothing' },
  loot: { options: ['gold', '<card>'] },
  bribe: { options: GOODS, no: '[]' },
  answerBribe: { options: ['accept', 'pass'], no: 'pass' },
  react: { options: ['<spell>', 'align:<alignment>', 'pass'], no: 'pass' },
  checkpoint: { options: ['<spell>', 'align:<alignment>', 'pass'], no: 'pass' },
  fate: { options: ['keep', 'reroll:<number>'], no: 'keep' },
  replace: { options: ['keep', '<card>'], no: 'keep' },
  take: { options: ['take:<card>', 'gold', 'drop:<card>', 'done'], no: 'done' },
  dropObjects: { options: ['<card>'] },
  dropSpells: { options: ['<spell>'] },
  deliver: { options: ['<card>', 'gold'] },
  loseFollower: { options: ['<card>'] },
  vampire: { options: ['<card>'], no: '[]' },
  handOver: { options: ['<card>'], no: '[]' },
  sell: { options: ['<card>'], no: '[]' },
  may: { options: ['card', 'space', 'no'], no: 'no' },
  choose: { options: ['<choice>'] },
  visit: { options: ['<choice>', 'no'], no: 'no' },
  heal: { options: ['<number>'], no: '0' },
  replenish: { options: ['<number>'], no: '0' },
  buy: { options: ['buy:<card>', 'free:<card>', 'done'], no: 'done' },
  skipRoll: { options: ['skip', 'roll'], no: 'roll' },
  addToRoll: { options: ['yes', 'no'], no: 'no' },
  destination: { options: ['<space>'] },
  quest: { options: ['accept', 'no'], no: 'no' },
  target: { options: ['<card>', '<creature>', '<spell>', '<seat>', '<space>', '<choice>', 'gold:<seat>', 'back'], no: 'back' },
  market: { options: ['done', 'with:<seat>'], no: 'done' },
  give: { options: GOODS, no: '[]' },
  want: { options: GOODS, no: '[]' },
  answerTrade: { options: ['accept', 'no'], no: 'no' },
};

/** With the options that expansions add, and their questions. */
const QUESTIONS: Readonly<Record<string, Question>> = Object.fromEntries([
  ...Object.entries(PLAIN).map(([kind, question]) => [
    kind,
    { ...question, options: [...question.options, ...installed().flatMap(({ scenario }) => scenario?.options?.[kind] ?? [])] },
  ]),
  ...installed().flatMap(({ scenario }) => Object.entries(scenario?.questions ?? {})),
]);

const numbers = (n: number): string[] => Array.from({ length: n }, (_, i) => String(i));

const CREATURES = Object.keys(en).flatMap((key) => (key.startsWith('creature.') ? [key.slice(9)] : []));
const CHOICES = Object.keys(en).flatMap((key) => (key.startsWith('choice.') ? [key.slice(7)] : []));

/** The words of scenarios of Talisman. */
export const vocabulary = {
  fields: { ...POSITION, facts: Object.keys(facts), 'facts.figures': FIGURE_FACTS },
  rulebooks: (options: Readonly<Record<string, unknown>>): readonly string[] => {
    const books = options.edition === 'digital' ? ['talisman-digital', 'talisman-1986'] : ['talisman-1986'];
    const { edition = '1986', expansion = 'none' } = options as { edition?: EditionId; expansion?: string };
    for (const { printed } of installed())
      if (printed.rulebook && playedWith(printed, { edition, expansion })) books.push(printed.rulebook);
    return books;
  },
  renamed: ({ edition }: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> =>
    edition === 'digital' ? RULE_IDS_DIGITAL : {},
  questions: QUESTIONS,
  asides: ['leave:<card>', 'leave:gold', 'stop:on', 'stop:off'],
  classes: (s: State, seats: readonly string[]): Readonly<Record<string, Iterable<string>>> => ({
    ...cardsOf(s),
    space: spacesOf(s).map(({ id }) => id),
    seat: [...seats, ...numbers(seats.length)],
    creature: CREATURES,
    choice: CHOICES,
    alignment: ['good', 'neutral', 'evil'],
    stat: ['strength', 'craft'],
    number: numbers(100),
  }),
  /** Short names, as positions and `nowhere` have them. */
  names: (s: State): Iterable<string> => Object.values(cardsOf(s)).flatMap((cards) => cards.map(shortName)),
  events: EVENTS,
  view: VIEW,
  refusals: Object.keys(en).flatMap((key) => (key.startsWith('no.') ? [key.slice(3)] : [])),
  means: (found: string, word: string): boolean =>
    found === word ||
    (/^[a-z]+\./.test(found) && (isNamed(found, word, 'adv') || isNamed(found, word, 'sp') || isNamed(found, word, 'chr'))),
};
