import { escaped } from './atom.ts';

/** What stands in a mail beside its plain text: a page, and the names of the pictures in it, which come with it. */
export interface LetterPage {
  html: string;
  pictures: readonly string[];
}

interface Link {
  button: string;
  url: string;
}

/** What a page is made of. All of it is text: whatever signs are in it, they are shown as they are. */
interface Parts {
  locale: string;
  title: string;
  /** What is said of each match, with the game whose picture stands above it. */
  matches: readonly (Link & { lines: readonly string[]; game: string | undefined })[];
  /** Where all of them are found. */
  all: Link | undefined;
  notes: readonly string[];
  /** Why this came: a sentence that ends with this address. */
  why: { text: string; url: string };
}

/** How a picture that comes with a mail is called in it (RFC 2392). */
export const cidOf = (picture: string): string => `${picture}@questhall`;

/** Games that have a picture. */
const PICTURED: readonly string[] = ['dystopia', 'nachtwacht', 'talisman'];
const SEAL = 'seal';

/** Colours: of the page by day, and what takes their place where the reader's program is dark. */
const DARK = [
  ['ground', 'background:#17100a'],
  ['paper', 'background:#2a1c10;border-color:#6b4f28'],
  ['ink', 'color:#f3e6c8'],
  ['soft', 'color:#cdb98c'],
  ['line', 'border-color:#6b4f28'],
  ['link', 'color:#e8c46a'],
] as const;
const SERIF = "font-family:Georgia,'Times New Roman',serif";

/**
 * The page of a mail, in tables and styles that mail programs understand. Nothing is fetched by it, nothing in it is hidden, and
 * without its pictures it says the same.
 */
export function letterPage({ locale, title, matches, all, notes, why }: Parts): LetterPage {
  const pictures = new Set([SEAL]);
  const sections = matches.map(({ lines, game, button, url }, i) => {
    const pictured = game !== undefined && PICTURED.includes(game) ? game : undefined;
    if (pictured) pictures.add(pictured);
    const above = i === 0 ? '' : '<tr><td class="line" style="border-top:1px solid #b79a63;padding-top:20px"></td></tr>';
    const picture = pictured
      ? `<tr><td style="padding:0 0 14px"><img src="cid:${cidOf(pictured)}" width="504" height="252" alt="" style="display:block;box-sizing:border-box;width:100%;height:auto;border:2px solid #2a1808;border-radius:6px"></td></tr>`
      : '';
    const said = lines.map((line, n) => paragraph(line, n === 0 ? `${SERIF};font-size:18px;line-height:26px;font-weight:bold` : TEXT));
    return above + picture + said.join('') + gold({ button, url });
  });
  const below = [...notes.map((note) => small(escaped(note))), small(withLink(why))];
  const html = [
    `<!doctype html><html lang="${escaped(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escaped(title)}</title>`,
    `<style>@media (prefers-color-scheme:dark){${DARK.map(([name, style]) => `.${name}{${style.replaceAll(';', '!important;')}!important}`).join('')}}</style></head>`,
    `<body class="ground" style="margin:0;padding:0;background:#3b2616"><table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" style="background:#3b2616"><tr><td align="center" style="padding:24px 10px">`,
    `<table role="presentation" class="paper" width="560" cellpadding="0" cellspacing="0" style="width:100%;max-width:560px;background:#f6ebce;border:2px solid #a5814a;border-radius:8px"><tr><td style="padding:24px 26px 20px">`,
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0">`,
    `<tr><td align="center" style="padding:0 0 8px"><img src="cid:${cidOf(SEAL)}" width="56" height="56" alt="Questhall" style="display:block"></td></tr>`,
    `<tr><td align="center" style="padding:0 0 18px"><h1 class="ink" style="margin:0;color:#2a1808;${SERIF};font-size:26px;line-height:32px">${escaped(title)}</h1></td></tr>`,
    ...sections,
    ...(all ? [`<tr><td class="line" style="border-top:1px solid #b79a63;padding-top:18px"></td></tr>`, gold(all)] : []),
    `<tr><td class="line" style="border-top:1px solid #b79a63;padding-top:12px"></td></tr>`,
    ...below,
    '</table></td></tr></table></td></tr></table></body></html>',
  ].join('');
  return { html, pictures: [...pictures] };
}

const TEXT = `${SERIF};font-size:17px;line-height:25px`;

const paragraph = (text: string, style: string): string =>
  `<tr><td style="padding:0 0 10px"><p class="ink" style="margin:0;color:#2a1808;${style}">${escaped(text)}</p></td></tr>`;

const small = (html: string): string =>
  `<tr><td style="padding:0 0 8px"><p class="soft" style="margin:0;color:#6a4f2c;${SERIF};font-size:14px;line-height:20px">${html}</p></td></tr>`;

/** The sentence with its address as a link. */
function withLink({ text, url }: Parts['why']): string {
  const link = escaped(url);
  return escaped(text).replace(link, () => `<a class="link" href="${link}" style="color:#7a4a10">${link}</a>`);
}

const gold = ({ button, url }: Link): string =>
  `<tr><td align="center" style="padding:8px 0 22px"><a href="${escaped(url)}" style="display:block;background:#d9a93f;border:2px solid #2a1808;border-radius:6px;padding:13px 18px;color:#2a1808;${SERIF};font-size:18px;line-height:24px;font-weight:bold;text-align:center;text-decoration:none">${escaped(button)}</a></td></tr>`;
