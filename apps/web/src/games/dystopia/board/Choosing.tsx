import { type DystopiaView, heroCard } from '@questhall/dystopia/client';
import type { Speaker } from '@questhall/text';
import type { GameProps } from '../../contract.ts';
import { printOf } from '../art/pictures.ts';
import { Values } from '../hand/Values.tsx';
import { heroColour } from '../map/Standee.tsx';
import { heroName } from '../words.ts';

const HEROES = ['warrior', 'dwarf', 'elf', 'archer'] as const;

/** What a hero begins with, which is nowhere for sale. */
function ownWeapons(code: (typeof HEROES)[number], speak: Speaker): string {
  return ['attack', 'defence']
    .map((slot) => `own.${code}.${slot}`)
    .filter(speak.has)
    .map((key) => speak.say({ key }))
    .join(', ');
}

/** Before the first level: the heroes as cards, those who are still free to be taken up. */
export function Choosing({ props }: { props: GameProps<DystopiaView> }) {
  const { view, decision, speak, picked, pick, confirm, nameOf } = props;
  return (
    <section className="dy dy-choosing" aria-label={speak.say({ key: 'ui.dy.choosing' })}>
      <h2>{speak.say({ key: 'ui.dy.choosing' })}</h2>
      <ul>
        {HEROES.map((code) => {
          const card = heroCard(code);
          const taken = view.heroes.find((h) => h.code === code);
          const free = decision?.options.some((o) => o.id === code) ?? false;
          return (
            <li key={code}>
              <button
                type="button"
                className="dy-choice"
                data-option={free ? code : undefined}
                aria-pressed={picked === code}
                disabled={!free}
                style={{ '--hero': heroColour(code) } as React.CSSProperties}
                onClick={() => (picked === code ? confirm() : pick(code))}
              >
                <img src={printOf(`h-${code}`)} width="120" height="180" alt="" />
                <span className="dy-choice-name">{speak.say(heroName(code))}</span>
                <Values values={card} energy={card.energy} most={card.energy} speak={speak} />
                <span className="dy-choice-own">{ownWeapons(code, speak)}</span>
                {taken ? <span className="dy-taken">{nameOf(taken.seat)}</span> : null}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
