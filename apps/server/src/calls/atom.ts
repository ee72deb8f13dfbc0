import { createHash } from 'node:crypto';

/** One thing that waits for the reader. */
export interface FeedEntry {
  /** The same as long as it is the same thing: a reader of feeds shows it once. */
  id: string;
  title: string;
  text: string;
  url: string;
  /** Milliseconds since 1970. */
  updated: number;
}

/** A feed in Atom (RFC 4287): plain text alone, and no more of it than there is to read. */
export function atomOf(feed: {
  id: string;
  title: string;
  home: string;
  locale: string;
  made: number;
  entries: readonly FeedEntry[];
}): string {
  const { id, title, home, locale, made, entries } = feed;
  const updated = Math.max(made, ...entries.map((one) => one.updated));
  const lines = [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escaped(locale)}">`,
    `<id>${escaped(id)}</id>`,
    `<title>${escaped(title)}</title>`,
    `<updated>${new Date(updated).toISOString()}</updated>`,
    '<author><name>Questhall</name></author>',
    `<link rel="alternate" href="${escaped(home)}"/>`,
    ...entries.map((one) =>
      [
        '<entry>',
        `<id>${escaped(one.id)}</id>`,
        `<title>${escaped(one.title)}</title>`,
        `<updated>${new Date(one.updated).toISOString()}</updated>`,
        `<link rel="alternate" href="${escaped(one.url)}"/>`,
        `<content type="text">${escaped(one.text)}</content>`,
        '</entry>',
      ].join('\n'),
    ),
    '</feed>',
  ];
  return `${lines.join('\n')}\n`;
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** As it stands in text and in attributes; what no XML may hold is left out (XML 1.0, 2.2). */
export function escaped(text: string): string {
  return text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '').replace(/[&<>"']/g, (sign) => SIGNS[sign]!);
}

/** By which a reader says what it has already (RFC 9110, 8.8.3). */
export const tagOf = (text: string): string => `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;

/** True where the reader has said that it has this already: `If-None-Match` compares weakly (RFC 9110, 13.1.2). */
export function isKnown(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((one) => ['*', tag].includes(one.trim().replace(/^W\//, '')));
}
