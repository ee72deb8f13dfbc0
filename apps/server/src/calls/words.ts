import type { PlanStop } from '@questhall/kernel';
import type { CallTimes, Wish } from '@questhall/protocol';
import type { TableRecord } from '../store/store.ts';
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
  body: string;
  /** Where it leads. */
  url: string;
  /** How to be called otherwise, or not at all. */
  why: string;
  /** How a mail says where it leads, with a gap `{url}`. */
  open: string;
}

/** A mail, as plain text: it is read everywhere. */
export interface Letter {
  subject: string;
  text: string;
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
  const news = since === undefined ? '' : ` ${fill(text.since, { what: since })}`;
  const body = `${fill(text.askedBody, { game: titleOf(game), code })} ${proposedIn(wishes, proposals)}${news}`;
  return wordsTo(wishes, `/t/${code}`, text.asked, body, text.openAsked);
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
  const then = isLast ? ` ${text[`then.${last}`]}` : '';
  const until = deadline === null ? '' : ` ${fill(text.left, { time: timeIn(wishes, deadline) })}`;
  const nudge = by === undefined ? '' : `${fill(text.nudge, { name: by })} `;
  const news = since === undefined ? '' : ` ${fill(text.since, { what: since })}`;
  const asked = proposals.length > 0 ? ` ${proposedIn(wishes, proposals)}` : '';
  const plan = stopped === undefined ? '' : ` ${fill(text.planStopped, { why: text[`plan.${stopped}`] })}`;
  const body = nudge + fill(text.body, { game: titleOf(game), code }) + until + then + plan + asked + news;
  return wordsTo(wishes, `/t/${code}`, isLast ? text.last : text.title, body);
}

/** One message for all that waits for a person, leading to their list of matches; the only one as it is. */
export function togetherWords(wishes: Wishes, each: readonly CallWords[]): CallWords {
  if (each.length === 1) return each[0]!;
  const text = CALL_TEXTS[wishes.locale];
  const body = each.map((one) => one.body).join('\n');
  return wordsTo(wishes, '/', fill(text.several, { count: String(each.length) }), body, text.openSeveral);
}

/**
 * The mail that says it.
 * @param each what it says of each match
 * @param keys of these matches, in their order; absent in a mail that lets nobody in
 */
export function letterOf(wishes: Wishes, said: CallWords, each: readonly CallWords[] = [said], keys?: Keys): Letter {
  const text = CALL_TEXTS[wishes.locale];
  const parts = each.map(({ body, open, url }, i) => {
    // Behind the #: browsers send that to nobody, and no log has it.
    const link = keys ? `${url}#key=${keys.each[i]}` : url;
    return `${body}\n\n${fill(open, { url: link })}`;
  });
  if (each.length > 1) parts.push(fill(said.open, { url: said.url }));
  if (keys) parts.push(fill(each.length > 1 ? text.onceEach : text.once, { time: timeIn(wishes, keys.until) }));
  return { subject: said.title, text: `${parts.join('\n\n')}\n\n--\n${said.why}\n` };
}

/** The words of a trial ring. */
export function trialWords(wishes: Wishes): CallWords {
  const text = CALL_TEXTS[wishes.locale];
  return wordsTo(wishes, '/calls', text.trial, text.trialBody);
}

function wordsTo(wishes: Wishes, path: string, title: string, body: string, open = CALL_TEXTS[wishes.locale].open): CallWords {
  const text = CALL_TEXTS[wishes.locale];
  const url = `${wishes.origin}${path}`;
  return { title, body, url, open, why: fill(text.why, { settings: `${wishes.origin}/calls` }) };
}

function timeIn({ locale, zone }: Wishes, at: number): string {
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, { timeZone: zone, dateStyle: 'full', timeStyle: 'short' }).format(at);
}

/** Games are called the same in all languages. */
export const titleOf = (game: string): string => game.charAt(0).toUpperCase() + game.slice(1);
