import { printable } from '@questhall/plain';

/** The part of a record in which something is wrong: a numbered one, or one that is there once. */
export type Place =
  | { part: 'file' | 'table' | 'secret' | 'start' | 'end' }
  | { part: 'seat' | 'action' | 'draw' /** Seats and draws count from 0, actions from 1. */; n: number };

/** Something in a record that is not as it was. `code` is a key of the client's texts (`ui.verify.found.<code>`). */
export interface Finding {
  code: FindingCode;
  place: Place;
  args: Readonly<Record<string, string | number>>;
  /** For people with a terminal: "draw 23: …". One line, in which nothing speaks to it. */
  message: string;
}

/** In which part of the check a finding belongs. */
export type CheckStep = 'commitment' | 'opening' | 'chain' | 'draws' | 'replay' | 'outcome';

type Words = (a: Readonly<Record<string, string | number>>) => string;

const FINDINGS = {
  format: { step: 'chain', words: (a) => `this is no record as Questhall writes it: ${a.why}` },
  secret: { step: 'commitment', words: () => 'its SHA-256 is not the commitment that was published before the match' },
  'no-secret': { step: 'commitment', words: () => 'it is missing, so no draw can be checked' },
  'kept-commitment': { step: 'commitment', words: (a) => `the commitment is not the one that was kept (${a.kept})` },
  'kept-opening': { step: 'opening', words: (a) => `the opening is not the one that was kept (${a.kept})` },
  'kept-head': { step: 'chain', words: (a) => `the head is not the one that was kept (${a.kept})` },
  table: { step: 'opening', words: () => 'match, game, rules, options or commitment are not what was fixed at the start' },
  seat: { step: 'opening', words: (a) => `name “${a.name}”, player or contribution is not what was fixed at the start` },
  'seat-name': { step: 'opening', words: (a) => `the name “${a.name}” is not what was fixed at the start` },
  'seat-player': { step: 'opening', words: () => 'whether a person or a bot plays is not what was fixed at the start' },
  'seat-level': { step: 'opening', words: () => "the bot's strength is not what was fixed at the start" },
  'seat-contribution': { step: 'opening', words: () => 'the contribution to the dice is not what was fixed at the start' },
  'seat-link': { step: 'opening', words: () => 'its link was altered; the seat itself is what was fixed at the start' },
  'seat-number': { step: 'opening', words: (a) => `it is numbered ${a.found}` },
  numbering: { step: 'chain', words: (a) => `it is numbered ${a.found}; an action was taken out, put in or moved` },
  link: { step: 'chain', words: () => 'seat, author, time, choice, draws or state are not what was recorded' },
  'draw-number': { step: 'draws', words: (a) => `it is numbered ${a.found}; a draw was taken out, put in or moved` },
  'draw-result': {
    step: 'draws',
    words: (a) => `“${a.what}” is recorded as result ${a.found}; secret, contributions and number give ${a.expected}`,
  },
  'draw-what': { step: 'draws', words: (a) => `it is recorded as “${a.found}”; the rules draw “${a.expected}”` },
  'draw-missing': { step: 'draws', words: (a) => `the rules draw “${a.expected}”, which is not recorded` },
  'draw-extra': { step: 'draws', words: (a) => `“${a.found}” is recorded; the rules draw nothing there` },
  'not-asked': { step: 'replay', words: (a) => `seat ${a.seat} is not asked anything then` },
  illegal: { step: 'replay', words: (a) => `the choice ${a.choice} is not allowed then` },
  default: { step: 'replay', words: (a) => `the choice ${a.choice} is not the default, which is ${a.expected}` },
  state: { step: 'replay', words: (a) => `choice ${a.choice} does not lead to the recorded state` },
  'start-state': { step: 'replay', words: () => 'the set-up does not lead to the recorded state' },
  'after-end': { step: 'replay', words: () => 'the match was over before it' },
  rules: { step: 'replay', words: (a) => `the rules cannot play it: ${a.why}` },
  outcome: { step: 'outcome', words: () => 'the recorded result is not the one that the match has' },
  unfinished: { step: 'outcome', words: () => 'the match has no end' },
} satisfies Record<string, { step: CheckStep; words: Words }>;

export type FindingCode = keyof typeof FINDINGS;
/** Every code, for whoever has texts for them. */
export const FINDING_CODES = Object.keys(FINDINGS) as FindingCode[];

/** Findings that are listed; a record that is wrong all over need not fill the screen. */
const LISTED = 30;

/** What has been found so far. */
export class Findings {
  readonly list: Finding[] = [];
  more = 0;

  add(code: FindingCode, place: Place, args: Finding['args'] = {}): void {
    if (this.list.length >= LISTED) this.more++;
    else this.list.push({ code, place, args, message: printable(`${placeName(place)}: ${(FINDINGS[code].words as Words)(args)}`) });
  }

  /** True where something has been found at this place. */
  at(part: Place['part'], n?: number): boolean {
    return this.list.some(({ place }) => place.part === part && (!('n' in place) || place.n === n));
  }

  of(step: CheckStep): Finding[] {
    return this.list.filter((f) => stepOf(f) === step);
  }
}

export function stepOf({ code }: Finding): CheckStep {
  return FINDINGS[code].step;
}

function placeName(place: Place): string {
  return 'n' in place ? `${place.part} ${place.n}` : place.part;
}
