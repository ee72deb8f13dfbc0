import type { Speaker } from '@questhall/text';
import { Sign } from '../Sign.tsx';
import type { SignName } from '../signs.ts';
import '../styles/values.css';

interface Shown {
  attack: number;
  defence: number;
  speed: number;
  int: number;
  range: readonly [number, number];
}

/** The six values of a hero or a monster, as on its card. `whole`: as printed, where nobody has lost anything. */
export function Values({
  values,
  energy,
  most,
  speak,
  whole = false,
}: {
  values: Shown;
  energy: number;
  most: number;
  speak: Speaker;
  whole?: boolean;
}) {
  const [from, to] = values.range;
  const cells: [SignName, string, string][] = [
    ['crossed-swords', 'attack', String(values.attack)],
    ['round-shield', 'defence', String(values.defence)],
    ['hearts', 'energy', whole ? String(most) : `${energy}/${most}`],
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
