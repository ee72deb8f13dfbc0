import type { Speaker } from '@questhall/text';
import { Sign } from '../Sign.tsx';
import type { SignName } from '../signs.ts';

interface Shown {
  attack: number;
  defence: number;
  speed: number;
  int: number;
  range: readonly [number, number];
}

/** The six values of a hero or a monster, as on its card. */
export function Values({ values, energy, most, speak }: { values: Shown; energy: number; most: number; speak: Speaker }) {
  const [from, to] = values.range;
  const cells: [SignName, string, string][] = [
    ['crossed-swords', 'attack', String(values.attack)],
    ['round-shield', 'defence', String(values.defence)],
    ['hearts', 'energy', `${energy}/${most}`],
    ['archery-target', 'range', from === to ? String(to) : `${from}–${to}`],
    ['walking-boot', 'speed', String(values.speed)],
    ['crystal-ball', 'int', String(values.int)],
  ];
  return (
    <dl className="dy-values">
      {cells.map(([sign, stat, value]) => (
        <div key={stat}>
          <dt>
            <Sign name={sign} size={17} />
            <span>{speak.say({ key: `ui.dy.stat.${stat}` })}</span>
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
