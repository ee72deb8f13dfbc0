/*
 * What people call themselves and their things, as others may be shown it: on one line, with nothing in it that cannot be
 * seen, that turns the direction of what stands beside it, or that speaks to a terminal.
 */

/**
 * What nobody sees: control and format characters (among them all marks of direction), what Unicode says may be ignored
 * in display (fillers, joiners, variation selectors, tags), halves of characters, and what is unassigned or private.
 */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u{1D159}\u{FFFC}]/gu;
/** The empty cell of braille is drawn as nothing, like a space, and is none to Unicode. */
const SPACES = /[\s\u2800]+/gu;
/** Marks stand on a letter; a tower of them covers the lines around it. No language needs more than three on one. */
const LONE_MARKS = /(^|\s)\p{M}+/gu;
const TOWERS = /(\p{M}{3})\p{M}+/gu;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A text as it may be shown on one line among others; empty where nothing of it can be seen. */
export function oneLine(text: string): string {
  const clean = text
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(SPACES, ' ')
    .replace(LONE_MARKS, '$1')
    .replace(TOWERS, '$1')
    .replace(/ {2,}/g, ' ')
    .normalize('NFC')
    .trim();
  return VISIBLE.test(clean) ? clean : '';
}

/** Lines that a text of several may have: more would push away what stands around it. */
const MOST_LINES = 20;

/** A text of several lines as it may be shown among others: each is one line, one empty line at most between two. */
export function plainLines(text: string): string {
  const lines = text
    .split(/\r\n|[\n\r\u2028\u2029]/u)
    .map(oneLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\n+|\n+$/g, '')
    .split('\n');
  const rest = lines.slice(MOST_LINES - 1).filter((line) => line !== '');
  return [...lines.slice(0, MOST_LINES - 1), ...(rest.length > 0 ? [rest.join(' ')] : [])].join('\n');
}

/** Letters that are drawn like those of `LATIN` at the same place, from the scripts that have many of them. */
const LATIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const LIKE: readonly [string, string][] = [
  // Cyrillic
  ['аеорсухѕіјԁԛԝһӏвкмнтгпьѵАВЕКМНОРСТУХЅІЈԌԚԜѴ', 'aeopcyxsijdqwhlbkmhtrnbvABEKMHOPCTYXSIJGQWV'],
  // Greek
  ['αεικνορτυχγησωβΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹϳ', 'aeikvoptuxynowbABEZHIKMNOPTYXCj'],
  // Armenian
  ['օսոհցզյքՕՍՏԼ', 'ounhgqjpOUSL'],
  // Cherokee
  ['ᎪᏴᏟᎠᎬᏀᎻᎫᏦᏞᎷᏢᏒᏚᎢᏙᎳᏃᎩ', 'ABCDEGHJKLMPRSTVWZY'],
  // Lisu
  ['ꓐꓑꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ', 'BPDTGKJCZFMNLSRVHWXYAEIOU'],
  // Coptic
  ['ⲟⲣⲥⲭⲕⲏⲓⲛⲧ', 'opcxkhint'],
  // Latin of other kinds: small capitals, letters of phonetics
  ['ıɑɡɩǀᴀʙᴄᴅᴇɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢƅɯ', 'iagilabcdeghijklmnoprstuvwyzbw'],
  ['‐‑‒–—−‘’‛`´ʹʼ', "------'''''''"],
];
const LOOKS = new Map<string, string>();
for (const [theirs, ours] of LIKE) {
  const like = Array.from(ours);
  for (const [i, letter] of Array.from(theirs).entries()) LOOKS.set(letter, like[i]!);
}
for (const letter of LATIN) LOOKS.set(letter, letter);

/** One spelling for all texts that are drawn alike: without accents, and with i, l and 1 as one stroke, o and 0 as one ring. */
function skeleton(text: string): string {
  const letters = Array.from(text.normalize('NFKD').replace(/\p{M}/gu, ''), (letter) => LOOKS.get(letter) ?? letter);
  return letters.join('').toLowerCase().replace(/[i1|]/g, 'l').replaceAll('0', 'o').replaceAll('rn', 'm').replaceAll('vv', 'w');
}

/**
 * True where people could take one text for the other, also where only case or accents differ. By a table of the letters
 * of other scripts that are drawn as Latin ones (after Unicode's TR 39); it does not know every script there is.
 */
export function looksLike(a: string, b: string): boolean {
  const [mine, theirs] = [a, b].map((text) => [skeleton(text), skeleton(text.toLowerCase()), skeleton(text.toUpperCase())]);
  return mine!.some((one) => theirs!.includes(one));
}

/** What speaks to a terminal, hides, or turns the direction. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * A text for a terminal or a report: what it would not show is written as JSON escapes (`\u001b`), so that JSON stays the
 * same JSON. `lines`: line feeds and tabs stay; without it, a text of a stranger cannot put words on a line of their own.
 */
export function printable(text: string, { lines = false }: { lines?: boolean } = {}): string {
  return text.replace(UNPRINTABLE, (char) => {
    if (lines && (char === '\n' || char === '\t')) return char;
    return Array.from({ length: char.length }, (_, i) => `\\u${char.charCodeAt(i).toString(16).padStart(4, '0')}`).join('');
  });
}
