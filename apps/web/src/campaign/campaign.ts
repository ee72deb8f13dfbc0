import { heroCard, heroesWon } from '@questhall/dystopia/client';
import type { TableInfo } from '@questhall/protocol';
import { secondsAnAnswer, shareOfRounds } from '../measured/measured.ts';
import measured from './measured.json' with { type: 'json' };

export const LEVELS = 10;

/** A hero of the party as everybody sees it. */
export interface Companion {
  code: string;
  seat: number;
  energy: number;
  most: number;
  gold: number;
  things: readonly string[];
  dead: boolean;
}

/** How a campaign stands. */
export interface Standing {
  /** The level with which it began. */
  from: number;
  /** The level that is played, or the one before the stop. */
  level: number;
  /** At a stop the level is won; before the first one nobody has set out. */
  phase: 'choose' | 'level' | 'between' | 'over';
  /** The level is lost: it may be tried again, or the campaign is over. */
  lost: boolean;
  won: boolean;
  party: readonly Companion[];
}

/** What a view tells of it, and what is kept on a device: of both the parts that everybody may see. */
export interface Seen {
  level: number;
  phase: Standing['phase'];
  options: Readonly<Record<string, unknown>>;
  heroes: readonly {
    code: string;
    seat: number;
    energy: number;
    gold: number;
    attack: string | null;
    defence: string | null;
    weapons: readonly string[];
    things: readonly string[];
    spells: readonly string[];
    dead: boolean;
  }[];
  outcome: { reason: string } | null;
  ended?: 'won' | 'lost' | null;
  attempt?: number;
}

/** Reads how a campaign stands out of what is seen of it. `asked`: the kinds of question that wait. */
export function standingOf(seen: Seen, asked: readonly string[] = []): Standing {
  const won = seen.outcome !== null && heroesWon(seen.outcome.reason as Parameters<typeof heroesWon>[0]);
  return {
    from: Number(seen.options['level'] ?? 1),
    level: seen.level,
    phase: seen.phase,
    lost: asked.includes('retry') || (seen.outcome !== null && !won && seen.outcome.reason !== 'agreed'),
    won,
    party: seen.heroes.map(({ code, seat, energy, gold, attack, defence, weapons, things, spells, dead }) => ({
      code,
      seat,
      energy: dead ? 0 : energy,
      most: heroCard(code as Parameters<typeof heroCard>[0]).energy,
      gold,
      // What is in hand comes first.
      things: [...new Set([attack, defence, ...weapons].filter((id) => id !== null)), ...things, ...spells],
      dead,
    })),
  };
}

/** Before anybody has set out. */
export const AT_HOME: Standing = { from: 1, level: 1, phase: 'choose', lost: false, won: false, party: [] };

/** `passed`: it lies before the level with which the campaign began. `next`: it is played now, or comes next. */
export type StationState = 'passed' | 'won' | 'next' | 'lost' | 'locked';

/** The level to which the road leads now; beyond the last one where all are won. */
export const nextLevel = ({ level, phase, won }: Standing): number => (won || phase === 'between' ? level + 1 : level);

/** How each level stands, the first one first. */
export function stations(standing: Standing): StationState[] {
  const next = nextLevel(standing);
  return Array.from({ length: LEVELS }, (_, i) => {
    const n = i + 1;
    if (n < standing.from) return 'passed';
    if (n < next) return 'won';
    if (n > next) return 'locked';
    return standing.lost ? 'lost' : 'next';
  });
}

/** True for a match of the campaign, whose levels follow one another. */
export const isCampaign = ({ game, options, status }: Pick<TableInfo, 'game' | 'options' | 'status'>): boolean =>
  game === 'dystopia' && options['campaign'] !== false && !options['ownLevel'] && status !== 'open';

export const DIFFICULTIES = ['easy', 'normal', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** How hard a level is, as parties of bots found it when they came to it for the first time. */
export interface Hardness {
  won: number;
  tried: number;
  rate: number;
  low: number;
  high: number;
  /** Of one person who leads all heroes and knows the game, as in the forecasts of other matches. */
  minutes: number;
  /** The same of whoever plays for the first time. */
  first: number;
  date: string;
}

const Z = 1.959964;

/** What was measured of a level against a Wizor of this strength; undefined where it was not. */
export function hardnessOf(level: number, difficulty: string): Hardness | undefined {
  const row = measured.find((one) => one.difficulty === difficulty);
  const found = row?.levels[level - 1];
  if (!row || !found || found.tried === 0) return undefined;
  const { won, tried, decisions } = found;
  const p = won / tried;
  const spread = 1 + (Z * Z) / tried;
  const middle = (p + (Z * Z) / (2 * tried)) / spread;
  const half = (Z / spread) * Math.sqrt((p * (1 - p)) / tried + (Z * Z) / (4 * tried * tried));
  const answers = (decisions / tried) * shareOfRounds('dystopia', 1, 0);
  const [minutes, first] = (['practised', 'first'] as const).map((practice) => (answers * secondsAnAnswer('dystopia', practice)) / 60);
  return { won, tried, rate: p, low: middle - half, high: middle + half, minutes: minutes!, first: first!, date: row.date };
}

/** Whole per cent; all or none only where it was all or none. */
export const percent = (share: number): number =>
  share === 0 || share === 1 ? share * 100 : Math.min(99, Math.max(1, Math.round(share * 100)));
