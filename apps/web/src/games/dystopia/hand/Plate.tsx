import type { DystopiaView } from '@questhall/dystopia/client';
import type { OptionView } from '@questhall/kernel';
import { tap } from '../../../frame/tap.ts';
import type { GameProps } from '../../contract.ts';
import { printOf } from '../art/pictures.ts';
import { percent } from '../percent.ts';
import { endsTurn, kindOf, whom } from '../places.ts';
import { Sign } from '../Sign.tsx';
import { signOfOption } from '../signs.ts';

type Props = Pick<GameProps<DystopiaView>, 'speak' | 'picks' | 'picked' | 'pick' | 'hold' | 'decision' | 'view'>;

/** One thing that may be done, with its sign, what it brings, and its odds. */
export function Plate({ option, props, onPick }: { option: OptionView; props: Props; onPick?: () => void }) {
  const { speak, picks } = props;
  const wits = witsOf(option.id, props.view);
  const target = option.id.startsWith('attack:') ? props.view.monsters.find(({ id }) => option.id === `attack:${id}`) : undefined;
  const companion = aboutHero(option.id, props.view);
  return (
    <button
      type="button"
      className="plate dy-plate"
      data-option={option.id}
      aria-pressed={picks.includes(option.id)}
      onClick={(e) => {
        tap(e, option.id, props, false);
        onPick?.();
      }}
    >
      {target ? (
        <span className="dy-medal dy-medal-figure" aria-hidden="true">
          <img src={printOf(`m-${target.code}`)} alt="" draggable={false} />
          {target.number !== null ? <b>{target.number}</b> : null}
        </span>
      ) : companion ? (
        <span className="dy-medal dy-medal-hero" aria-hidden="true">
          <img src={printOf(`h-${companion.code}`)} alt="" draggable={false} />
        </span>
      ) : (
        <span className="dy-medal" aria-hidden="true">
          <Sign name={signOfOption(option.id)} size={22} />
        </span>
      )}
      <span className="plate-words">
        <span className="plate-label">
          {speak.say(option.label)}
          {option.odds === undefined ? null : (
            <span className="dy-plate-odds">
              <span aria-hidden="true"> · </span>
              <span className="vh">. </span>
              {speak.say({ key: 'ui.dy.wounds', args: { odds: percent(option.odds, speak.locale) } })}
            </span>
          )}
          {endsTurn(option, props.view) ? (
            <span className="dy-plate-ends">
              <span aria-hidden="true"> · </span>
              <span className="vh">. </span>
              {speak.say({ key: 'ui.dy.turnEnds' })}
            </span>
          ) : null}
        </span>
        {option.note ? <span className="plate-note">{speak.say(option.note)}</span> : null}
        {wits ? <span className="plate-note dy-unicorn">{speak.say({ key: 'ui.dy.unicorn', args: { int: wits } })}</span> : null}
      </span>
    </button>
  );
}

/** What is about a hero and nothing else has that hero's picture. */
const ABOUT_HERO: ReadonlySet<string> = new Set(['as', 'trade', 'way', 'attack']);

/** The hero whom an answer is about: whose turn at the counter it is, who is asked, or struck. */
export function aboutHero(id: string, { heroes }: Pick<DystopiaView, 'heroes'>): DystopiaView['heroes'][number] | undefined {
  if (!ABOUT_HERO.has(kindOf({ id })) || id.startsWith('attack:m')) return undefined;
  return heroes[Number(whom(id) ?? -1)];
}

/** Who has more Int where a hero strikes a monster, which decides what a unicorn does (DYS-COMB.15): half of what the odds are made of. */
export function witsOf(id: string, { heroes, monsters, turn }: DystopiaView): 'less' | 'same' | 'more' | null {
  const [what, whom] = id.split(':');
  const hero = heroes.find((one) => one.id === `h${turn.hero}`);
  const monster = what === 'attack' ? monsters.find((one) => one.id === whom) : undefined;
  if (!hero || !monster) return null;
  const more = monster.values.int - hero.values.int;
  return more > 0 ? 'more' : more < 0 ? 'less' : 'same';
}
