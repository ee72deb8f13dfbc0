import type { DystopiaView, HeroView } from '@questhall/dystopia/client';
import type { After } from '../contract.ts';
import { Sign } from './Sign.tsx';
import { stations } from './stations.ts';
import { heroName } from './words.ts';

const alive = (value: (hero: HeroView) => number) => (view: DystopiaView, line: number) => {
  const hero = view.heroes[line];
  return hero && !hero.dead ? value(hero) : null;
};

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
  moments: (log) => stations(log),
};
