import type { DystopiaView } from '@questhall/dystopia/client';
import type { GameProps } from '../contract.ts';
import { HeartRow, Portrait } from './hand/HeroCard.tsx';
import { Sign } from './Sign.tsx';
import { heroesOf, heroName } from './words.ts';

/** Under a seat's name: the heroes that it leads with their energy; or Wizor. */
export function SeatNote({ view, seat, speak, layout }: GameProps<DystopiaView> & { seat: number }) {
  if (seat === view.wizorSeat) {
    return (
      <span className="dy-note">
        <Sign name="crowned-skull" size={16} /> {speak.say({ key: 'ui.dy.wizor' })}
      </span>
    );
  }
  const heroes = heroesOf(view, seat);
  return (
    <span className="dy-note">
      {heroes.map((h) => (
        <span
          key={h.id}
          className={`dy-note-hero${h.dead ? ' dy-card-dead' : ''}${heroes.length > 1 && h.id === `h${view.turn.hero}` ? ' dy-note-acts' : ''}`}
        >
          <Portrait code={h.code} size={layout === 'phone' ? 16 : 22} />
          <span className="vh">{speak.say(heroName(h.code))}</span>
          {h.away && view.phase === 'level' ? (
            // Whoever is out has nothing to fear any more: the door stands where the energy was.
            <span className="dy-note-out" title={speak.say({ key: 'ui.dy.away' })}>
              <Sign name="exit-door" size={layout === 'phone' ? 15 : 18} />
              <span className="vh">{speak.say({ key: 'ui.dy.away' })}</span>
            </span>
          ) : layout === 'phone' || heroes.length > 2 ? (
            <span>
              <span aria-hidden="true" className="dy-note-heart">
                ♥
              </span>
              {h.dead ? '†' : h.energy}
            </span>
          ) : (
            <>
              <HeartRow energy={h.dead ? 0 : h.energy} most={h.values.energy} speak={speak} size={12} />
              {/* Where plates are narrow, a number stands for the hearts (lying.css). */}
              <span className="dy-note-number" aria-hidden="true">
                <span className="dy-note-heart">♥</span>
                {h.dead ? '†' : h.energy}
              </span>
            </>
          )}
        </span>
      ))}
    </span>
  );
}
