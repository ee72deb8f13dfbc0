import type { NachtwachtView } from '@questhall/nachtwacht/client';
import { lazy, type MouseEvent, Suspense, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { tap } from '../../frame/tap.ts';
import { under } from '../../ui/board/camera.ts';
import { useRoom } from '../../ui/board/use-room.ts';
import type { GameProps } from '../contract.ts';
import { Afar } from './board/Afar.tsx';
import { EdgeMarks, VIEWS } from './board/EdgeMarks.tsx';
import { Flights, pileAt } from './board/Flights.tsx';
import { aboutOf, focusOf } from './board/focus.ts';
import { cardBox, freePlace, pawnBox } from './board/free-place.ts';
import { EndTiles, Ground } from './board/Ground.tsx';
import { layout, type Point } from './board/layout.ts';
import { Monsters } from './board/Monsters.tsx';
import { AFAR } from './board/numbers.ts';
import { Pawns } from './board/Pawns.tsx';
import { Piles } from './board/Piles.tsx';
import { Footsteps, GhostBeyond, GhostMonster, GhostPawn, GhostStrip, Landing, unseenStrip } from './board/Preview.tsx';
import { foot, spot, stripsOf } from './board/places.ts';
import { SquareNames, Targets } from './board/Squares.tsx';
import { Stage, TURNED_SIZE, turnedPlaces } from './board/Stage.tsx';
import { Path } from './board/Strips.tsx';
import { StripTray } from './board/StripTray.tsx';
import { type SquareTarget, squareOfPick, squareTargets } from './board/targets.ts';
import { BENDS_SIZE, bendable, bendsPlaces, Unasked } from './board/Unasked.tsx';
import { trayHeight, useCamera } from './board/use-camera.ts';
import { beyondOf } from './hand/outcome.ts';
import { asEvent } from './playback.ts';

/** Fetched when somebody asks for it. */
const PathSheet = lazy(async () => ({ default: (await import('./board/PathSheet.tsx')).PathSheet }));

/** The table: the night, the path as it is built, what lies on it, and what may be tapped on it. */
export function Board(props: GameProps<NachtwachtView>) {
  const { view, me, decision, picked, pick, playing, speak, layout: room, reducedMotion } = props;
  const board = useRef<HTMLElement>(null);
  const size = useRoom(board, { width: 1144, height: 594 });
  // Only the strips decide where things lie.
  const strips = JSON.stringify(stripsOf(view));
  const { fullLength } = view;
  const table = useMemo(() => layout(JSON.parse(strips), fullLength), [strips, fullLength]);
  const [openPile, setOpenPile] = useState(false);
  const [reading, setReading] = useState(false);
  const { lifted, asked, hovered, hold } = useHands(decision?.id);
  const hover = (id: string | null) => hold({ hovered: id });

  // Before a card is picked up, a mouse that points at it sees the same.
  const pointed = picked ?? (decision?.kind === 'commit' ? props.looked : null);
  const pickedSquare = squareOfPick(decision, pointed);
  const chosen = decision?.options.find(({ id }) => id === pointed);
  const beyond = decision?.kind === 'commit' && me !== null ? beyondOf(chosen?.note, view, me) : null;

  const event = playing && asEvent(playing.event);
  const goes = decision?.kind === 'commit' ? (beyond === null ? pickedSquare : view.path.length) : null;
  // A phone's window keeps both in sight: where I stand, and where the picked card leads.
  const focus = between(
    spot(table, focusOf(props), view.libraryAt),
    goes === null ? null : ((beyond === null ? null : unseenStrip(view, beyond).at) ?? spot(table, goes, view.libraryAt)),
  );
  // Whoever has looked elsewhere goes on until something else happens, or is seen through other eyes.
  const told = aboutOf(props);
  const moment = useMemo(() => ({ told, me, asked: decision?.id, goes }), [told, me, decision?.id, goes]);
  const { camera, overview, toggle, lookAt, dragging, handlers } = useCamera(table, size, room, focus, moment);

  // A phone's board above the supplies, and what stands in it.
  const open = { width: size.width, height: size.height - trayHeight() };
  const afar = room === 'phone' && camera.scale < AFAR;
  const standing = [
    ...view.players.map(({ seat, square }) => pawnBox(foot(table, view, seat, square), camera)),
    ...table.squares.flatMap((square) => (view.path[square.number - 1]?.monster ? [cardBox(square, camera)] : [])),
  ];
  const turnedAt = room === 'phone' ? freePlace(TURNED_SIZE, turnedPlaces(open), [VIEWS, ...standing], open) : null;
  // Only while it is there: what lies outside the window has its signs where it would be.
  const beside = room === 'phone' && bendable(props) ? freePlace(BENDS_SIZE, bendsPlaces(open), [VIEWS, ...standing], open) : null;

  // Somebody looks for a pawn.
  const seek = useEffectEvent((seat: number) => {
    const square = view.players[seat]?.square;
    if (square !== undefined) lookAt(spot(table, square, view.libraryAt));
  });
  const { sought } = props;
  useEffect(() => {
    if (sought) seek(sought.seat);
  }, [sought]);

  // Keys pick a whole move at once: its monster is lifted all the same.
  const moving = decision?.kind === 'moveMonster' ? decision.options.find((o) => o.id === picked)?.target?.from : undefined;
  const inHand = moving ?? lifted;
  const targets = useMemo(() => squareTargets(decision, inHand), [decision, inHand]);
  const legal = targets.filter((t) => !t.refused);
  const preview = decision?.kind === 'direction' ? (picked ?? hovered) : null;

  const coming =
    decision?.kind === 'moveMonster'
      ? view.path[Number(moving) - 1]?.monster
      : decision?.kind === 'placeMonster'
        ? view.turnedMonster?.power
        : null;

  const onTarget = (e: MouseEvent, t: SquareTarget) => {
    // With the whole path in sight a square is too small for a finger: the first touch brings it near.
    if (overview && e.detail > 0) {
      lookAt(spot(table, t.square, view.libraryAt));
      return;
    }
    hold({ asked: t.refused ? t.square : null });
    if (t.refused) pick(t.pick ?? null);
    else if (t.from !== undefined) {
      // Tapped again, the monster is put down.
      hold({ lifted: t.from === inHand ? null : t.from, asked: null });
      pick(null);
    } else if (t.pick) tap(e, t.pick, props);
  };
  const slideFrom = (): Point => {
    const first = event?.type === 'stripLaid' ? table.squares[event.first - 1] : undefined;
    if (!first || event?.type !== 'stripLaid') return { x: 0, y: 200 };
    const pile = under(pileAt(board.current, `strip-${event.kinds.length}`), camera);
    return { x: pile.x - first.x, y: pile.y - first.y };
  };
  const sliding =
    playing && event?.type === 'stripLaid'
      ? { first: event.first, slide: { event: playing.event, from: slideFrom, ms: playing.ms, calm: reducedMotion } }
      : null;

  const moved = {
    transform: `translate(${camera.left}px, ${camera.top}px) scale(${camera.scale})`,
    width: table.width,
    height: table.height,
  };
  return (
    <section
      ref={board}
      className={`nw nw-board nw-${room}${dragging ? ' nw-dragging' : ''}${afar ? ' nw-afar' : ''}${reducedMotion ? ' nw-calm' : ''}`}
      aria-label={speak.say({ key: 'ui.nw.board' })}
      {...handlers}
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
          lifted={inHand === null ? null : Number(inHand)}
          asked={asked}
          speak={speak}
          onTarget={onTarget}
        />
        {coming && pickedSquare !== null ? <GhostMonster power={coming} table={table} square={pickedSquare} speak={speak} /> : null}
        {decision?.kind === 'commit' && pickedSquare !== null && me !== null ? (
          <>
            <Landing view={view} table={table} square={pickedSquare} />
            <Footsteps view={view} table={table} seat={me} to={pickedSquare} />
            <GhostPawn view={view} table={table} seat={me} square={pickedSquare} />
          </>
        ) : null}
        {beyond !== null && me !== null ? <GhostBeyond view={view} seat={me} beyond={beyond} /> : null}
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
            kept={beside === null ? [] : [{ ...beside, w: BENDS_SIZE.width, h: BENDS_SIZE.height }]}
            speak={speak}
            nameOf={props.nameOf}
            lookAt={lookAt}
          />
          {afar ? (
            <Afar
              view={view}
              table={table}
              camera={camera}
              room={open}
              decision={decision}
              picked={pointed}
              speak={speak}
              covered={overview ? [] : [VIEWS]}
            />
          ) : null}
          {view.turnedStrip ? null : (
            <div className="nw-views">
              <button type="button" className="nw-overview" onClick={toggle} aria-pressed={overview}>
                {speak.say({ key: overview ? 'ui.nw.follow' : 'ui.nw.overview' })}
              </button>
              {overview ? (
                <button type="button" className="nw-overview" aria-haspopup="dialog" onClick={() => setReading(true)}>
                  {speak.say({ key: 'ui.nw.squares' })}
                </button>
              ) : null}
            </div>
          )}
          {reading ? (
            <Suspense fallback={null}>
              <PathSheet
                view={view}
                speak={speak}
                lookAt={(square) => {
                  setReading(false);
                  lookAt(spot(table, square, view.libraryAt));
                }}
                onClose={() => setReading(false)}
              />
            </Suspense>
          ) : null}
        </>
      ) : null}
      <Piles props={props} open={openPile} setOpen={setOpenPile} />
      {/* Whoever looks at the whole path does nothing there: its corner belongs to what reads it. */}
      {overview ? null : <Unasked props={props} beside={beside} />}
      {decision?.kind === 'length' ? <StripTray props={props} decision={decision} /> : null}
      <Flights props={props} board={board} table={table} camera={camera} />
      <Stage props={props} hover={hover} monsterAt={turnedAt} />
    </section>
  );
}

/** The middle of the way, nearer to its end. */
const between = (from: Point, to: Point | null): Point =>
  to === null ? from : { x: from.x + (to.x - from.x) * 0.7, y: from.y + (to.y - from.y) * 0.7 };

interface Hands {
  /** The monster that is lifted for a move, by its square. */
  lifted: string | null;
  /** The refused square whose reason is shown. */
  asked: number | null;
  /** The option that is pointed at. */
  hovered: string | null;
}

const EMPTY: Hands = { lifted: null, asked: null, hovered: null };

/** What one has in hand while answering one question; a new question begins with empty hands. */
function useHands(question: number | undefined): Hands & { hold: (change: Partial<Hands>) => void } {
  const [kept, keep] = useState<{ question: number | undefined; hands: Hands }>({ question, hands: EMPTY });
  const hands = kept.question === question ? kept.hands : EMPTY;
  return { ...hands, hold: (change) => keep({ question, hands: { ...hands, ...change } }) };
}
