import { type DystopiaView, heroCard } from '@questhall/dystopia/client';
import type { Speaker } from '@questhall/text';
import { tap } from '../../../frame/tap.ts';
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

/** What is settled before the first level besides the heroes themselves: who is Wizor, and in which order they go. */
const OTHER_QUESTIONS = ['chooseWizor', 'order'];

/** Before the first level: the heroes as cards, those who are still free to be taken up. */
export function Choosing({ props }: { props: GameProps<DystopiaView> }) {
  const { view, decision, speak, picked, nameOf } = props;
  const kind = decision?.kind ?? '';
  const title = speak.say({ key: OTHER_QUESTIONS.includes(kind) ? `ask.${kind}.title` : 'ui.dy.choosing' });
  return (
    <section
      className="dy dy-choosing"
      aria-label={title}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on a phone, also while no card in it can be chosen
      tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex -- see above
    >
      <h2>{title}</h2>
      <ul>
        {HEROES.map((code) => {
          const card = heroCard(code);
          const at = view.heroes.findIndex((h) => h.code === code);
          const taken = view.heroes[at];
          const free = decision?.options.some((o) => o.id === code) ?? false;
          // Whose place in the order is settled stands at it.
          const place = kind === 'order' && taken && !free ? `${at + 1}. ` : '';
          return (
            <li key={code}>
              <button
                type="button"
                className="dy-choice"
                data-option={free ? code : undefined}
                aria-pressed={picked === code}
                disabled={!free}
                style={{ '--hero': heroColour(code) } as React.CSSProperties}
                onClick={(e) => tap(e, code, props)}
              >
                <img src={printOf(`h-${code}`)} width="120" height="180" alt="" />
                <span className="dy-choice-name">{speak.say(heroName(code))}</span>
                <Values values={card} energy={card.energy} most={card.energy} speak={speak} whole />
                <span className="dy-choice-own">{ownWeapons(code, speak)}</span>
                {taken ? <span className="dy-taken">{`${place}${nameOf(taken.seat)}`}</span> : null}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
