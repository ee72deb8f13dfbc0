import { POWER_CARDS, POWERS, STEP_CARDS, STRIP_LENGTHS, STRIP_PATTERNS } from '../components.ts';
import type { decisions } from '../decisions.ts';
import type { State } from '../state.ts';
import { en } from '../text/en.ts';
import { facts } from './facts.ts';
import { FIELDS } from './given.ts';
import { EVENTS, VIEW } from './told.gen.ts';

/** More squares than a path can have, with underworld and library. */
const SQUARES = Array.from({ length: Object.values(STRIP_PATTERNS).join('').length + 2 }, (_, n) => String(n));

const QUESTIONS: Readonly<Record<keyof typeof decisions, { options: readonly string[]; no?: string }>> = {
  fight: { options: ['<power card>', 'decline'], no: 'decline' },
  commit: { options: ['<step card>'] },
  length: { options: ['<strip>', '<strip length>.0'] },
  direction: { options: ['printed', 'reversed'] },
  placeMonster: { options: ['<square>', 'pass'], no: 'pass' },
  moveMonster: { options: ['<square>><square>', '<square>>', '><square>', 'pass'], no: 'pass' },
  fetchMonster: { options: ['<square>'] },
  steal: { options: ['<seat>', 'pass'], no: 'pass' },
  stealCard: { options: ['<power card>'] },
  discard: { options: ['<power card>'] },
  draw: { options: ['draw', 'decline'], no: 'decline' },
};

/** The words of scenarios of Nachtwacht. */
export const vocabulary = {
  fields: { given: FIELDS, facts: Object.keys(facts) } as Readonly<Record<string, readonly string[]>>,
  rulebooks: (): readonly string[] => ['nachtwacht'],
  questions: QUESTIONS,
  classes: (_s: State, seats: readonly string[]): Readonly<Record<string, Iterable<string>>> => ({
    'power card': POWER_CARDS,
    power: POWERS,
    'step card': STEP_CARDS,
    // By length and place: there are four of each length.
    strip: STRIP_LENGTHS.flatMap((length) => [1, 2, 3, 4].map((place) => `${length}.${place}`)),
    'strip length': STRIP_LENGTHS.map(String),
    square: SQUARES,
    kind: ['plain', 'monster', 'power'],
    seat: [...seats, ...seats.map((_, seat) => String(seat))],
  }),
  /** Strips lie on the path one way round or the other. */
  names: () => Object.values(STRIP_PATTERNS).flatMap((pattern) => [pattern, [...pattern].reverse().join('')]),
  events: EVENTS,
  view: VIEW,
  refusals: Object.keys(en).flatMap((key) => (key.startsWith('no.') ? [key.slice(3)] : [])),
};
