// Pictures at four sizes, for the eye: what `tables.ts` and `pages.ts` share. Without a subject all of them are taken.
// QUESTHALL_BESIDE names a folder of boards (`hand.png`, …): then each picture of a subject that has one lies beside its board.
// QUESTHALL_SIZES=desk,phone takes some of the sizes alone (and laptop), QUESTHALL_LOCALE=de-DE another language.
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { settled } from '../test/browser/axe.ts';
import { launched } from '../test/browser/contexts.ts';
import { type Hall, openHall, type Visitor, WHOLE } from '../test/browser/harness.ts';
import { Teller } from './told-moments.ts';

const SIZES = {
  desk: { width: 1440, height: 900, touch: false },
  tablet: { width: 820, height: 1180, touch: true },
  phone: { width: 360, height: 740, touch: true },
  side: { width: 740, height: 360, touch: true },
  laptop: { width: 1024, height: 768, touch: false },
} as const;
/** A screen: a desk, a tablet that stands, a phone, and one on its side. */
export type Size = keyof typeof SIZES;

const FAST = { perSecond: 10_000, burst: 10_000 };
/** For programs that play faster than any person. */
export const LIMITS = { requests: { perAddress: FAST, perSession: FAST }, messages: FAST };

/** Takes a picture of this part of a subject: of its page, or of another one. */
export type Shoot = (part: string, of?: Page) => Promise<void>;

/** A person with a page of this size; `more` for those who look on from elsewhere. */
export type Comes = (more?: Parameters<Hall['visitor']>[0]) => Promise<Visitor>;

/** What pictures are taken of. */
export interface Subject {
  /** The board beside which each part lies. */
  boards: Readonly<Record<string, string>>;
  hall?: () => Promise<Hall>;
  play: (hall: Hall, page: Page, shoot: Shoot, size: Size, comes: Comes) => Promise<void>;
  /** Its moments move, and are held by hand. */
  moves?: true;
}

const LOCALE = process.env.QUESTHALL_LOCALE ?? 'en-GB';
const beside = process.env.QUESTHALL_BESIDE;

/** Lays a board and a picture beside each other, equally high. */
async function twins(paper: Page, board: string, png: Buffer): Promise<Buffer> {
  const url = (bytes: Buffer) => `data:image/png;base64,${bytes.toString('base64')}`;
  const images = [await readFile(board), png].map((bytes) => `<img src="${url(bytes)}" height="760" alt="">`).join(' ');
  await paper.setContent(
    `<body style="margin:0;background:#000"><p style="display:inline-block;margin:0;padding:10px;white-space:nowrap">${images}`,
  );
  return paper.locator('p').screenshot();
}

/** The board for a part at a size: a phone may have one of its own, and else the sheet shows a desk and a phone. */
function boardFor(name: string | undefined, size: Size): string | undefined {
  if (!name || !beside || (size !== 'desk' && size !== 'phone')) return undefined;
  return (size === 'desk' ? [''] : ['-phone', '']).map((end) => join(beside, `${name}${end}.png`)).find(existsSync);
}

/** Takes pictures of the subjects that the command line asks for, at all sizes, into its folder. */
export async function takePictures(subjects: Readonly<Record<string, Subject>>): Promise<void> {
  const [folder, ...asked] = process.argv.slice(2);
  if (!folder) throw new Error('FOLDER [SUBJECT…]');
  const strange = asked.filter((one) => !(one in subjects));
  if (strange.length > 0) throw new Error(`no subject ${strange.join(', ')}; there are ${Object.keys(subjects).join(', ')}`);
  await mkdir(folder, { recursive: true });
  const named = process.env.QUESTHALL_SIZES?.split(',') ?? ['desk', 'tablet', 'phone', 'side'];
  const sizes = named.filter((one): one is Size => one in SIZES);
  // A browser of its own: whoever is in a hall goes home when one closes.
  const easel = beside ? await launched(process.env.CHROMIUM_SHELL || WHOLE) : null;
  const paper = (await easel?.newPage({ viewport: { width: 2900, height: 800 } })) ?? null;

  for (const [subject, { boards, hall: open, play, moves }] of Object.entries(subjects)) {
    if (asked.length > 0 && !asked.includes(subject)) continue;
    const hall = await (open?.() ?? openHall(LIMITS));
    for (const size of sizes) {
      const come: Visitor['context'][] = [];
      const comes: Comes = async (more = {}) => {
        const visitor = await hall.visitor({ ...SIZES[size], locale: LOCALE, atOnce: !moves, calm: !moves, ...more });
        // Functions that are handed to the page keep their names by a word of the bundler's that the page does not know.
        await visitor.context.addInitScript('globalThis.__name = (f) => f');
        await Teller.of(visitor.context);
        come.push(visitor.context);
        return visitor;
      };
      const { page } = await comes();
      const shoot: Shoot = async (part, of = page) => {
        if (!moves) {
          await settled(of);
          await of.waitForTimeout(900); // pictures that are still being drawn, motion that still runs
        }
        const png = await of.screenshot();
        const name = `${subject}-${part}-${size}.png`;
        const board = boardFor(boards[part], size);
        await writeFile(join(folder, name), paper && board ? await twins(paper, board, png) : png);
        console.log(name);
      };
      await play(hall, page, shoot, size, comes).catch((e: unknown) => console.error(`${subject} ${size}: ${String(e)}`));
      await Promise.all(come.map((context) => context.close()));
    }
    await hall.close();
  }
  await easel?.close();
}
