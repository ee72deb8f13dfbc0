import type { DystopiaEvent, DystopiaView } from '@questhall/dystopia/client';
import type { TextArg } from '@questhall/kernel';
import type { CSSProperties } from 'react';
import type { GameProps } from '../../contract.ts';
import { printOf } from '../art/pictures.ts';
import { Standee } from '../map/Standee.tsx';
import { asEvent } from '../playback.ts';
import { figureName, sayOr } from '../words.ts';
import { Die } from './Dice.tsx';
import { LevelOver } from './LevelOver.tsx';

type Attack = Extract<DystopiaEvent, { type: 'attacked' }>;
type Wits = Extract<DystopiaEvent, { type: 'wits' }>;

/**
 * A fight, or a test of wits, while it is rolled: the dice fall, then the sums and what comes of it. A hero's death and the end of
 * a level have the stage to themselves. `high`: what happens is in the lower half of the map, so the stage keeps to the upper one.
 */
export function DiceStage({ props, high }: { props: GameProps<DystopiaView>; high: boolean }) {
  const { playing } = props;
  const event = playing ? asEvent(playing.event) : null;
  if (playing && event?.type === 'died' && event.figure.startsWith('h')) return <Fallen event={event} ms={playing.ms} props={props} />;
  if (playing && (event?.type === 'levelWon' || event?.type === 'levelLost'))
    return <LevelOver event={event} ms={playing.ms} props={props} />;
  if (!playing || (event?.type !== 'attacked' && event?.type !== 'wits')) return null;
  return (
    <div className={`dy-stage${high ? ' dy-stage-high' : ''}`} style={{ '--ms': `${playing.ms}ms` } as CSSProperties} aria-hidden="true">
      <div className="dy-stage-in">
        {event.type === 'attacked' ? <Blow event={event} props={props} /> : <Test event={event} props={props} />}
      </div>
    </div>
  );
}

/** A hero falls: the figure tipped over, its gravestone, and what becomes of what it carried. */
function Fallen({ event, ms, props }: { event: Extract<DystopiaEvent, { type: 'died' }>; ms: number; props: GameProps<DystopiaView> }) {
  const { view, speak } = props;
  const hero = view.heroes.find((h) => h.id === event.figure);
  const name = event.names?.[event.figure] ?? figureName(view, event.figure);
  return (
    <div className="dy-stage dy-fallen" style={{ '--ms': `${ms}ms` } as CSSProperties} aria-hidden="true">
      <div className="dy-stage-in">
        <span className="dy-tipped">
          <Standee code={event.code} size={96} {...(hero ? { seat: hero.seat } : {})} />
        </span>
        <p className="dy-fallen-title">{speak.say({ key: 'ui.dy.fallen', args: { hero: name } })}</p>
        <p>{speak.say({ key: 'ui.dy.fallen.what' })}</p>
      </div>
    </div>
  );
}

/** Two sides with their dice, and the outcome in one line. */
export function Blow({
  event,
  props,
  small = false,
}: {
  event: Attack;
  props: Pick<GameProps<DystopiaView>, 'view' | 'speak'>;
  small?: boolean;
}) {
  const { view, speak } = props;
  const size = small ? 30 : 50;
  const unicorn = event.white.includes('U');
  return (
    <div className={`dy-blow dy-${event.result}${small ? ' dy-small' : ''}`}>
      <Side id={event.from} called={event.names?.[event.from]} view={view} speak={speak} small={small}>
        {event.red.map((face, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two dice, always in this order
          <Die key={i} face={face} red size={size} turn={i ? 7 : -9} />
        ))}
        <Sum faces={event.red} total={event.attack} />
      </Side>
      <Side id={event.to} called={event.names?.[event.to]} view={view} speak={speak} small={small}>
        {event.white.map((face, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two dice, always in this order
          <Die key={i} face={face} size={size} turn={i ? 10 : -6} />
        ))}
        <Sum faces={event.white} total={event.defence} struck={unicorn} />
      </Side>
      <p className="dy-outcome">
        {speak.say({
          key: event.result === 'held' && event.attack === event.defence ? 'ui.dy.result.tie' : `ui.dy.result.${event.result}`,
          args: { to: event.names?.[event.to] ?? figureName(view, event.to) },
        })}
      </p>
    </div>
  );
}

/** The whole sum: the faces, what the figure adds, and what that makes. A unicorn counts nothing in it. */
function Sum({ faces, total, struck = false }: { faces: readonly (number | 'U')[]; total: number; struck?: boolean }) {
  const adds = total - faces.reduce<number>((sum, face) => sum + (face === 'U' ? 0 : face), 0);
  return (
    <span className={`dy-total${struck ? ' dy-struck' : ''}`}>
      {faces.map((face) => (face === 'U' ? '–' : face)).join('+')} {adds < 0 ? '−' : '+'}
      {Math.abs(adds)} = <b>{total}</b>
    </span>
  );
}

function Side({
  id,
  called,
  view,
  speak,
  small,
  children,
}: Pick<GameProps<DystopiaView>, 'view' | 'speak'> & {
  id: string;
  called: TextArg | undefined;
  small: boolean;
  children: React.ReactNode;
}) {
  const hero = view.heroes.find((h) => h.id === id);
  const monster = view.monsters.find((m) => m.id === id);
  // Whoever has fallen is no longer in the view: the event still knows the name.
  const name = called ?? figureName(view, id as `h${number}`);
  return (
    <div className="dy-side">
      {small ? null : hero ? (
        <Standee code={hero.code} seat={hero.seat} size={74} />
      ) : monster ? (
        <img src={printOf(`m-${monster.code}`)} width="66" height="77" alt="" />
      ) : null}
      <span className="dy-side-name">{sayOr(speak, name as { key: string } | string)}</span>
      <span className="dy-dice">{children}</span>
    </div>
  );
}

function Test({ event, props }: { event: Wits; props: GameProps<DystopiaView> }) {
  const { view, speak } = props;
  return (
    <div className={`dy-blow dy-alone dy-${event.passed ? 'held' : 'wounded'}`}>
      <Side id={event.figure} called={event.names?.[event.figure]} view={view} speak={speak} small={false}>
        {event.white.map((face, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two dice, always in this order
          <Die key={i} face={face} size={50} turn={i ? 10 : -6} />
        ))}
        {/* What the dice make, which is held against Int: a unicorn passes by itself and counts nothing. */}
        {event.white.includes('U') ? null : (
          <span className="dy-total">
            {event.white.join('+')} = <b>{event.white.reduce<number>((sum, face) => sum + Number(face), 0)}</b>
          </span>
        )}
      </Side>
      <p className="dy-outcome">{speak.say({ key: event.passed ? 'ui.dy.wits.passed' : 'ui.dy.wits.failed', args: { n: event.int } })}</p>
    </div>
  );
}
