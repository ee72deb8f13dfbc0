import type { PlanStop } from '@questhall/kernel';
import type { CallTimes, Wish } from '@questhall/protocol';
import type { TableRecord } from '../store/store.ts';
import { type LetterPage, letterPage } from './letter-page.ts';
import { da } from './text/da.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';
import { nl } from './text/nl.ts';
import type { Wishes } from './wishes.ts';

export const CALL_TEXTS: Readonly<Record<CallTimes['locale'], typeof en>> = { en, nl, fr, de, da };

/**
 * What a call says, the same by every way. Of the match it says its name and what everybody at the table may know: whoever
 * reads it may be anybody.
 */
export interface CallWords {
  title: string;
  /** Its sentences, by what they are about: what waits, until when, what happened. */
  lines: readonly string[];
  /** The same in one. */
  body: string;
  /** The game that waits, where it is one. */
  game?: string;
  /** Where it leads. */
  url: string;
  /** How to be called otherwise, or not at all. */
  why: string;
  /** How a mail says where it leads, with a gap `{url}`. */
  open: string;
}

/** A mail: plain text, which is read everywhere, and for calls the same in a page with pictures. */
export interface Letter {
  subject: string;
  text: string;
  page?: LetterPage;
}

/** What a mail lets a device in by: the key of each match, and how long they hold. */
export interface Keys {
  each: readonly string[];
  until: number;
}

/** A text with its gaps filled. */
export function fill(text: string, gaps: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, gap: string) => gaps[gap] ?? whole);
}

/** What is proposed to the person, and by whom. */
export interface Proposed {
  wish: Wish;
  by: string;
}

const WISHES: Readonly<Record<Wish, 'asksPause' | 'asksDraw' | 'asksStanding' | 'asksBack'>> = {
  pause: 'asksPause',
  draw: 'asksDraw',
  standing: 'asksStanding',
  back: 'asksBack',
};

const proposedIn = ({ locale }: Wishes, proposals: readonly Proposed[]): string =>
  proposals.map(({ wish, by }) => fill(CALL_TEXTS[locale][WISHES[wish]], { name: by })).join(' ');

/** The words of a call for what is proposed at this match, where it is not the person's turn. */
export function askedWords(
  wishes: Wishes,
  { game, code, since, proposals }: { game: string; code: string; since?: string | undefined; proposals: readonly Proposed[] },
): CallWords {
  const text = CALL_TEXTS[wishes.locale];
  const lines = [
    fill(text.askedBody, { game: titleOf(game), code }),
    proposedIn(wishes, proposals),
    ...(since === undefined ? [] : [fill(text.since, { what: since })]),
  ];
  return { ...wordsTo(wishes, `/t/${code}`, text.asked, lines, text.openAsked), game };
}

/**
 * The words of a call for this match.
 * @param by who reminds the person, where somebody does
 * @param since what happened since the person's last move, where something did
 * @param stopped why the person's plan for this turn ended before its time: for the person's eyes alone
 * @param last what happens when their time is over, where they are told for the last time before that
 */
export function turnWords(
  wishes: Wishes,
  {
    game,
    code,
    deadline,
    since,
    proposals = [],
    stopped,
    last,
  }: {
    game: string;
    code: string;
    deadline: number | null;
    since?: string | undefined;
    proposals?: readonly Proposed[];
    stopped?: PlanStop | undefined;
    last?: TableRecord['overtime'] | undefined;
  },
  by?: string,
): CallWords {
  const text = CALL_TEXTS[wishes.locale];
  const isLast = last !== undefined && deadline !== null;
  const nudge = by === undefined ? '' : `${fill(text.nudge, { name: by })} `;
  const until = deadline === null ? [] : [fill(text.left, { time: timeIn(wishes, deadline) }), ...(isLast ? [text[`then.${last}`]] : [])];
  const lines = [
    nudge + fill(text.body, { game: titleOf(game), code }),
    ...(until.length === 0 ? [] : [until.join(' ')]),
    ...(stopped === undefined ? [] : [fill(text.planStopped, { why: text[`plan.${stopped}`] })]),
    ...(proposals.length > 0 ? [proposedIn(wishes, proposals)] : []),
    ...(since === undefined ? [] : [fill(text.since, { what: since })]),
  ];
  return { ...wordsTo(wishes, `/t/${code}`, isLast ? text.last : text.title, lines), game };
}

/** One message for all that waits for a person, leading to their list of matches; the only one as it is. */
export function togetherWords(wishes: Wishes, each: readonly CallWords[]): CallWords {
  if (each.length === 1) return each[0]!;
  const text = CALL_TEXTS[wishes.locale];
  const said = wordsTo(
    wishes,
    '/',
    fill(text.several, { count: String(each.length) }),
    each.map((one) => one.body),
    text.openSeveral,
  );
  return { ...said, body: said.lines.join('\n') };
}

/**
 * The mail that says it.
 * @param each what it says of each match
 * @param keys of these matches, in their order; absent in a mail that lets nobody in
 */
export function letterOf(wishes: Wishes, said: CallWords, each: readonly CallWords[] = [said], keys?: Keys): Letter {
  const text = CALL_TEXTS[wishes.locale];
  // Behind the #: browsers send that to nobody, and no log has it.
  const links = each.map(({ url }, i) => (keys ? `${url}#key=${keys.each[i]}` : url));
  const parts = each.map(({ body, open }, i) => `${body}\n\n${fill(open, { url: links[i]! })}`);
  if (each.length > 1) parts.push(fill(said.open, { url: said.url }));
  const once = keys && fill(each.length > 1 ? text.onceEach : text.once, { time: timeIn(wishes, keys.until) });
  if (once) parts.push(once);
  const page = letterPage({
    locale: wishes.locale,
    title: said.title,
    matches: each.map(({ lines, open, game }, i) => ({ lines, game, button: withoutAddress(open), url: links[i]! })),
    all: each.length > 1 ? { button: withoutAddress(said.open), url: said.url } : undefined,
    notes: once ? [once] : [],
    why: { text: said.why, url: settingsOf(wishes) },
  });
  return { subject: said.title, text: `${parts.join('\n\n')}\n\n--\n${said.why}\n`, page };
}

/** The words of a trial ring. */
export function trialWords(wishes: Wishes): CallWords {
  const text = CALL_TEXTS[wishes.locale];
  return wordsTo(wishes, '/calls', text.trial, [text.trialBody], text.openTrial);
}

function wordsTo(wishes: Wishes, path: string, title: string, lines: readonly string[], open = CALL_TEXTS[wishes.locale].open): CallWords {
  const text = CALL_TEXTS[wishes.locale];
  const url = `${wishes.origin}${path}`;
  return { title, lines, body: lines.join(' '), url, open, why: fill(text.why, { settings: settingsOf(wishes) }) };
}

const settingsOf = ({ origin }: Wishes): string => `${origin}/calls`;

/** What leads there, on a button: without the address that stands behind it in plain text. */
export const withoutAddress = (open: string): string => open.replace(/\s*:\s*\{url\}$/u, '');

function timeIn({ locale, zone }: Wishes, at: number): string {
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, { timeZone: zone, dateStyle: 'full', timeStyle: 'short' }).format(at);
}

/** Games are called the same in all languages. */
export const titleOf = (game: string): string => game.charAt(0).toUpperCase() + game.slice(1);
