import type { Catalogue, Locale } from '@questhall/text/locales';
import type { ComponentType } from 'react';
import type { BoxEntry, GameEntry, GameModule, SketchProps } from './contract.ts';
import { entry as dystopia } from './dystopia/entry.ts';
import { entry as nachtwacht } from './nachtwacht/entry.ts';
import { entry as talisman } from './talisman/entry.ts';

/** The games that this page can show, in the order of the shelf. One line a game: all else lies in its folder. */
export const GAMES: readonly GameEntry[] = [
  nachtwacht, //
  talisman,
  dystopia,
];

/** Every folder beside this file with an `index.tsx` that exports `module`: a chunk of its own. */
const MODULES = import.meta.glob<{ module: GameModule }>('./*/index.tsx');
/** The picture on the lid of each box, of one of the game's scenes. */
type Lid = ComponentType<{ scene?: string | undefined }>;
const LIDS = import.meta.glob<{ Lid: Lid }>('./*/Lid.tsx');

/** The drawing of a match: of each game's own. */
type Sketch = ComponentType<SketchProps>;
const SKETCHES = import.meta.glob<{ Sketch: Sketch }>('./*/Sketch.tsx');

const sketches = new Map<string, Sketch>();
const lids = new Map<string, Lid>();
const modules = new Map<string, GameModule>();
const catalogues = new Map<string, Catalogue>();

/** Every box on the shelf, in the order of the games. */
export const BOXES: readonly { game: GameEntry; box: BoxEntry }[] = GAMES.flatMap((game) =>
  (game.boxes ?? []).map((box) => ({ game, box })),
);

/** The box in which a match with these options lies; undefined where the game has none. */
export const boxOf = (game: string, options: Readonly<Record<string, unknown>>): BoxEntry | undefined =>
  BOXES.filter((one) => one.game.id === game)
    .map(({ box }) => box)
    .find((box) => Object.entries(box.options ?? {}).every(([id, value]) => options[id] === value));

export const gameEntry = (id: string): GameEntry | undefined => GAMES.find((g) => g.id === id);

/** Loads a game's board and cards. Rejects where this page does not know the game. */
export async function loadGame(id: string): Promise<GameModule> {
  const load = MODULES[`./${id}/index.tsx`];
  if (!load) throw new Error(`no game ${id}`);
  const { module } = await load();
  modules.set(id, module);
  return module;
}

/** Loads a game's words in one language. Rejects where this page does not know the game. */
export async function loadGameWords(id: string, locale: Locale): Promise<Catalogue> {
  const words = gameEntry(id)?.words;
  const catalogue = words ? await words(locale) : await (await loadGame(id)).loadCatalogue(locale);
  catalogues.set(`${id} ${locale}`, catalogue);
  return catalogue;
}

/** What has been loaded already. */
export const gameHere = (id: string): GameModule | undefined => modules.get(id);
export const gameWordsHere = (id: string, locale: Locale): Catalogue | undefined => catalogues.get(`${id} ${locale}`);

/** Loads the picture of a box's lid; undefined where the game has none. */
export async function loadLid(id: string): Promise<Lid | undefined> {
  const lid = (await LIDS[`./${id}/Lid.tsx`]?.())?.Lid;
  if (lid) lids.set(id, lid);
  return lid;
}

export const lidHere = (id: string): Lid | undefined => lids.get(id);

/** Loads what draws where a match of a game stands; undefined where the game has none. */
export async function loadSketch(id: string): Promise<Sketch | undefined> {
  const sketch = (await SKETCHES[`./${id}/Sketch.tsx`]?.())?.Sketch;
  if (sketch) sketches.set(id, sketch);
  return sketch;
}

export const sketchHere = (id: string): Sketch | undefined => sketches.get(id);
