import type { Seat } from '@questhall/kernel';
import { seatLook } from '../art/Badge.tsx';
import type { Line } from './told.ts';

/** What the picture of a result shows: only what everybody at the table has seen. */
export interface Shared {
  /** The game, and where it may be played. */
  game: string;
  place: string;
  /** Who has won, and below it how. */
  heading: string;
  words: readonly string[];
  /** The winner as the page shows it; null where there is none. */
  figure: Element | null;
  /** The curve that the result shows first; null where there is none. */
  curve: { title: string; lines: readonly (Line & { said: string })[]; down: boolean } | null;
}

const WIDTH = 1200;
const HEIGHT = 630;
/** Where the winner stands. */
const STAGE = { x: 40, y: 40, w: 400, h: 540 };
const RIGHT = { x: 480, w: 680 };
const GOLD = '#f0cf7a';
const PALE = '#f4e8cb';

/**
 * Draws the result as a picture of 1200 by 630, the size in which links are shown elsewhere.
 * Throws where the browser has no canvas for it.
 */
export async function pictureOf(shared: Shared): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas to draw the result on');
  await Promise.all(['700 40px Cinzel', '500 26px Alegreya', '700 26px Alegreya'].map((font) => document.fonts.load(font)));
  drawRoom(pen);
  if (shared.figure) await drawFigure(pen, shared.figure);
  let y = 96;
  y = write(pen, shared.game, { font: '700 30px Cinzel, Georgia, serif', colour: GOLD, y, line: 36, most: 1 });
  y = write(pen, shared.heading, { font: '700 54px Cinzel, Georgia, serif', colour: PALE, y: y + 30, line: 60, most: 3 });
  for (const words of shared.words)
    y = write(pen, words, { font: '500 27px Alegreya, Georgia, serif', colour: PALE, y: y + 2, line: 34, most: 2 });
  if (shared.curve && y < 380) drawCurve(pen, shared.curve, y);
  pen.textAlign = 'right';
  pen.font = '500 22px Alegreya, Georgia, serif';
  pen.fillStyle = '#cdb78a';
  pen.fillText(shared.place, WIDTH - 40, HEIGHT - 26);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) throw new Error('the result could not be made a picture');
  return blob;
}

/** Dark wood with light on the winner's side, and a frame. */
function drawRoom(pen: CanvasRenderingContext2D): void {
  pen.fillStyle = '#170d07';
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  const light = pen.createRadialGradient(240, 300, 20, 240, 300, 560);
  light.addColorStop(0, '#b5751f');
  light.addColorStop(0.45, '#5a3512');
  light.addColorStop(1, '#170d0700');
  pen.fillStyle = light;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.strokeStyle = '#c98f22';
  pen.lineWidth = 3;
  pen.strokeRect(14, 14, WIDTH - 28, HEIGHT - 28);
}

/** Writes words in at most so many lines, the last one with dots where they do not suffice. @returns where the next line stands */
function write(
  pen: CanvasRenderingContext2D,
  words: string,
  { font, colour, y, line, most }: { font: string; colour: string; y: number; line: number; most: number },
): number {
  pen.font = font;
  pen.fillStyle = colour;
  pen.textAlign = 'left';
  const lines = linesOf(words, RIGHT.w, most, (text) => pen.measureText(text).width);
  for (const [i, text] of lines.entries()) pen.fillText(text, RIGHT.x, y + i * line);
  return y + lines.length * line;
}

/** Breaks words into lines no wider than `width`; beyond the last of them dots stand for the rest. */
export function linesOf(words: string, width: number, most: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const word of words.split(/\s+/).filter(Boolean)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.slice(0, most).map((line, i) => {
    const more = i === most - 1 && lines.length > most;
    if (!more && widthOf(line) <= width) return line;
    let kept = line;
    while (kept && widthOf(`${kept}…`) > width) kept = kept.slice(0, -1);
    return `${kept.trimEnd()}…`;
  });
}

/** Draws the winner as the page shows it: each of its drawings at its place, as large as the stage allows. */
async function drawFigure(pen: CanvasRenderingContext2D, figure: Element): Promise<void> {
  const room = figure.getBoundingClientRect();
  const scale = Math.min(STAGE.w / room.width, STAGE.h / room.height);
  const left = STAGE.x + (STAGE.w - room.width * scale) / 2;
  const top = STAGE.y + (STAGE.h - room.height * scale) / 2;
  const drawings = [...figure.querySelectorAll<SVGSVGElement | HTMLImageElement>('svg, img')].filter(
    (one) => !one.parentElement?.closest('svg'),
  );
  for (const one of drawings) {
    const box = one.getBoundingClientRect();
    if (box.width < 1 || box.height < 1) continue;
    const image = one instanceof HTMLImageElement ? one : await asImage(one, box.width * scale, box.height * scale);
    pen.drawImage(image, left + (box.left - room.left) * scale, top + (box.top - room.top) * scale, box.width * scale, box.height * scale);
  }
}

