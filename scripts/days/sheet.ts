import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

/** How much of a picture is kept. */
const QUALITY = 0.62;

/** One row of a sheet: pictures of the same thing, as PNG, in the order of the columns. */
export type Row = readonly Buffer[];

/** Lays pictures out on sheets, small enough to stand in a page of the documentation. */
export class Sheets {
  readonly #page: Page;
  readonly #folder: string;

  /** @param page where they are laid out: an empty one */
  constructor(page: Page, folder: string) {
    this.#page = page;
    this.#folder = folder;
  }

  /**
   * Writes a sheet as WebP.
   * @param heads what stands above each column
   * @param width how wide a picture is on the sheet, in pixels
   */
  async write(name: string, heads: readonly string[], rows: readonly Row[], width: number): Promise<void> {
    const pictures = rows.map((row) => row.map((png) => png.toString('base64')));
    const url = await this.#page.evaluate(laidOut, { heads, pictures, width, quality: QUALITY });
    await mkdir(this.#folder, { recursive: true });
    const file = join(this.#folder, `${name}.webp`);
    const bytes = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
    await writeFile(file, bytes);
    console.log(`${name}.webp: ${Math.round(bytes.length / 1000)} kB`);
  }
}

/** Run in the page. */
async function laidOut({
  heads,
  pictures,
  width,
  quality,
}: {
  heads: readonly string[];
  pictures: readonly (readonly string[])[];
  width: number;
  quality: number;
}): Promise<string> {
  const [gap, head] = [12, 34];
  const rows: ImageBitmap[][] = [];
  for (const row of pictures) {
    const bitmaps: ImageBitmap[] = [];
    for (const picture of row) {
      const bytes = Uint8Array.from(atob(picture), (sign) => sign.charCodeAt(0));
      bitmaps.push(await createImageBitmap(new Blob([bytes], { type: 'image/png' })));
    }
    rows.push(bitmaps);
  }
  // None is made larger than it is.
  const scaleOf = (one: ImageBitmap) => Math.min(1, width / one.width);
  const heights = rows.map((row) => Math.max(...row.map((one) => Math.round(one.height * scaleOf(one)))));
  const canvas = document.createElement('canvas');
  canvas.width = heads.length * (width + gap) + gap;
  canvas.height = head + heights.reduce((sum, height) => sum + height + gap, 0);
  const pen = canvas.getContext('2d')!;
  pen.imageSmoothingQuality = 'high';
  pen.fillStyle = '#1b120b';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = '#e9c565';
  pen.font = '600 18px Georgia, serif';
  for (const [n, words] of heads.entries()) pen.fillText(words, gap + n * (width + gap), 23);
  let top = head;
  for (const [i, row] of rows.entries()) {
    for (const [n, one] of row.entries())
      pen.drawImage(one, gap + n * (width + gap), top, Math.round(one.width * scaleOf(one)), Math.round(one.height * scaleOf(one)));
    top += heights[i]! + gap;
  }
  return canvas.toDataURL('image/webp', quality);
}
