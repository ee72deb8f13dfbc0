import type { DystopiaEvent, DystopiaView, HeroView } from '@questhall/dystopia/client';
import type { After } from '../contract.ts';
import { asEvent } from './playback.ts';
import { Sign } from './Sign.tsx';
import { stations } from './stations.ts';
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

/** How a match of Dystopia is told again: energy and gold of each hero, round by round through all its levels. */
export const after: After<DystopiaView> = {
  unit: 'round',
  // Between two levels nothing is counted. A level that was begun anew is no taking back.
  turn: ({ phase, level, attempt, round }) =>
    round > 0 && phase !== 'choose' && phase !== 'between' ? [`${level}.${attempt}`, round] : null,
  lines: ({ heroes }) => heroes.map(({ id, seat, code }) => ({ id, seat, name: heroName(code) })),
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
