import type { NachtwachtView } from '@questhall/nachtwacht/client';
import { type ComponentProps, type MouseEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { GameProps } from '../contract.ts';
import { under } from './board/camera.ts';
import { EdgeMarks } from './board/EdgeMarks.tsx';
import { Flights, pileAt } from './board/Flights.tsx';
import { EndTiles, Ground } from './board/Ground.tsx';
import { Monsters } from './board/Monsters.tsx';
import { Pawns } from './board/Pawns.tsx';
import { Piles } from './board/Piles.tsx';
import { GhostPawn, GhostStrip } from './board/Preview.tsx';
import { foot, placesOf, spot } from './board/places.ts';
import { SquareNames, Targets } from './board/Squares.tsx';
import { Stage } from './board/Stage.tsx';
import { Path } from './board/Strips.tsx';
import { type SquareTarget, squareOfPick, squareTargets } from './board/targets.ts';
import { useCamera } from './board/use-camera.ts';
import { useRoom } from './board/use-room.ts';
import { asEvent } from './playback.ts';
import { tap } from './tap.ts';

/** The table: the night, the path as it is built, what lies on it, and what may be tapped on it. */
export function Board(props: GameProps<NachtwachtView>) {
  const { view, me, decision, picked, pick, playing, speak, layout: room, reducedMotion } = props;
  const board = useRef<HTMLElement>(null);
  const size = useRoom(board);
  const lengths = `${view.fullLength}:${view.path.map((s) => s.strip).join('')}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the strips decide where things lie
  const table = useMemo(() => placesOf(view), [lengths]);
  const [hovered, hover] = useState<string | null>(null);
  const [openPile, setOpenPile] = useState(false);
  const [lifted, lift] = useState<string | null>(null);
  const [asked, ask] = useState<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question begins with empty hands
  useEffect(() => {
    lift(null);
    ask(null);
    hover(null);
  }, [decision?.id]);

  const event = playing && asEvent(playing.event);
  const leading = event && 'seat' in event ? event.seat : (me ?? furthest(view));
  const focusSquare = focusOf(view, leading, event);
  const focus = spot(table, focusSquare, view.libraryAt);
  const { camera, overview, toggle, lookAt, drag, dragging } = useCamera(table, size, room, focus, playing?.event ?? decision?.id);

  const targets = useMemo(() => squareTargets(decision, lifted), [decision, lifted]);
  const legal = targets.filter((t) => !t.refused);
  const pickedSquare = squareOfPick(decision, picked);
  const preview = decision?.kind === 'direction' ? (picked ?? hovered) : null;
  const pass = decision && legal.length > 0 ? decision.options.find((o) => !o.target) : undefined;

  const onTarget = (e: MouseEvent, t: SquareTarget) => {
    ask(t.refused ? t.square : null);
    if (t.refused) pick(t.pick ?? null);
    else if (t.from !== undefined) lift(t.from);
    else if (t.pick) tap(e, t.pick, props);
  };
  const sliding = useSliding(event, () => {
    if (event?.type !== 'stripLaid') return null;
    const first = table.squares[event.first - 1];
    const pile = under(pileAt(board.current, `strip-${event.kinds.length}`), camera);
    const from = first ? { x: pile.x - first.x, y: pile.y - first.y } : { x: 0, y: 200 };
    return { first: event.first, from: { ...from, ms: playing?.ms ?? 0, calm: reducedMotion } };
  });

  const moved = {
    transform: `translate(${camera.left}px, ${camera.top}px) scale(${camera.scale})`,
    width: table.width,
    height: table.height,
  };
  return (
    <section
      ref={board}
      className={`nw nw-board nw-${room}${dragging ? ' nw-dragging' : ''}${reducedMotion ? ' nw-calm' : ''}`}
      aria-label={speak.say({ key: 'ui.nw.board' })}
      {...drag.handlers}
    >
      <div className="nw-world" style={moved}>
        <Ground table={table} />
        <EndTiles table={table} view={view} speak={speak} />
        <Path view={view} table={table} sliding={sliding} />
        {preview ? <GhostStrip view={view} reversed={preview === 'reversed'} /> : null}
        <Monsters
          view={view}
          table={table}
          playing={playing}
          speak={speak}
          supplyAt={() => under(pileAt(board.current, 'monster'), camera)}
          calm={reducedMotion}
        />
        <Targets
          targets={targets}
          table={table}
          view={view}
          picked={decision?.kind === 'commit' ? null : pickedSquare}
          lifted={lifted === null ? null : Number(lifted)}
          asked={asked}
          speak={speak}
          onTarget={onTarget}
        />
        {decision?.kind === 'commit' && pickedSquare !== null && me !== null ? (
          <GhostPawn view={view} table={table} seat={me} square={pickedSquare} />
        ) : null}
        <Pawns view={view} table={table} props={props} speak={speak} />
      </div>
      <SquareNames view={view} table={table} speak={speak} />
      {room === 'phone' ? (
        <>
          <EdgeMarks
            pawns={view.players.map(({ seat, square }) => ({ seat, at: foot(table, view, seat, square) }))}
            squares={legal.map((t) => ({ square: t.square, at: spot(table, t.square, view.libraryAt) }))}
            camera={camera}
            room={size}
            speak={speak}
            nameOf={props.nameOf}
            lookAt={lookAt}
          />
          <button type="button" className="nw-overview" onClick={toggle} aria-pressed={overview}>
            {speak.say({ key: overview ? 'ui.nw.follow' : 'ui.nw.overview' })}
          </button>
        </>
      ) : null}
      <Piles props={props} open={openPile} setOpen={setOpenPile} />
      {pass && decision && ['placeMonster', 'moveMonster'].includes(decision.kind) ? (
        <button
          type="button"
          className={`nw-pass${picked === pass.id ? ' nw-picked' : ''}`}
          aria-pressed={picked === pass.id}
          onClick={(e) => tap(e, pass.id, props)}
        >
          {speak.say(pass.label)}
        </button>
      ) : null}
      <Flights props={props} board={board} table={table} camera={camera} />
      <Stage props={props} hover={hover} />
    </section>
  );
}

/** Whom a spectator follows. */
const furthest = (view: NachtwachtView) => view.players.reduce((a, b) => (b.square > a.square ? b : a)).seat;

/** The square that matters just now. */
function focusOf(view: NachtwachtView, seat: number, event: ReturnType<typeof asEvent> | null): number {
  if (event?.type === 'monsterLaid' || event?.type === 'monsterMoved') return event.square;
  if (event?.type === 'stripLaid') return event.first + 1;
  if (view.turnedStrip) return view.path.length;
  return view.players[seat]?.square ?? 0;
}

type Sliding = ComponentProps<typeof Path>['sliding'];

/** Where the strip of this event comes from: measured once, when the event begins. */
function useSliding(event: object | null, measure: () => Sliding): Sliding {
  const kept = useRef<{ event: object | null; sliding: Sliding }>({ event: null, sliding: null });
  if (kept.current.event !== event) kept.current = { event, sliding: event && measure() };
  return kept.current.sliding;
}
