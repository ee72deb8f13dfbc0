import type { DystopiaView, HeroView } from '@questhall/dystopia/client';
import type { GameProps } from '../../contract.ts';

/** What the switch needs of the table. */
export type PassProps = Pick<GameProps<DystopiaView>, 'speak' | 'seats' | 'aside'>;

/**
 * Whether others may walk through a hero, to be turned by its player at any moment, whoever is asked (DYS-MOVE.8). Nothing
 * for those who may not turn it: what is forbidden stands among the hero's states.
 */
export function PassSwitch({ hero, props: { speak, seats, aside } }: { hero: HeroView; props: PassProps }) {
  const mine = seats[hero.seat]?.yours ?? false;
  if (!aside || !mine || hero.code === 'wizard' || hero.dead || hero.away) return null;
  return (
    <label className="dy-pass">
      <input
        type="checkbox"
        role="switch"
        aria-checked={hero.pass}
        checked={hero.pass}
        onChange={() => aside(hero.seat, `pass:${hero.id.slice(1)}:${hero.pass ? 'off' : 'on'}`)}
      />
      {speak.say({ key: 'ui.dy.pass' })}
    </label>
  );
}
