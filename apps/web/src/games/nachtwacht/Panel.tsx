import type { Seat } from '@questhall/kernel';
import type { NachtwachtView, RevealView } from '@questhall/nachtwacht/client';
import { type ReactNode, useMemo } from 'react';
import { SeatBadge } from '../../art/Badge.tsx';
import type { GameProps } from '../contract.ts';
import { BackFace, StepFace } from './cards/faces.tsx';
import { eventText } from './event-text.ts';
import { deedsSince } from './panel/story.ts';

type Props = GameProps<NachtwachtView>;

/** While all choose: who has laid a card face down; `all` of them, while the cards are being turned. */
function Choosing({ props, all }: { props: Props; all: boolean }) {
  const { view, speak, nameOf } = props;
  return (
    <ul className="nw-row">
      {view.players.map((player) => {
        const { seat } = player;
        const committed = all || player.committed;
        return (
          <li key={seat} className="nw-cell">
            <div className={committed ? 'nw-lies' : 'nw-awaited'}>{committed ? <BackFace back="step" /> : null}</div>
            <Who seat={seat} nameOf={nameOf} />
            <small>{speak.say({ key: committed ? 'ui.nw.hasChosen' : 'ui.nw.choosing' })}</small>
            <Mark>{committed ? '✓' : '…'}</Mark>
          </li>
        );
      })}
    </ul>
  );
}

function Who({ seat, nameOf }: { seat: number; nameOf: (seat: number) => string }) {
  return (
    <span className="nw-who">
      <SeatBadge seat={seat} size={24} />
      <span className="nw-who-name">{nameOf(seat)}</span>
    </span>
  );
}

/** On a phone a sign stands for the words, which screen readers still hear. */
function Mark({ children }: { children: ReactNode }) {
  return (
    <span className="nw-mark" aria-hidden="true">
      {children}
    </span>
  );
}

/** What became of a seat's card. */
function verdict(view: NachtwachtView, reveal: RevealView, seat: number): string {
  const place = reveal.order.indexOf(seat);
  if (place < 0) return 'ui.nw.cancelled';
  const over = view.phase !== 'resolve' || view.reveal !== reveal;
  if (over || place < reveal.acted) return `ui.nw.acted.${place + 1}`;
  return place === reveal.acted ? 'ui.nw.actsNow' : `ui.nw.order.${place + 1}`;
}

/** The cards of the last reveal, all seats side by side; a tick by whoever has chosen for the next one. */
function Revealed({ props, reveal }: { props: Props; reveal: RevealView }) {
  const { view, speak, nameOf } = props;
  return (
    <ul className="nw-row">
      {view.players.map(({ seat, committed }) => {
        const card = reveal.cards[seat]!;
        const again = view.phase === 'choose' && committed;
        const place = reveal.order.indexOf(seat);
        const acting = view.phase === 'resolve' && place === reveal.acted && place >= 0;
        const state = place < 0 ? ' nw-void' : acting ? ' nw-now' : ' nw-unique';
        return (
          <li key={seat} className={`nw-cell${state}`}>
            <div className="nw-lies">
              <StepFace card={card} speak={speak} small />
            </div>
            <Who seat={seat} nameOf={nameOf} />
            <small>
              {speak.say({ key: verdict(view, reveal, seat) })}
              {again ? (
                <>
                  <span aria-hidden="true"> ✓</span>
                  <span className="nw-vh">, {speak.say({ key: 'ui.nw.hasChosen' })}</span>
                </>
              ) : null}
            </small>
            <Mark>
              {place < 0 ? '✕' : place + 1}
              {again ? <i>✓</i> : null}
            </Mark>
          </li>
        );
      })}
    </ul>
  );
}

/** Who acts when and why, with what came of it. */
function Order({ props, reveal }: { props: Props; reveal: RevealView }) {
  const { view, speak, nameOf, log, openRule } = props;
  const deeds = useMemo(() => deedsSince(log, eventText), [log]);
  const voids = sameCards(reveal);
  const step = (card: string) => ({ key: `step.${card}` });
  const line = (seat: number): ReactNode => {
    const told = deeds.get(seat) ?? [];
    if (told.length > 0) return told.map((t) => speak.say(t)).join(' ');
    return speak.say({ key: 'ui.nw.plays', args: { seat: nameOf(seat), card: step(reveal.cards[seat]!) } });
  };
  return (
    <>
      <ol className="nw-order">
        {reveal.order.map((seat, i) => (
          <li
            key={seat}
            className={
              view.phase === 'resolve' && i === reveal.acted
                ? 'nw-now'
                : i < reveal.acted || view.phase !== 'resolve'
                  ? 'nw-past'
                  : 'nw-still'
            }
          >
            {line(seat)}
          </li>
        ))}
        {voids.map(({ card, seats }) => (
          <li key={card} className="nw-nothing">
            {speak.say({ key: 'ui.nw.same', args: { seats: seats.map(nameOf), card: step(card) } })}
          </li>
        ))}
      </ol>
      <button type="button" className="nw-why" onClick={() => openRule('NW-7.3')}>
        {speak.say({ key: 'ui.nw.why' })}
      </button>
    </>
  );
}

/** The cancelled cards, each with all who showed it. */
function sameCards(reveal: RevealView): { card: string; seats: number[] }[] {
  const groups = new Map<string, number[]>();
  for (const seat of reveal.cancelled) {
    const card = reveal.cards[seat]!;
    groups.set(card, [...(groups.get(card) ?? []), seat]);
  }
  return [...groups].map(([card, seats]) => ({ card, seats }));
}

/**
 * Whether those who have chosen lie in the place of the last reveal: others may have chosen long before somebody has seen what
 * became of the round, so for a player only with their own choice.
 */
const hasLeft = ({ phase, players }: NachtwachtView, me: Seat | null): boolean =>
  phase === 'choose' && players.some(({ seat, committed }) => committed && (me === null || seat === me));

/** The last reveal, who acts when, and, once one has chosen oneself, who else has. */
export function Panel(props: Props) {
  const { view, me, speak, layout, playing } = props;
  const { reveal } = view;
  // While the reveal counts down on the stage, nothing here may tell what it will show.
  const turning = playing?.event.type === 'revealed';
  const choosing = turning || !reveal || hasLeft(view, me);
  const title = choosing ? 'ui.nw.choose' : 'ui.nw.lastReveal';
  return (
    <section className={`nw nw-panel nw-${layout}`} aria-live="polite">
      <h2>{speak.say({ key: title })}</h2>
      {choosing ? <Choosing props={props} all={turning} /> : <Revealed props={props} reveal={reveal} />}
      {reveal && !turning && layout !== 'phone' ? <Order props={props} reveal={reveal} /> : null}
    </section>
  );
}
