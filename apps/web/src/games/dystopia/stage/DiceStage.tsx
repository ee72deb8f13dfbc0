import type { DystopiaEvent, DystopiaView } from '@questhall/dystopia/client';
import type { TextArg } from '@questhall/kernel';
import type { CSSProperties } from 'react';
import type { GameProps } from '../../contract.ts';
import { printOf } from '../art/pictures.ts';
import { Standee } from '../map/Standee.tsx';
import { asEvent } from '../playback.ts';
import { figureName, sayOr } from '../words.ts';
import { Die } from './Dice.tsx';

type Attack = Extract<DystopiaEvent, { type: 'attacked' }>;
type Wits = Extract<DystopiaEvent, { type: 'wits' }>;

/** A fight, or a test of wits, while it is rolled: the dice fall, then the totals and what comes of it. */
export function DiceStage({ props }: { props: GameProps<DystopiaView> }) {
  const { playing } = props;
  const event = playing ? asEvent(playing.event) : null;
  if (!playing || (event?.type !== 'attacked' && event?.type !== 'wits')) return null;
  return (
    <div className="dy-stage" style={{ '--ms': `${playing.ms}ms` } as CSSProperties} aria-hidden="true">
      <div className="dy-stage-in">
        {event.type === 'attacked' ? <Blow event={event} props={props} /> : <Test event={event} props={props} />}
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
        <b>{event.attack}</b>
      </Side>
      <Side id={event.to} called={event.names?.[event.to]} view={view} speak={speak} small={small}>
        {event.white.map((face, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two dice, always in this order
          <Die key={i} face={face} size={size} turn={i ? 10 : -6} />
        ))}
        <b className={unicorn ? 'dy-struck' : ''}>{event.defence}</b>
      </Side>
      <p className="dy-outcome">{speak.say({ key: `ui.dy.result.${event.result}` })}</p>
    </div>
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
    <div className={`dy-blow dy-${event.passed ? 'held' : 'wounded'}`}>
      <Side id={event.figure} called={event.names?.[event.figure]} view={view} speak={speak} small={false}>
        {event.white.map((face, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two dice, always in this order
          <Die key={i} face={face} size={50} turn={i ? 10 : -6} />
        ))}
      </Side>
      <p className="dy-outcome">{speak.say({ key: event.passed ? 'ui.dy.wits.passed' : 'ui.dy.wits.failed', args: { n: event.int } })}</p>
    </div>
  );
}
