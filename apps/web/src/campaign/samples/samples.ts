import type { LevelFile } from '@questhall/dystopia/levels';
import greatCourt from './great-court.json' with { type: 'json' };
import type { SampleId } from './ids.ts';
import measured from './measured.json' with { type: 'json' };
import museum from './museum.json' with { type: 'json' };
import type { SampleKey } from './text/en.ts';
import threeLocks from './three-locks.json' with { type: 'json' };
import twoBrothers from './two-brothers.json' with { type: 'json' };
import wineCellar from './wine-cellar.json' with { type: 'json' };

const LEVELS = {
  'wine-cellar': wineCellar,
  'three-locks': threeLocks,
  museum,
  'great-court': greatCourt,
  'two-brothers': twoBrothers,
} as unknown as Readonly<Record<SampleId, LevelFile>>;

/** A sample level with the words of one language; `say` tells a text by its key. */
export function sampleIn(id: SampleId, say: (key: SampleKey) => string): LevelFile {
  const level = LEVELS[id];
  const word = (what: string) => say(`sample.${id}.${what}` as SampleKey);
  return {
    ...level,
    title: word('title'),
    areas: Object.fromEntries(Object.keys(level.areas ?? {}).map((letter) => [letter, word(`area.${letter}`)])),
    monsters: level.monsters.map((one) => (one.boss === undefined ? one : { ...one, name: word(`boss.${one.boss}`) })),
    story: { intro: word('intro'), won: word('won') },
  };
}

/** How many parties of four bots have won it against a Wizor of this strength; undefined where it was not measured. */
export const measuredOf = (id: SampleId, difficulty: string) => measured.rows.find((row) => row.id === id && row.difficulty === difficulty);

export const MEASURED_ON = measured.date;
