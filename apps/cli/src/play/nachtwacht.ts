import { type Seat, text } from '@questhall/kernel';
import { asideText, eventText, loadCatalogue, type NachtwachtEvent, type NachtwachtView, statusText } from '@questhall/nachtwacht/client';
import type { Locale, Speaker } from '@questhall/text';
import type { Words } from './words.ts';

/** Nachtwacht in a terminal. */
export async function nachtwachtWords(locale: Locale): Promise<Words> {
  return {
    catalogue: await loadCatalogue(locale),
    eventText: (event) => eventText(event as NachtwachtEvent),
    draw: (view, { speak, nameOf, width }) => draw(view as NachtwachtView, speak, nameOf, width),
    aside: (id, _view, speak) => speak.say(asideText(id)),
  };
}

const LETTERS = 'ABCD';
const KINDS = { plain: '·', monster: 'M', power: 'P' } as const;

function draw(view: NachtwachtView, speak: Speaker, nameOf: (seat: Seat) => string, width: number): string[] {
  const step = (card: string) => speak.say(text(`step.${card}`));
  const powers = view.yourPower.map((card) => speak.say(text(`power.${card}`))).join(', ');
  const players = view.players.map((p) => {
    const where = p.blocked ? `${p.square}!` : String(p.square);
    const mark = p.seat === view.you ? '>' : ' ';
    const cards = `${'▮'.repeat(p.powerCount)}${p.seat === view.you && powers ? ` ${powers}` : ''}`;
    return [`${mark} ${LETTERS[p.seat]} ${nameOf(p.seat)}`, `@${where}`, p.stepHand.map(step).join(' '), cards] as const;
  });
  const widths = [0, 1, 2].map((i) => Math.max(...players.map((row) => row[i as 0 | 1 | 2].length)));
  return [
    speak.say(statusText(view)),
    '',
    ...path(view, speak, width),
    '',
    ...players.map((row) => row.map((cell, i) => (i < 3 ? cell.padEnd(widths[i]!) : cell)).join('   ')),
  ].map((l) => l.trimEnd());
}

/** Squares in rows: number, kind or monster, pawns. `·` plain, `M` monster square, `P` power square, `!` blocked. */
function path(view: NachtwachtView, speak: Speaker, width: number): string[] {
  const squares = [
    { number: '0', what: '', pawns: pawnsOn(view, 0) },
    ...view.path.map(({ kind, monster }, i) => ({
      number: String(i + 1),
      what: monster ? speak.say(text(`power.${monster}`)) : KINDS[kind],
      pawns: pawnsOn(view, i + 1),
    })),
    ...(view.libraryAt === null ? [] : [{ number: String(view.libraryAt), what: '###', pawns: pawnsOn(view, view.libraryAt) }]),
  ];
  const cell = Math.max(5, ...squares.map((s) => Math.max(s.what.length, s.pawns.length) + 1));
  const perRow = Math.max(1, Math.floor(width / cell));
  const lines: string[] = [];
  for (let at = 0; at < squares.length; at += perRow) {
    const row = squares.slice(at, at + perRow);
    for (const part of ['number', 'what', 'pawns'] as const) {
      const words = row.map((s) => s[part].padEnd(cell)).join('');
      if (words.trim() !== '') lines.push(words);
    }
  }
  return lines.map((l) => l.trimEnd());
}

function pawnsOn(view: NachtwachtView, square: number): string {
  return view.players
    .filter((p) => p.square === square)
    .map((p) => `${LETTERS[p.seat]}${p.blocked ? '!' : ''}`)
    .join('');
}
