// Long, because each great moment of the game has its picture on the stage here, one below the other.
import { type CharacterView, REALM_OF_SOULS, type TalismanView } from '@questhall/talisman/client';
import { type CSSProperties, type ReactNode, type RefObject, useRef } from 'react';
import { SeatBadge } from '../../../art/Badge.tsx';
import { Said } from '../../../frame/said.tsx';
import { Icon } from '../../../icons/icon.tsx';
import { type Camera, type Room, seen } from '../../../ui/board/camera.ts';
import type { GameProps } from '../../contract.ts';
import { clearBand } from '../board/clear-band.ts';
import { isRaised, lyingAt, occupied } from '../board/places.ts';
import { useMotion } from '../board/use-motion.ts';
import { CardArt } from '../cards/CardArt.tsx';
import { CardBack } from '../cards/CardBack.tsx';
import { Pawn } from '../cards/Pawn.tsx';
import { eventText } from '../event-text.ts';
import { COMMAND, cardName } from '../names.ts';
import { asEvent, type Of, playback, type TsEvent } from '../playback.ts';
import { MiniCard } from '../things/MiniCard.tsx';
import { ReadCard } from '../things/ReadCard.tsx';
import { Die } from './Dice.tsx';
import { Reroll } from './FateDice.tsx';
import { Fight } from './Fight.tsx';
import { Gravestone } from './Gravestone.tsx';
import { sceneBehind, titleOf, turnOf, whatComes, whatKilled } from './moments.ts';

type Props = GameProps<TalismanView>;

const timed = (ms: number) => ({ '--ms': `${ms}ms` }) as CSSProperties;

function Dice({ e, ms, props }: { e: Of<'rolled'>; ms: number; props: Props }) {
  const { speak, nameOf } = props;
  return (
    <div className="ts-throw" style={timed(ms)}>
      <p>
        <SeatBadge seat={e.seat} size={24} /> <b>{nameOf(e.seat)}</b> {speak.say({ key: `ui.ts.roll.${e.for}` })}
      </p>
      <span className="ts-dice">
        {e.dice.map((value, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice of one throw
          <Die key={i} value={value} delay={i * 90} />
        ))}
      </span>
      {e.dice.length > 1 || e.total !== e.dice[0] ? <b className="ts-total">{e.total}</b> : null}
    </div>
  );
}

/** A card comes from its deck to the middle, turns over, and goes to its space. */
function Drawn({
  e,
  ms,
  props,
  board,
  camera,
}: {
  e: Of<'drew'>;
  ms: number;
  props: Props;
  board: RefObject<HTMLElement | null>;
  camera: Camera;
}) {
  const ref = useRef<HTMLDivElement>(null);
  const { view, speak, reducedMotion } = props;
  useMotion(e, () => {
    const room = board.current;
    if (!room || reducedMotion) return undefined;
    const heap = view.lying.find((l) => l.space === e.space)?.cards ?? [];
    // While it is on its way the heap is as it was before.
    const n = Math.min(3, heap.includes(e.card) ? heap.length : heap.length + 1);
    const place = lyingAt(e.space, n - 1, n, occupied(view).has(e.space), isRaised(view, e.space, speak));
    const to = seen(place, camera);
    const [cx, cy] = [room.clientWidth / 2, room.clientHeight / 2];
    const scale = (camera.scale * 54) / 190;
    const motion = ref.current?.animate(
      [
        { transform: `translate(${cx}px, 46px) scale(.3)`, opacity: 0, offset: 0 },
        { transform: 'translate(0, 0) scale(1)', opacity: 1, offset: 0.28, easing: 'cubic-bezier(.2,.8,.2,1)' },
        { transform: 'translate(0, 0) scale(1)', opacity: 1, offset: 0.74, easing: 'cubic-bezier(.6,0,.3,1)' },
        {
          transform: `translate(${to.x - cx}px, ${to.y - cy}px) scale(${scale}) rotate(${place.turn}deg)`,
          opacity: 1,
          offset: 1,
        },
      ],
      { duration: ms, fill: 'both' },
    );
    return () => motion?.cancel();
  });
  return (
    <div ref={ref} className="ts-drawn" style={timed(ms)}>
      <div className="ts-flip">
        <div className="ts-flip-front">
          <ReadCard card={e.card} speak={speak} eager />
        </div>
        <div className="ts-flip-back">
          <CardBack deck={e.card.startsWith('veil.') ? 'veil' : 'adventure'} />
        </div>
      </div>
    </div>
  );
}

