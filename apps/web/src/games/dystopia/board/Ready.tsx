import type { DystopiaView, HeroView } from '@questhall/dystopia/client';
import type { GameProps } from '../../contract.ts';

/** Whether a hero is ready to leave a stop; its player may take that back as long as others are not (DYS-INN.2). */
export function Ready({ hero, props: { view, speak, seats, aside } }: { hero: HeroView; props: GameProps<DystopiaView> }) {
  const n = Number(hero.id.slice(1));
  if (!view.stop?.ready.includes(n)) return null;
  return (
    <span className="dy-ready">
      <span>{speak.say({ key: 'ui.dy.ready' })}</span>
      {aside && seats[hero.seat]?.yours ? (
        <button type="button" className="linkish" data-aside={`unready:${n}`} onClick={() => aside(hero.seat, `unready:${n}`)}>
          {speak.say({ key: 'ui.dy.unready' })}
        </button>
      ) : null}
    </span>
  );
}
