import type { Foe, ScorePart, Side, TalismanView } from '@questhall/talisman/client';
import type { CSSProperties } from 'react';
import { SeatBadge } from '../../../art/Badge.tsx';
import type { GameProps } from '../../contract.ts';
import { CardArt } from '../cards/CardArt.tsx';
import { Pawn } from '../cards/Pawn.tsx';
import { cardName, foeName } from '../names.ts';
import type { Of } from '../playback.ts';
import { Die } from './Dice.tsx';

type Props = GameProps<TalismanView>;

/** One who fights, as it stands on its side of the stage. */
interface Fighter {
  name: string;
  seat: number | null;
  /** The character, or the cards of those who fight together. */
  character: string | null;
  toad: boolean;
  foes: readonly Foe[];
  side: Side;
}

const creaturePicture = (creature: string) => `cre.${creature}`;

/** What a part of a score is called: the card that gives it, or where it comes from. */
function partName(part: ScorePart, stat: 'strength' | 'craft', props: Props): string {
  const { speak } = props;
  // What a character brings of its own is the number on its sheet.
  if (part.from === 'own') return speak.say({ key: `ui.ts.stat.${stat}` });
  if (part.card !== undefined) {
    // The card that gives it, or a creature that is none.
    for (const name of [cardName(part.card), { key: `creature.${part.card}` }]) if (speak.has(name.key)) return speak.say(name);
  }
  return speak.say({ key: `ui.ts.part.${part.from}` });
}

function Score({
  fighter,
  stat,
  props,
  lost,
  from,
  step,
}: {
  fighter: Fighter;
  stat: 'strength' | 'craft';
  props: Props;
  lost: boolean;
  from: 'left' | 'right';
  step: number;
}) {
  const { speak, nameOf } = props;
  const dice = fighter.side.dice;
  const counted = fighter.side.parts.find((p) => p.from === 'die')?.n;
  // Where the sum of all counts, none is pale.
  const counts = dice.length > 1 && counted !== undefined ? dice.indexOf(counted) : -1;
  return (
    <section className={`ts-side ts-side-${from}${lost ? ' ts-beaten' : ''}`}>
      <div className="ts-fighter">
        {fighter.character && fighter.seat !== null ? (
          <Pawn seat={fighter.seat} character={fighter.character} toad={fighter.toad} size={120} />
        ) : (
          fighter.foes.slice(0, 3).map((foe, i) => (
            <span key={'card' in foe ? foe.card : `${foe.creature}${i}`} className="ts-foe" style={{ '--i': i } as CSSProperties}>
              <CardArt card={'card' in foe ? foe.card : creaturePicture(foe.creature)} eager />
            </span>
          ))
        )}
      </div>
      <h3>
        {fighter.seat === null ? null : <SeatBadge seat={fighter.seat} size={22} />}{' '}
        {fighter.seat === null ? fighter.name : nameOf(fighter.seat)}
      </h3>
      <ul className="ts-parts">
        {fighter.side.parts.map((part, i) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: two of the same card may both add something; parts have no other name
            key={i}
            style={{ '--at': `${step * (i + 1)}ms` } as CSSProperties}
            className={part.from === 'die' ? 'ts-part-die' : undefined}
          >
            {part.from === 'die' && dice.length > 0 ? (
              <span className="ts-dice">
                {dice.map((value, d) => {
                  // Of several dice one may count: the others lie beside it, pale.
                  const faint = counts >= 0 && d !== counts;
                  // biome-ignore lint/suspicious/noArrayIndexKey: dice of one throw
                  return <Die key={d} value={value} delay={step * i} faint={faint} />;
                })}
              </span>
            ) : (
              <span>{partName(part, stat, props)}</span>
            )}
            <b>{i === 0 ? part.n : `${part.n < 0 ? '−' : '+'}${Math.abs(part.n)}`}</b>
          </li>
        ))}
      </ul>
      <p className="ts-sum" style={{ '--at': `${step * (fighter.side.parts.length + 1)}ms` } as CSSProperties}>
        <span className="vh">{speak.say({ key: 'ui.ts.score' })} </span>
        {fighter.side.score}
      </p>
    </section>
  );
}

/** A fight as two sides: their parts add up one by one with their causes, the sums slam, the loser cracks. */
export function Fight({ e, ms, props }: { e: Of<'fought'> | Of<'duelled'>; ms: number; props: Props }) {
  const { view, speak } = props;
  const who = (seat: number): Pick<Fighter, 'name' | 'seat' | 'character' | 'toad' | 'foes'> => {
    const c = view.characters.find((one) => one.seat === seat);
    return { name: '', seat, character: c?.card ?? null, toad: (c?.toad ?? 0) > 0, foes: [] };
  };
  const duel = e.type === 'duelled';
  const hero: Fighter = { ...who(e.seat), side: duel ? e.attack : e.hero };
  const other: Fighter = duel
    ? { ...who(e.target), side: e.defence }
    : { name: e.foes.map((f) => speak.say(foeName(f))).join(' + '), seat: null, character: null, toad: false, foes: e.foes, side: e.foe };
  const most = Math.max(hero.side.parts.length, other.side.parts.length) + 1;
  const step = (ms * 0.62) / (most + 1);
  const style = { '--ms': `${ms}ms`, '--slam': `${step * most + 60}ms` } as CSSProperties;
  return (
    <div className={`ts-fight ts-${e.stat}`} style={style}>
      <p className="ts-fight-title">{speak.say({ key: `ui.ts.fight.${e.stat}` })}</p>
      <div className="ts-sides">
        <Score fighter={hero} stat={e.stat} props={props} lost={e.result === 'lost'} from="left" step={step} />
        <span className="ts-versus" aria-hidden="true">
          <svg viewBox="0 0 48 48" width="46" height="46" aria-hidden="true">
            <path
              d="M6 6l25 25M42 6L17 31M27 37l7-7M14 30l7 7M35 35l7 7M13 35l-7 7"
              stroke="#f6ead0"
              strokeWidth="4"
              strokeLinecap="round"
              fill="none"
            />
          </svg>
        </span>
        <Score fighter={other} stat={e.stat} props={props} lost={e.result === 'won'} from="right" step={step} />
        <p className={`ts-verdict ts-${e.result}`}>{speak.say({ key: `ui.ts.result.${e.result}` })}</p>
      </div>
    </div>
  );
}