/** A Spell on the stage, with who casts it; crossed out where it was undone. */
function SpellShow({ e, ms, props }: { e: Of<'cast'> | Of<'countered'>; ms: number; props: Props }) {
  const { speak } = props;
  return (
    <div className={`ts-spell-show${e.type === 'countered' ? ' ts-undone' : ''}`} style={timed(ms)}>
      {e.spell === COMMAND ? null : <ReadCard card={e.spell} speak={speak} eager />}
      <Words e={e} props={props} />
    </div>
  );
}

function Words({ e, props }: { e: TsEvent; props: Props }) {
  const parts = props.speak.parts(eventText(e as never));
  return (
    <p className="ts-words">
      <Said parts={parts} />
    </p>
  );
}

/** Events that get a line over the board while they happen, with the card that they are about. */
const TOLD: ReadonlySet<string> = new Set([
  'starts',
  'portalHeld',
  'regenerated',
  'nothing',
  'replaced',
  'visited',
  'prevented',
  'evaded',
  'bound',
  'saved',
  'spoils',
  'bribeOffered',
  'bribeAnswered',
  'stole',
  'beguiled',
  'charmed',
  'raised',
  'destroyed',
  'tradedTrophies',
  'bought',
  'sold',
  'turnedTo',
  'enslaved',
  'freed',
  'cursed',
  'curseLifted',
  'raftBuilt',
  'offered',
  'questGiven',
  'questDone',
  'hexLaid',
  'hexStruck',
  'slowed',
  'magicBanned',
  'magicBack',
  'extraTurns',
  'vanished',
  'looked',
  'drank',
  'hired',
  'tradeDeclined',
  'traded',
  'willMiss',
  'out',
  'trophy',
  'gotSpell',
  'spiritedAway',
  'graveMoved',
  'gathered',
  'scattered',
  'lawBegan',
  'terrainLaid',
  'flipped',
  'familiar',
  'stormed',
  'mediumDrew',
  'faceDown',
  'ontoDeck',
  'threeDice',
  'laidToRest',
  'hoarded',
  'stored',
  'struck',
  'eyeOpened',
  'kingHurt',
  'throneRolled',
  'bellRolled',
  'fightBegan',
  'duelBegan',
]);
/** Events that take the whole stage. */
const GREAT: ReadonlySet<string> = new Set([
  'died',
  'becameToad',
  'toadNoMore',
  'turnMissed',
  'crownReached',
  'commanded',
  'awarded',
  'won',
  'becameGhost',
  'resurrected',
  'finaleRevealed',
]);

/** The ending is revealed: its card turns over before everybody. */
function Finale({ e, ms, props }: { e: Of<'finaleRevealed'>; ms: number; props: Props }) {
  const ending = REALM_OF_SOULS.endings.find(({ finale }) => finale === e.finale);
  return (
    <div className="ts-great ts-great-finale" style={timed(ms)}>
      <div className="ts-flip ts-ending">
        <div className="ts-flip-front">
          {ending ? <ReadCard card={ending.id} speak={props.speak} eager /> : <CardBack deck="character" />}
        </div>
        <div className="ts-flip-back">
          <CardBack deck="ending" />
        </div>
      </div>
      <Words e={e} props={props} />
    </div>
  );
}

/** What was told before an event: what stays on the stage may have been left behind by the chronicle. */
const toldBefore = (e: TsEvent, log: readonly TsEvent[]): readonly TsEvent[] => {
  const at = log.lastIndexOf(e);
  return at < 0 ? log : log.slice(0, at);
};

