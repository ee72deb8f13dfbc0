import type { NachtwachtEvent, NachtwachtView, SquareKind } from '@questhall/nachtwacht/client';
import type { CSSProperties, ReactNode } from 'react';
import { SeatBadge } from '../../../art/Badge.tsx';
import { Icon } from '../../../art/Icon.tsx';
import { tap } from '../../../frame/tap.ts';
import type { Room } from '../../../ui/board/camera.ts';
import type { GameProps } from '../../contract.ts';
import { BackFace, MonsterFace, PowerFace, StepFace } from '../cards/faces.tsx';
import { asEvent, REVEAL } from '../playback.ts';
import type { Point } from './layout.ts';
import { StripCard } from './StripCard.tsx';

type Props = GameProps<NachtwachtView>;
type Of<T extends NachtwachtEvent['type']> = Extract<NachtwachtEvent, { type: T }>;

const timed = (ms: number, more: Record<string, string> = {}) => ({ '--ms': `${ms}ms`, ...more }) as CSSProperties;

/** The common reveal: three strokes of the bell, all cards turn together, equal ones clash, light runs in order. */
function Reveal({ e, ms, props }: { e: Of<'revealed'>; ms: number; props: Props }) {
  const { speak, nameOf, reducedMotion } = props;
  const part = (share: number) => `${Math.round(ms * share)}ms`;
  return (
    <div
      className={`nw-stage nw-reveal-stage${reducedMotion ? ' nw-calm' : ''}`}
      // Whoever hears the page would hear the cards before they turn: the line of the reveal tells them when it is told.
      aria-hidden="true"
      style={timed(ms, {
        '--count': part(REVEAL.count),
        '--flip': part(REVEAL.flip),
        '--clash': part(REVEAL.clash),
        '--order': part(REVEAL.order),
      })}
    >
      {reducedMotion ? null : (
        <div className="nw-count">
          {[3, 2, 1].map((n, i) => (
            <span key={n} style={{ animationDelay: part((REVEAL.count / 3) * i), animationDuration: part(REVEAL.count / 3) }}>
              {n}
            </span>
          ))}
          <span className="nw-call" style={{ animationDelay: part(REVEAL.count), animationDuration: part(REVEAL.clash - REVEAL.count) }}>
            ad inferos!
          </span>
        </div>
      )}
      <ol className="nw-reveal-cards">
        {props.view.players.map(({ seat }) => {
          const card = e.cards[seat]!;
          const place = e.order.indexOf(seat);
          return (
            <li key={seat} className={place < 0 ? 'nw-void' : 'nw-unique'} style={timed(ms, { '--place': String(Math.max(0, place)) })}>
              <div className="nw-flip">
                <div className="nw-front">
                  <StepFace card={card} speak={speak} />
                </div>
                <div className="nw-back">
                  <BackFace back="step" />
                </div>
              </div>
              <span className="nw-who">
                <SeatBadge seat={seat} size={26} />
                {nameOf(seat)}
              </span>
              <span className="nw-verdict">{speak.say({ key: place < 0 ? 'ui.nw.cancelled' : `ui.nw.order.${place + 1}` })}</span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** A fight that was won: monster against card, then the monster falls. */
function Fight({ e, ms, props }: { e: Of<'fought'>; ms: number; props: Props }) {
  const { speak, nameOf } = props;
  return (
    <div className="nw-stage nw-fight" style={timed(ms)}>
      <div className="nw-fight-row">
        <div className="nw-fight-monster">
          <MonsterFace power={e.monster} speak={speak} />
          <i aria-hidden="true" />
        </div>
        <div className="nw-fight-card">
          <PowerFace card={e.card} speak={speak} />
        </div>
      </div>
      <p className="nw-caption">
        <SeatBadge seat={e.seat} size={26} />
        {speak.say({ key: 'ui.nw.beaten', args: { seat: nameOf(e.seat), monster: { key: `monster.${e.monster}` } } })}
      </p>
    </div>
  );
}

function Banner({ ms, children }: { ms: number; children: ReactNode }) {
  return (
    <p className="nw-banner" style={timed(ms)}>
      {children}
    </p>
  );
}

/** A turned strip lies large over the table until it is laid; whoever lays it sees both directions. */
function TurnedStrip({ props, hover }: { props: Props; hover: (id: string | null) => void }) {
  const { view, decision, picked, speak } = props;
  const turned = view.turnedStrip;
  if (!turned) return null;
  const choosing = decision?.kind === 'direction' ? decision : undefined;
  const ways: { id: string; kinds: readonly SquareKind[] }[] = choosing
    ? [
        { id: 'printed', kinds: turned.kinds },
        { id: 'reversed', kinds: [...turned.kinds].reverse() },
      ]
    : [{ id: 'turned', kinds: turned.kinds }];
  return (
    <div className="nw-turned" data-choice="">
      {ways.map(({ id, kinds }) => {
        const option = choosing?.options.find((o) => o.id === id);
        const strip = <StripCard kinds={kinds} arrows={choosing !== undefined} />;
        if (!option) return <div key={id}>{strip}</div>;
        return (
          <button
            key={id}
            type="button"
            className={`nw-way${picked === id ? ' nw-picked' : ''}`}
            aria-pressed={picked === id}
            aria-label={option.note ? `${speak.say(option.label)}. ${speak.say(option.note)}` : speak.say(option.label)}
            // It says where one ends, as the plate in the bar does: both are answered with one touch.
            onClick={(e) => tap(e, id, props, false)}
            onPointerEnter={() => hover(id)}
            onPointerLeave={() => hover(null)}
            onFocus={() => hover(id)}
            onBlur={() => hover(null)}
          >
            {strip}
            {option.note ? <small>{speak.say(option.note)}</small> : null}
          </button>
        );
      })}
    </div>
  );
}

/** How large a turned monster lies on a phone's board, and where its upper left corner may be: in the sky, the right of it first. */
export const TURNED_SIZE: Room = { width: 48, height: 68 };
export const turnedPlaces = ({ width }: Room): Point[] =>
  Array.from({ length: Math.max(1, Math.floor((width - TURNED_SIZE.width - 12) / 16) + 1) }, (_, i) => ({
    x: width - TURNED_SIZE.width - 8 - i * 16,
    y: 6,
  }));

/** A monster that was turned up and not yet laid; `at`: where it covers nothing on a phone. */
function TurnedMonster({ props, at }: { props: Props; at: Point | null }) {
  const turned = props.view.turnedMonster;
  if (!turned) return null;
  return (
    <div className="nw-turned-monster" style={at ? { left: at.x, top: at.y } : undefined}>
      <MonsterFace power={turned.power} speak={props.speak} small />
    </div>
  );
}

/** What is shown large over the board: the reveal, a fight, who acts now, and what was turned up. */
export function Stage({ props, hover, monsterAt }: { props: Props; hover: (id: string | null) => void; monsterAt: Point | null }) {
  const { playing, speak, nameOf } = props;
  const e = playing && asEvent(playing.event);
  const ms = playing?.ms ?? 0;
  let scene: ReactNode = null;
  if (e?.type === 'revealed') scene = <Reveal e={e} ms={ms} props={props} />;
  else if (e?.type === 'fought') scene = <Fight e={e} ms={ms} props={props} />;
  else if (e?.type === 'acts') {
    scene = (
      <Banner ms={ms}>
        <span className="nw-banner-card">
          <StepFace card={e.card} speak={speak} small />
        </span>
        <SeatBadge seat={e.seat} size={28} />
        <b>{nameOf(e.seat)}</b>
      </Banner>
    );
  } else if (e?.type === 'roundBegan') {
    scene = (
      <Banner ms={ms}>
        <Icon name="candle-flame" size={24} />
        <b>{speak.say({ key: 'ui.nw.roundBegins', args: { n: e.round } })}</b>
        {e.refilled ? <span>{speak.say({ key: 'ui.nw.refilled' })}</span> : null}
      </Banner>
    );
  } else if (e?.type === 'moved' && e.steppedBack) {
    // Where the steps of the card ended: somebody stood there.
    const taken = e.path[Number(e.card) - 1];
    scene =
      taken === undefined ? null : (
        <Banner ms={ms}>
          <SeatBadge seat={e.seat} size={28} />
          <span>{speak.say({ key: 'ui.nw.backFrom', args: { seat: nameOf(e.seat), taken, to: e.to } })}</span>
        </Banner>
      );
  } else if (
    e &&
    (e.type === 'skullFoundNoSquare' || e.type === 'vegaFoundNobody' || e.type === 'skullPassed' || e.type === 'vegaPassed')
  ) {
    const skull = e.type.startsWith('skull');
    scene = (
      <Banner ms={ms}>
        <span className="nw-banner-card nw-void">
          <StepFace card={skull ? 'skull' : 'vega'} speak={speak} small />
        </span>
        <SeatBadge seat={e.seat} size={28} />
        <span>{speak.say({ key: `ui.nw.${e.type}`, args: { seat: nameOf(e.seat) } })}</span>
      </Banner>
    );
  }
  return (
    <>
      <TurnedStrip props={props} hover={hover} />
      <TurnedMonster props={props} at={monsterAt} />
      {/* A fresh scene for every event, so that its motion starts anew. */}
      {scene ? (
        <div key={keyOf(playing?.event)} className="nw-scene">
          {scene}
        </div>
      ) : null}
    </>
  );
}

const keys = new WeakMap<object, number>();
let last = 0;
function keyOf(event: object | undefined): number {
  if (!event) return 0;
  let key = keys.get(event);
  if (!key) {
    key = ++last;
    keys.set(event, key);
  }
  return key;
}