/** A drawing as an image that stands on its own: with the pictures in it, and with what it takes from elsewhere in the page. */
async function asImage(drawing: SVGSVGElement, width: number, height: number): Promise<HTMLImageElement> {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  for (const [, id] of copy.outerHTML.matchAll(/url\(["']?#([^"')]+)/g)) {
    const elsewhere = id && !copy.querySelector(`#${CSS.escape(id)}`) ? document.getElementById(id) : null;
    if (elsewhere) copy.prepend(elsewhere.cloneNode(true));
  }
  for (const inside of copy.querySelectorAll('image')) {
    const href = inside.getAttribute('href');
    if (href && !href.startsWith('data:')) inside.setAttribute('href', await asData(href));
  }
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  return image;
}

/** What lies at an address, as one that holds it. */
async function asData(href: string): Promise<string> {
  const blob = await (await fetch(href)).blob();
  return new Promise((done, failed) => {
    const reader = new FileReader();
    // Read as an address of data, the result is a text.
    reader.onload = () => done(reader.result as string);
    reader.onerror = () => failed(reader.error ?? new Error(href));
    reader.readAsDataURL(blob);
  });
}

/** The badge of a seat around a point. */
function drawBadge(pen: CanvasRenderingContext2D, seat: Seat, x: number, y: number): void {
  const { colour, ink, shape } = seatLook(seat);
  pen.save();
  pen.translate(x, y);
  pen.fillStyle = colour;
  pen.strokeStyle = '#1c120a';
  pen.lineWidth = 2.4;
  pen.stroke(new Path2D(shape));
  pen.fill(new Path2D(shape));
  pen.fillStyle = ink;
  pen.font = '700 12px Cinzel, Georgia, serif';
  pen.textAlign = 'center';
  pen.fillText(String.fromCharCode(65 + seat), 0, 4.3);
  pen.restore();
}

/** The first curve of the result on paper, each line with its badge and name at its end. */
function drawCurve(pen: CanvasRenderingContext2D, { title, lines, down }: NonNullable<Shared['curve']>, from: number): void {
  const paper = { x: RIGHT.x, y: from, w: RIGHT.w, h: HEIGHT - 70 - from };
  pen.fillStyle = '#f4e8cb';
  pen.fillRect(paper.x, paper.y, paper.w, paper.h);
  pen.fillStyle = '#3a2410';
  pen.font = '700 22px Alegreya, Georgia, serif';
  pen.textAlign = 'left';
  pen.fillText(title, paper.x + 18, paper.y + 30);
  const top = paper.y + 48;
  const foot = paper.y + paper.h - 16;
  const left = paper.x + 18;
  const right = paper.x + paper.w - 200;
  const most = Math.max(1, ...lines.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const turns = Math.max(...lines.map(({ values }) => values.length));
  const x = (at: number) => left + (turns > 1 ? (at / (turns - 1)) * (right - left) : 0);
  const y = (value: number) => (down ? top + (value / most) * (foot - top) : foot - (value / most) * (foot - top));
  const gap = Math.min(34, (foot - top) / Math.max(1, lines.length - 1));
  for (const [i, { seat, look, values, said }] of lines.entries()) {
    const colour = look?.colour ?? seatLook(seat).colour;
    pen.setLineDash((look?.dash ?? []).map((part) => part * 1.4));
    pen.lineCap = 'round';
    for (const [stroke, width] of [
      ['#2a1708', 7],
      [colour, 4.5],
    ] as const) {
      pen.beginPath();
      pen.lineJoin = 'round';
      pen.strokeStyle = stroke;
      pen.lineWidth = width;
      values.forEach((value, at) => {
        if (value === null) return;
        if ((values[at - 1] ?? null) === null) pen.moveTo(x(at), y(value));
        else pen.lineTo(x(at), y(value));
      });
      pen.stroke();
    }
    const at = top + 8 + i * gap;
    if (look) {
      // Its own strokes stand beside its name: no seat's letter says whose it is.
      for (const [stroke, width] of [
        ['#2a1708', 7],
        [colour, 4.5],
      ] as const) {
        pen.strokeStyle = stroke;
        pen.lineWidth = width;
        pen.stroke(new Path2D(`M${right + 10} ${at}H${right + 38}`));
      }
      pen.setLineDash([]);
    }
    if (!look) drawBadge(pen, seat, right + 26, at);
    pen.fillStyle = '#3a2410';
    pen.font = '500 21px Alegreya, Georgia, serif';
    pen.fillText(linesOf(said, 145, 1, (text) => pen.measureText(text).width)[0] ?? '', right + 44, at + 7);
  }
}
