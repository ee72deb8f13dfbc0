import type { Person } from '../../apps/server/test/player.ts';
import type { Sheets } from './sheet.ts';
import { ALL, type Game, HEADS, type Locale, type Shape, type Stage, type Taken } from './stage.ts';

type Letter = Stage['mails']['letters'][number];

/** The newest mail to this address of those after number `from` that hold these words, once it has come. */
async function mailTo({ mails }: Stage, address: string, from: number, held = ''): Promise<Letter> {
  for (let tries = 0; tries < 400; tries++) {
    const found = mails.letters.slice(from).findLast(({ to, text }) => to.includes(address) && text.includes(held));
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`no mail came to ${address}`);
}

/** Somebody is told by mail in this language from now on; returns the mail with the code. */
async function toldByMail(stage: Stage, person: Person, address: string, locale: Locale): Promise<Letter> {
  await person.ask('PUT', '/api/calls', { locale, zone: 'Europe/Amsterdam', quiet: null, after: 300 });
  const from = stage.mails.letters.length;
  await person.post('/api/calls/mail', { address });
  const letter = await mailTo(stage, address, from);
  await person.ask('PUT', '/api/calls/mail', { code: /\b\d{6}\b/.exec(letter.text)![0] });
  return letter;
}

/**
 * Somebody for whom matches of these games wait, and who then asks to be told. One after the other, and told at once: each answer takes
 * a second of the hall's clock, and who waits longer is told before anybody looks.
 * @returns the mail with the code, and the call
 */
async function called(stage: Stage, games: readonly Game[], others: readonly Person[], address: string, locale: Locale) {
  const me = await stage.enter('Marijke');
  for (const game of games) {
    const { id } = await stage.begin(game, [me, ...others]);
    await stage.play([me, ...others], id, game === 'talisman' ? 34 : 14);
  }
  const code = await toldByMail(stage, me, address, locale);
  const from = stage.mails.letters.length;
  stage.pass(5.1);
  return { code, call: await mailTo(stage, address, from, '/t/') };
}

const shown = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A mail as plain text, below its subject. */
function plainOf({ text }: Letter): string {
  const [, subject = ''] = /^Subject: (.*)$/m.exec(text) ?? [];
  const style = 'margin:0;padding:16px;white-space:pre-wrap;overflow-wrap:anywhere;font:14px/1.45 monospace;color:#111';
  const said = shown(text.slice(text.indexOf('\n\n')).trim());
  return `<meta name="viewport" content="width=device-width"><body style="margin:0;background:#fff"><pre style="${style}"><b>${shown(subject)}</b>\n\n${said}</pre>`;
}

/** The page of a mail with the pictures that came with it. */
const pageOf = ({ html, pictures }: Letter): string =>
  pictures.reduce(
    (all, { cid, type, bytes }) => all.replaceAll(`cid:${cid}`, `data:${type};base64,${bytes.toString('base64')}`),
    html ?? '',
  );

/** Pictures of the mails that people are sent, as a reader shows them: their page and their plain text. */
export async function mailSheets(stage: Stage, sheets: Sheets, taken: Taken, others: readonly Person[]): Promise<void> {
  const keep = async (letter: Letter, shows: string, locale: Locale, parts: readonly ('page' | 'plain')[]) => {
    for (const part of parts)
      for (const shape of ['desk', 'phone'] satisfies Shape[]) {
        const page = await stage.page(shape, locale);
        if (shape === 'desk') await page.setViewportSize({ width: 640, height: 800 });
        await page.goto('about:blank');
        await page.setContent(part === 'page' ? pageOf(letter) : plainOf(letter));
        await taken.add(page.locator(part === 'plain' ? 'pre' : 'body'), `mail-${shows}-${part}-${shape}`, locale);
        await page.context().close();
      }
  };
  for (const locale of ALL) {
    const one = await called(stage, ['talisman'], others, `marijke-${locale}@home.example`, locale);
    await keep(one.code, 'code', locale, ['plain']);
    await keep(one.call, 'call', locale, ['page', 'plain']);
    const all = await called(stage, ['talisman', 'nachtwacht', 'dystopia'], others, `several-${locale}@home.example`, locale);
    await keep(all.call, 'several', locale, ['page', 'plain']);
  }
  const rows = (...names: readonly string[]) => taken.rows(...names.map((name) => `mail-${name}`));
  await sheets.write('mails-desk', HEADS, rows('call-page-desk', 'call-plain-desk', 'code-plain-desk'), 260);
  await sheets.write('mails-phone', HEADS, rows('several-page-phone', 'several-plain-phone'), 200);
}
