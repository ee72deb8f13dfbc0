import type { BotLevel } from '@questhall/protocol';
import { BOT_LEVELS } from '@questhall/protocol/names';
import { isLocale, type Locale, negotiate } from '@questhall/text/locales';

/** What a person sets once and finds again: kept in this browser, never sent anywhere. */
export interface Settings {
  /** Null: as the browser says. */
  locale: Locale | null;
  /** How fast others' moves are played back; `Infinity` shows the result at once. */
  speed: Speed;
  /** 0 to 1. */
  volume: number;
  motion: 'system' | 'reduced' | 'full';
  /** Per cent of the normal text size. */
  textSize: (typeof TEXT_SIZES)[number];
  light: 'system' | 'day' | 'candle';
  /** Which answers are asked for twice before they are sent. */
  confirm: 'always' | 'dear' | 'never';
  /** The name of a guest, remembered. */
  name: string;
  /** What was played last: which box, bots of which kind, and in which way, on which level, by which house rules and with whom each box was played. */
  last: {
    game: string;
    box: string;
    level: BotLevel;
    ways: Readonly<Record<string, string>>;
    /** Only where somebody has chosen one. */
    levels: Readonly<Record<string, number>>;
    rules: Readonly<Record<string, string>>;
    company: Readonly<Record<string, Company>>;
  };
  /** Whether things that are met for the first time are explained at the table. */
  tips: boolean;
  /** Whether the next match that waits opens after an answer, where a decision has hours or days. */
  onward: boolean;
  /** Whether a replay shows what was said at the table. */
  replayTalk: boolean;
  /** Whether bots say a set phrase at big moments. */
  botsTalk: boolean;
  /** The chapters that were played to their end, as `game/chapter`, and what was explained, as `game/tip.id`. */
  learnt: readonly string[];
  /** The games of which a match was played to its end. */
  played: readonly string[];
}

/** The bots of a match at once. */
export interface Company {
  bots: number;
  level: BotLevel;
}

export const SPEEDS = [0.5, 1, 2, 4, Number.POSITIVE_INFINITY] as const;
export type Speed = (typeof SPEEDS)[number];
export const TEXT_SIZES = [100, 115, 130, 150, 200] as const;

const DEFAULTS: Settings = {
  locale: null,
  speed: 1,
  volume: 0.5,
  motion: 'system',
  textSize: 100,
  light: 'system',
  confirm: 'dear',
  name: '',
  last: { game: 'nachtwacht', box: 'nachtwacht', level: 'normal', ways: {}, levels: {}, rules: {}, company: {} },
  tips: true,
  onward: true,
  replayTalk: true,
  botsTalk: true,
  learnt: [],
  played: [],
};
/** Where the browser's store keeps them. */
export const SETTINGS_KEY = 'questhall.settings';

/**
 * Settings out of what was stored: every value that is missing or makes no sense takes its default, so that a
 * hand-edited or older store never breaks the page.
 */
export function readSettings(stored: string | null): Settings {
  let raw: Record<string, unknown> = {};
  try {
    const parsed: unknown = JSON.parse(stored ?? '{}');
    if (typeof parsed === 'object' && parsed !== null) raw = parsed as Record<string, unknown>;
  } catch {
    // Not JSON: somebody else's or a broken store. The defaults are right.
  }
  const oneOf = <T>(key: keyof Settings, allowed: readonly T[], byDefault: T): T =>
    allowed.includes(raw[key] as T) ? (raw[key] as T) : byDefault;
  const last = (typeof raw.last === 'object' && raw.last !== null ? raw.last : {}) as Record<string, unknown>;
  return {
    locale: isLocale(raw.locale) ? raw.locale : null,
    // JSON has no infinity: it is stored as null.
    speed: raw.speed === null ? Number.POSITIVE_INFINITY : oneOf('speed', SPEEDS, DEFAULTS.speed),
    volume: typeof raw.volume === 'number' && raw.volume >= 0 && raw.volume <= 1 ? raw.volume : DEFAULTS.volume,
    motion: oneOf('motion', ['system', 'reduced', 'full'] as const, DEFAULTS.motion),
    textSize: oneOf('textSize', TEXT_SIZES, DEFAULTS.textSize),
    light: oneOf('light', ['system', 'day', 'candle'] as const, DEFAULTS.light),
    // Once it was yes or no: whoever had switched it off is not asked now either.
    confirm: raw.confirm === false ? 'never' : oneOf('confirm', ['always', 'dear', 'never'] as const, DEFAULTS.confirm),
    name: typeof raw.name === 'string' ? raw.name.slice(0, 24) : '',
    last: {
      game: typeof last.game === 'string' ? last.game : DEFAULTS.last.game,
      level: BOT_LEVELS.find((level) => level === last.level) ?? DEFAULTS.last.level,
      box: typeof last.box === 'string' ? last.box : DEFAULTS.last.box,
      ways: waysIn(last.ways),
      levels: levelsIn(last.levels),
      rules: waysIn(last.rules),
      company: companyIn(last),
    },
    tips: raw.tips !== false,
    onward: raw.onward !== false,
    replayTalk: raw.replayTalk !== false,
    botsTalk: raw.botsTalk !== false,
    learnt: namesIn(raw.learnt),
    played: namesIn(raw.played),
  };
}

const namesIn = (raw: unknown): string[] => (Array.isArray(raw) ? raw.filter((one) => typeof one === 'string') : []);

/** With whom each box was played. Once that was one answer for all of them: it stands for the box that was played last. */
function companyIn({ company, box, opponents, level }: Record<string, unknown>): Settings['last']['company'] {
  const kept = typeof company === 'object' && company !== null ? Object.entries(company as Record<string, unknown>) : [];
  const before = typeof box === 'string' && Number.isInteger(opponents) ? [[box, { bots: opponents, level }] as const] : [];
  return Object.fromEntries(
    [...before, ...kept].flatMap(([id, one]) => {
      const { bots, level: said } = (typeof one === 'object' && one !== null ? one : {}) as Record<string, unknown>;
      const kind = BOT_LEVELS.find((known) => known === said) ?? DEFAULTS.last.level;
      return Number.isInteger(bots) ? [[id, { bots: bots as number, level: kind }]] : [];
    }),
  );
}

/** Which way of each box was played last, and by which house rules: names alone, whatever the store holds. */
function waysIn(raw: unknown): Settings['last']['ways'] {
  if (typeof raw !== 'object' || raw === null) return {};
  return Object.fromEntries(Object.entries(raw).filter(([, way]) => typeof way === 'string'));
}

/** Which level of each box was chosen: whole numbers alone; the box knows which of them it has. */
function levelsIn(raw: unknown): Settings['last']['levels'] {
  if (typeof raw !== 'object' || raw === null) return {};
  return Object.fromEntries(Object.entries(raw).filter(([, level]) => Number.isInteger(level)));
}

/** Private windows may forbid the store: then what is kept lasts as long as the page. */
export function storage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

/** The settings as they were last kept in this browser. */
export const storedSettings = (): Settings => readSettings(storage()?.getItem(SETTINGS_KEY) ?? null);

/** The language of the page: as set, or the first of the browser's that we speak. */
export const localeOf = ({ locale }: Pick<Settings, 'locale'>): Locale => locale ?? negotiate(navigator.languages);
