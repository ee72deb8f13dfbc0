import { afterAll, beforeAll, expect, test } from 'vitest';
import { cidOf, letterPage } from '../src/calls/letter-page.ts';
import { PICTURES } from '../src/calls/pictures.gen.ts';
import { poster } from '../src/calls/post.ts';
import { newPushKeys, Ways } from '../src/calls/ways.ts';
import type { Wishes } from '../src/calls/wishes.ts';
import { CALL_TEXTS, type Letter, letterOf, togetherWords, trialWords, turnWords, withoutAddress } from '../src/calls/words.ts';
import { MailHouse } from './post-office.ts';

/** The page of a mail beside its plain text: it says the same, loads nothing and hides nothing. */

const LOCALES = Object.keys(CALL_TEXTS) as Wishes['locale'][];
const wishesIn = (locale: Wishes['locale']): Wishes => ({
  ...{
    locale,
    zone: 'Europe/Amsterdam',
    quiet: null,
    after: 300,
    origin: 'https://hall.example',
    push: [],
    mail: 'a@b.example',
    hook: null,
  },
});
const DEADLINE = Date.UTC(2026, 10, 28, 8, 30);
const KEYS = { each: ['key-one', 'key-two'], until: DEADLINE };

/** A mail to one match, or to two. */
function letterIn(locale: Wishes['locale'], count: 1 | 2): Letter {
  const wishes = wishesIn(locale);
  const each = [
    turnWords(
      wishes,
      { game: 'talisman', code: 'K7QXM', deadline: DEADLINE, since: 'Bo <b>& Co</b> 7 + 4', last: 'bot' },
      'Bo "Bones" <i>',
    ),
    turnWords(wishes, { game: 'nachtwacht', code: 'ABCDE', deadline: null }),
  ].slice(0, count);
  return letterOf(wishes, togetherWords(wishes, each), each, { ...KEYS, each: KEYS.each.slice(0, count) });
}

/** What is to be read on a page, sentence by sentence, as a reader without styles sees it. */
const readIn = (html: string) =>
  html
    .replace(/<(style|title)>.*?<\/\1>/gs, '')
    .replace(/<[^>]+>/g, '\n')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s*\n\s*/g, '\n')
    .trim();
const squeezed = (text: string) => text.replace(/\s+/g, ' ');

test.each(LOCALES)('in %s it says what the plain text says, with the same links', (locale) => {
  for (const count of [1, 2] as const) {
    const { text, subject, page } = letterIn(locale, count);
    const said = squeezed(readIn(page!.html));
    const [body] = text.split('\n\n--\n');
    // Sentence by sentence; addresses stand behind the buttons.
    for (const part of body!.split('\n\n')) {
      const [, button, url] = /^(.*?)\s*:\s*(https:\S+)$/u.exec(part) ?? [];
      if (button === undefined) for (const sentence of part.match(/[^.]+\.|.+$/g)!) expect(said).toContain(squeezed(sentence).trim());
      else {
        expect(said).toContain(button);
        expect(page!.html).toContain(`href="${url}"`);
      }
    }
    expect(said).toContain(subject);
    expect(page!.html).toContain(`<html lang="${locale}">`);
    const links = [...page!.html.matchAll(/href="([^"]+)"/g)].map(([, url]) => url!);
    const keyed = ['https://hall.example/t/K7QXM#key=key-one', 'https://hall.example/t/ABCDE#key=key-two'].slice(0, count);
    expect(links).toEqual([...keyed, ...(count === 2 ? ['https://hall.example/'] : []), 'https://hall.example/calls']);
  }
});

