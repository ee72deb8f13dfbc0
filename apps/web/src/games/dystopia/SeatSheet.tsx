import type { DystopiaView } from '@questhall/dystopia/client';
import type { GameProps } from '../contract.ts';
import { HeroCard } from './hand/HeroCard.tsx';
import { heroesOf } from './words.ts';

/** The adventure cards of the heroes that a seat leads: they lie open to all. */
export function SeatSheet(props: GameProps<DystopiaView> & { seat: number }) {
  const { view, seat } = props;
  return (
    <div className="dy-sheet-heroes">
      {heroesOf(view, seat).map((hero) => (
        <HeroCard key={hero.id} hero={hero} view={view} props={props} />
      ))}
    </div>
  );
}