function Great({ e, ms, props }: { e: TsEvent; ms: number; props: Props }) {
  const { view } = props;
  if (e.type === 'finaleRevealed') return <Finale e={e} ms={ms} props={props} />;
  if (!('seat' in e) || e.seat === undefined) return null;
  // Whoever is held fast, not who does it.
  const seat = e.type === 'bound' && e.target !== undefined ? e.target : e.seat;
  const next = whatComes(e, view);
  const death = e.type === 'died' || e.type === 'becameGhost' ? e : null;
  const before = death ? toldBefore(e, props.log.map(asEvent)) : [];
  const killed = death ? whatKilled(before, seat) : null;
  const turn = turnOf(before);
  const now = view.characters.find((c) => c.seat === seat)?.card ?? null;
  const character = e.type === 'died' ? e.character : e.type === 'becameGhost' ? e.ghost : now;
  const title = titleOf(e);
  const scene = sceneBehind(e, character);
  const struck =
    e.type === 'commanded' && e.worked ? view.characters.filter((c) => c.seat !== seat && c.card !== null && !c.out && c.lives > 0) : [];
  return (
    <div className={`ts-great ts-great-${e.type}${props.playing?.stays ? ' ts-stays' : ''}`} style={timed(ms)}>
      <div className="ts-moment">
        {scene ? (
          <span className="ts-moment-scene" aria-hidden="true">
            <CardArt card={scene} eager />
          </span>
        ) : null}
        <span className="ts-great-pic">
          {death ? (
            <Gravestone
              seat={seat}
              name={props.speak.say(cardName(death.character))}
              when={turn === null ? null : props.speak.say({ key: 'ui.ts.status.short', args: { n: turn } })}
            />
          ) : null}
          {e.type === 'becameGhost' ? <i className="ts-becomes" /> : null}
          {e.type === 'awarded' ? <ReadCard card={e.card} speak={props.speak} /> : null}
          {character && e.type !== 'awarded' ? <Pawn seat={seat} character={character} toad={e.type === 'becameToad'} size={190} /> : null}
          {e.type === 'commanded' ? <Die value={e.roll} /> : null}
          {e.type === 'turnMissed' ? <Icon name="hourglass" size={64} /> : null}
        </span>
        {struck.length > 0 ? <Struck all={struck} /> : null}
        <div className="ts-moment-said">
          {title ? <p className="ts-moment-title">{props.speak.say(title)}</p> : null}
          <Words e={e} props={props} />
          {killed ? (
            <p className="ts-next ts-killed">
              <Said parts={props.speak.parts(eventText(killed as never))} />
            </p>
          ) : null}
          {next.length > 0 ? (
            <p className="ts-next">
              {next.map((text, i) => (
                <span key={text.key}>
                  {i > 0 ? ' ' : null}
                  <Said parts={props.speak.parts(text)} />
                </span>
              ))}
            </p>
          ) : null}
        </div>
      </div>
    </div>
  );
}

/** Whom the Command Spell strikes: a ray to each. */
function Struck({ all }: { all: readonly CharacterView[] }) {
  const wide = all.length * 100;
  return (
    <span className="ts-struck" aria-hidden="true">
      <svg viewBox={`0 0 ${wide} 40`} preserveAspectRatio="none" aria-hidden="true">
        {all.map(({ seat }, i) => (
          <path key={seat} d={`M${wide / 2} 0L${i * 100 + 50} 40`} />
        ))}
      </svg>
      {all.map(({ seat, card, toad }) => (
        <Pawn key={seat} seat={seat} character={card!} toad={toad > 0} size={84} />
      ))}
    </span>
  );
}

function sceneOf(e: TsEvent, ms: number, props: Props, board: RefObject<HTMLElement | null>, camera: Camera): ReactNode {
  if (e.type === 'rolled') return <Dice e={e} ms={ms} props={props} />;
  if (e.type === 'rerolled') return <Reroll e={e} ms={ms} props={props} />;
  if (e.type === 'drew') return <Drawn e={e} ms={ms} props={props} board={board} camera={camera} />;
  if (e.type === 'fought' || e.type === 'duelled') return <Fight e={e} ms={ms} props={props} />;
  if (e.type === 'cast' || e.type === 'countered') return <SpellShow e={e} ms={ms} props={props} />;
  if (GREAT.has(e.type) || (e.type === 'bound' && e.target !== undefined)) return <Great e={e} ms={ms} props={props} />;
  if (!TOLD.has(e.type)) return null;
  const card = 'card' in e && typeof e.card === 'string' ? e.card : null;
  return (
    <div className="ts-banner" style={timed(ms)}>
      {card ? (
        <span className="ts-banner-card" title={props.speak.say(cardName(card))}>
          <MiniCard card={card} speak={props.speak} />
        </span>
      ) : null}
      {e.type === 'saved' ? <Die value={e.roll} /> : null}
      <Words e={e} props={props} />
    </div>
  );
}

/** What is shown large over the board while it happens. */
export function Stage({ props, board, camera, room }: { props: Props; board: RefObject<HTMLElement | null>; camera: Camera; room: Room }) {
  const { playing } = props;
  if (!playing) return null;
  const event = asEvent(playing.event);
  const scene = sceneOf(event, playing.ms, props, board, camera);
  if (!scene) return null;
  const thrower = 'seat' in event ? props.view.characters.find(({ seat }) => seat === event.seat)?.space : undefined;
  const band = clearBand(props.view, thrower, camera, room);
  // A fresh scene for every event, so that its motion starts anew.
  return (
    <div key={keyOf(playing.event)} className="ts-stage" data-band={band} aria-hidden={playback.spoils?.(playing.event) || undefined}>
      {scene}
    </div>
  );
}

const keys = new WeakMap<object, number>();
let last = 0;
function keyOf(event: object): number {
  let key = keys.get(event);
  if (!key) {
    key = ++last;
    keys.set(event, key);
  }
  return key;
}