test('nothing on it is loaded from anywhere, run, or hidden, and what people are called is shown as it is', () => {
  const { html, pictures } = letterIn('en', 2).page!;
  expect(pictures).toEqual(['seal', 'talisman', 'nachtwacht']);
  // Only pictures that come with it, only links that somebody taps.
  expect([...html.matchAll(/(?:src|background|srcset)="([^"]*)"/g)].map(([, from]) => from)).toEqual(
    pictures.map((name) => `cid:${cidOf(name)}`),
  );
  expect(html).not.toMatch(
    /<script|<iframe|<form|<link|@import|url\(|onload|onerror|display:\s*none|visibility|opacity|font-size:\s*[01]px|<!--/i,
  );
  expect(html).not.toMatch(/<b>|<i>/);
  expect(readIn(html)).toContain('Bo "Bones" <i> reminds you.');
  expect(readIn(html)).toContain('Since your last move: Bo <b>& Co</b> 7 + 4');
  const wild = letterPage({
    ...{
      locale: 'en',
      title: '<script>"',
      all: undefined,
      notes: ['</p><img src=x>'],
      why: { text: 'why $& https://hall.example/calls', url: 'https://hall.example/calls' },
    },
    matches: [{ lines: ['<a href="javascript:x">'], game: '"><img>', button: '<b>', url: 'https://x.example/"onload="' }],
  });
  expect(wild.html.match(/<(?:script|img src=x|b>|a href="java)/g)).toBeNull();
  expect(wild.html).toContain('href="https://x.example/&quot;onload=&quot;"');
  expect(wild.html).toContain('why $&amp; <a ');
  expect(wild.pictures).toEqual(['seal']);
});

test('a trial says where it leads, every way is a button in all five languages, and every picture is there', () => {
  for (const locale of LOCALES) {
    const wishes = wishesIn(locale);
    const { open, openSeveral, openAsked, openTrial } = CALL_TEXTS[locale];
    // No match waits: the way leads to where one is told how, and says so.
    const { text, page } = letterOf(wishes, trialWords(wishes));
    expect(page!.html).toMatch(new RegExp(`href="https://hall.example/calls"[^>]*>${withoutAddress(openTrial)}</a>`));
    expect(text).toContain(openTrial.replace('{url}', 'https://hall.example/calls'));
    expect(page!.html + text).not.toContain(withoutAddress(open));
    for (const text of [open, openSeveral, openAsked, openTrial]) expect(withoutAddress(text)).toMatch(/^[\p{L} ’']+$/u);
  }
  expect(Object.keys(PICTURES).sort()).toEqual(['dystopia', 'nachtwacht', 'seal', 'talisman']);
  // A mail of all of them is still a small one.
  expect(Object.values(PICTURES).reduce((sum, { bytes }) => sum + bytes.length, 0)).toBeLessThan(150_000);
});

let mails: MailHouse;
beforeAll(async () => {
  mails = await MailHouse.open();
});
afterAll(() => mails.close());

test('it goes as plain text with a page beside it and the pictures within, and a code as plain text alone', async () => {
  const ways = new Ways({ post: poster(true), keys: newPushKeys(), mail: { url: mails.url, from: 'hall@hall.example' }, now: Date.now });
  const letter = letterIn('de', 2);
  expect(await ways.mail('a@b.example', letter)).toBe('yes');
  await ways.mail('a@b.example', { subject: 'Code', text: '042137\n' });
  ways.close();
  const [call, code] = mails.letters;
  expect(squeezed(call!.text)).toContain(squeezed(letter.text));
  expect(call!.text).toMatch(/^content-type: multipart\/alternative/im);
  expect(call!.html!.trim()).toBe(letter.page!.html);
  expect(call!.pictures.map(({ cid, type }) => [cid, type])).toEqual([
    [cidOf('seal'), 'image/png'],
    [cidOf('talisman'), 'image/jpeg'],
    [cidOf('nachtwacht'), 'image/jpeg'],
  ]);
  for (const { type, bytes } of call!.pictures)
    expect(bytes.subarray(0, 3).toString('hex')).toBe(type === 'image/png' ? '89504e' : 'ffd8ff');
  expect([code!.html, code!.pictures]).toEqual([undefined, []]);
});
