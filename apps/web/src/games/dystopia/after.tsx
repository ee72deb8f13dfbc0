import type { DystopiaEvent, DystopiaView, HeroView } from '@questhall/dystopia/client';
import type { After, AnyEvent, LineLook } from '../contract.ts';
import { printOf } from './art/pictures.ts';
import { asEvent } from './playback.ts';
import { Sign } from './Sign.tsx';
import { partOf, stations } from './stations.ts';
import { heroName } from './words.ts';

const alive = (value: (hero: HeroView) => number) => (view: DystopiaView, line: number) => {
  const hero = view.heroes[line];
  return hero && !hero.dead ? value(hero) : null;
};

/** The unicorn stands on the white dice where others have their six. */
const pips = (faces: readonly (number | 'U')[]): number[] => faces.map((face) => (face === 'U' ? 6 : face));

/** The dice that a hero threw at an event: red ones to strike, white ones to hold out. */
function thrownBy(e: DystopiaEvent, id: string, hero: number): number[] {
  if (e.type === 'attacked') return e.from === id ? pips(e.red) : e.to === id ? pips(e.white) : [];
  if (e.type === 'wits') return e.figure === id ? pips(e.white) : [];
  return e.type === 'tasted' && e.hero === hero ? pips(e.white) : [];
}

/** Each hero has its own curve, also where one person leads them all: some lighter, some darker, and each in strokes of its own. */
const LOOKS: Readonly<Record<string, Omit<LineLook, 'picture'>>> = {
  warrior: { colour: '#b5391f', dash: null },
  dwarf: { colour: '#e2a51b', dash: [14, 9] },
  elf: { colour: '#12785f', dash: [1, 8.5] },
  archer: { colour: '#4d9be0', dash: [16, 9, 1, 9] },
  wizard: { colour: '#8a4a9e', dash: [6, 9] },
};
const lookOf = (code: string): LineLook => ({ ...(LOOKS[code] ?? LOOKS['warrior']!), picture: printOf(`h-${code}`) ?? '' });

/** How a match of Dystopia is told again: energy and gold of each hero, round by round through all its levels. */
export const after: After<DystopiaView> = {
  unit: 'round',
  // Between two levels nothing is counted. A level that was begun anew is no taking back.
  turn: ({ phase, level, attempt, round }) =>
    round > 0 && phase !== 'choose' && phase !== 'between' ? [`${level}.${attempt}`, round] : null,
  lines: ({ heroes }) => heroes.map(({ id, seat, code }) => ({ id, seat, name: heroName(code), look: lookOf(code) })),
  curves: [
    {
      id: 'energy',
      title: { key: 'ui.dy.after.energy' },
      name: { key: 'ui.dy.stat.energy' },
      Sign: () => <Sign name="hearts" size={20} />,
      value: alive(({ energy }) => energy),
    },
    {
      id: 'gold',
      title: { key: 'ui.dy.after.gold' },
      name: { key: 'ui.dy.after.gold.tab' },
      Sign: () => <Sign name="two-coins" size={20} />,
      value: alive(({ gold }) => gold),
    },
  ],
  dice: (log, { heroes }) => heroes.map(({ id }, hero) => log.flatMap((event) => thrownBy(asEvent(event), id, hero))),
  moments: (log) => stations(log),
};

/**
 * How one level of a campaign is told again, once it is won: the try that counts alone.
 * @param told every line of the match so far
 */
export const afterLevel = (level: number, told: readonly AnyEvent[]): After<DystopiaView> => {
  const tried = told.findLast((e) => e.type === 'retried' && e['level'] === level)?.['attempt'] ?? 1;
  return {
    ...after,
    turn: (view) => (view.level === level && view.attempt === tried ? after.turn(view) : null),
    dice: (log, view) => after.dice?.(log.slice(...partOf(log, level)), view) ?? [],
    moments: (log) => {
      const [from, to] = partOf(log, level);
      return stations(log.slice(from, to)).map(({ at }) => ({ at: at + from }));
    },
  };
};
