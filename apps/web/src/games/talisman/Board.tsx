import type { TalismanView } from '@questhall/talisman/client';
import { type CSSProperties, type MouseEvent, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { tap } from '../../frame/tap.ts';
import type { Point } from '../../ui/board/camera.ts';
import { usePointed } from '../../ui/board/use-pointed.ts';
import { useRoom } from '../../ui/board/use-room.ts';
import type { GameProps } from '../contract.ts';
import { BoardEdition } from './art/BoardEdition.tsx';
import { BoardGround } from './art/BoardGround.tsx';
import { BESIDE, BOARD, spaceCentre } from './art/geometry.ts';
import { Choosing } from './board/Choosing.tsx';
import { Crypts } from './board/Crypts.tsx';
import { whole } from './board/camera.ts';
import { clearBand } from './board/clear-band.ts';
import { EdgeChips } from './board/EdgeChips.tsx';
import { Ends } from './board/Ends.tsx';
import { followedBy } from './board/followed.ts';
import { Lying } from './board/Lying.tsx';
import { Minimap } from './board/Minimap.tsx';
import { mapCorner, zoomCorner } from './board/map-corner.ts';
import { GhostPawn, Pawns } from './board/Pawns.tsx';
import { Graves, Terrain } from './board/Souls.tsx';
import { SpaceSheet } from './board/SpaceSheet.tsx';
import { Spaces } from './board/Spaces.tsx';
import { TargetNames } from './board/TargetNames.tsx';
import { spaceOfOption, spaceTargets } from './board/targets.ts';
import { useCamera } from './board/use-camera.ts';
import { Waits } from './board/Waits.tsx';
import { Way } from './board/Way.tsx';
import { asEvent, type TsEvent } from './playback.ts';
import { FateDice } from './stage/FateDice.tsx';
import { Marks } from './stage/Marks.tsx';
import { Ribbon } from './stage/Ribbon.tsx';
import { Stage } from './stage/Stage.tsx';
import { editionNames, hasCrypts, hasFate, hasSouls } from './status.ts';

type Props = GameProps<TalismanView>;

/** Ways that one looks at all at once: both directions, and those over the bridge. */
const FEW = 4;
const NOWHERE: readonly Point[] = [];
/** A board so small bears no names. */
const TINY = 0.36;

/** The board with all that lies, stands and happens on it. */
export function Board(props: Props) {
  const { view, me, decision, picked, picks, playing, speak, layout, reducedMotion } = props;
  const board = useRef<HTMLElement>(null);
  const room = useRoom(board);
  const [open, setOpen] = useState<string | null>(null);
  const pointed = usePointed();
  const event = playing ? asEvent(playing.event) : null;

  const followed = (event && followedBy(event, view.turn.seat)) ?? (decision ? me : null) ?? view.turn.seat;
  const home = view.characters[me ?? view.turn.seat]?.space ?? 'O1';
  const looked = spaceOfEvent(event) ?? view.characters[followed]?.space ?? home;
  const focus = spaceCentre(looked);
  const wide = hasCrypts(view) ? BOARD + BESIDE : BOARD;
  const targets = useMemo(() => spaceTargets(view, decision), [view, decision]);
  const legal = useMemo(() => [...targets.values()].filter((t) => t.options.length > 0).map((t) => t.space), [targets]);
  const choice = useMemo(() => (legal.length <= FEW ? legal.map(spaceCentre) : []), [legal]);
  const { camera, follows, toggle, lookAt, dragging, handlers } = useCamera(
    board,
    room,
    layout,
    focus,
    playing?.event ?? decision?.id,
    wide,
    event ? NOWHERE : choice,
  );

  const shownOption = decision?.options.find((o) => o.id === pointed) ?? decision?.options.find((o) => o.id === picks.at(-1));
  const pickedSpace = spaceOfOption(view, decision, picked);
  const wayTo = shownOption ? spaceOfOption(view, decision, shownOption.id) : null;

  /** What a touch of a space answers, where the ways are few and only one leads there. */
  const onlyWay = (id: string) => {
    const here = targets.get(id)?.options ?? [];
    return legal.length <= FEW && here.length === 1 ? here[0] : undefined;
  };
  const onSpace = (e: MouseEvent, id: string) => {
    if (dragging) return;
    const here = targets.get(id)?.options ?? [];
    // Few ways are told on their plates right below: a touch goes there. Of many a thumb picks one up first.
    if (here.length === 1 && here[0]) tap(e, here[0].id, props, onlyWay(id) ? false : undefined);
    else setOpen(id);
  };
  // Keys may lead out of the window: it follows.
  const onFocus = useCallback(
    (id: string) => {
      const p = spaceCentre(id);
      const x = p.x * camera.scale + camera.left;
      const y = p.y * camera.scale + camera.top;
      if (x < 10 || y < 10 || x > room.width - 10 || y > room.height - 10) lookAt(p);
    },
    [camera, room, lookAt],
  );
  // What is picked up elsewhere may lie out of sight as well.
  const show = useEffectEvent(onFocus);
  useEffect(() => {
    if (pickedSpace) show(pickedSpace);
  }, [pickedSpace]);

  // Somebody looks for a figure.
  const seek = useEffectEvent((seat: number) => {
    const space = view.characters[seat]?.space;
    if (space) onFocus(space);
  });
  const { sought } = props;
  useEffect(() => {
    if (sought) seek(sought.seat);
  }, [sought]);

  const style = {
    transform: `translate(${camera.left}px, ${camera.top}px) scale(${camera.scale})`,
    '--k': String(1 / camera.scale),
  } as CSSProperties;
  const corner = mapCorner(legal, looked, camera, room, home);
  const zoom = zoomCorner(legal, camera, room, corner);
  const roomy = room.width / room.height;
  const state = `${dragging ? ' ts-dragging' : ''}${reducedMotion ? ' ts-calm' : ''}${camera.scale < 0.55 ? ' ts-far' : ''}${camera.scale < TINY ? ' ts-tiny' : ''}`;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a finger or a mouse pans the picture; keys walk over its spaces
    <section ref={board} className={`ts ts-board ts-${layout}${state}`} aria-label={speak.say({ key: 'ui.ts.board' })} {...handlers}>
      <div className="ts-world" style={style}>
        <BoardGround width={Math.round(camera.scale * 10) * 100} />
        {hasFate(view) ? (
          <BoardEdition
            name={editionNames(view)
              .map((id) => speak.say({ key: `ui.ts.edition.${id}` }))
              .join(' · ')}
            souls={hasSouls(view)}
          />
        ) : null}
        {hasCrypts(view) ? <Crypts view={view} speak={speak} /> : null}
        <Terrain view={view} />
        <Lying view={view} speak={speak} away={event?.type === 'drew' ? event.card : null} />
        <Spaces view={view} targets={targets} picked={pickedSpace} home={home} speak={speak} onSpace={onSpace} onFocus={onFocus} />
        {wayTo && decision ? <Way view={view} from={shownOption?.target?.from} to={wayTo} kind={decision.kind} /> : null}
        {pickedSpace && shownOption?.target?.space && shownOption.target.from === undefined ? (
          <GhostPawn view={view} space={pickedSpace} speak={speak} />
        ) : null}
        <Ends decision={decision} looked={shownOption?.id} />
        <Graves view={view} />
        <Pawns props={props} />
        <Marks props={props} />
      </div>
      {camera.scale > whole(room, wide).scale * 1.08 ? (
        <>
          <EdgeChips
            view={view}
            spaces={legal}
            camera={camera}
            room={room}
            map={corner}
            speak={speak}
            lookAt={lookAt}
            wayTo={onlyWay}
            onWay={onSpace}
          />
          {corner ? (
            <Minimap
              view={view}
              legal={legal}
              camera={camera}
              room={room}
              corner={corner}
              speak={speak}
              lookAt={lookAt}
              toggle={toggle}
              wide={wide}
            />
          ) : null}
        </>
      ) : null}
      {camera.scale < TINY ? <TargetNames view={view} spaces={legal} camera={camera} room={room} button={zoom} speak={speak} /> : null}
      <button
        type="button"
        className={`ts-zoom${zoom === 'left' ? ' ts-zoom-left' : ''}${roomy > 1.12 ? ' ts-zoom-side' : ''}`}
        onClick={toggle}
        aria-pressed={follows}
        title={speak.say({ key: follows ? 'ui.ts.whole' : 'ui.ts.near' })}
      >
        <span className="vh">{speak.say({ key: follows ? 'ui.ts.whole' : 'ui.ts.near' })}</span>
        <ZoomSign out={follows} />
      </button>
      {wayTo && !open ? <Waits space={wayTo} props={props} camera={camera} room={room} /> : null}
      <Ribbon props={props} />
      <FateDice props={props} band={clearBand(view, looked, camera, room)} />
      <Stage props={props} board={board} camera={camera} room={room} />
      {decision?.kind === 'character' ? <Choosing props={props} decision={decision} /> : null}
      {open ? <SpaceSheet id={open} target={targets.get(open)} props={props} onClose={() => setOpen(null)} /> : null}
    </section>
  );
}

function ZoomSign({ out }: { out: boolean }) {
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
      strokeLinecap="round"
    >
      <circle cx="10" cy="10" r="7" />
      <path d={`M15.500 15.500L21 21M7 10h6${out ? '' : 'M10 7v6'}`} />
    </svg>
  );
}

/** The space where an event happens, where it names one. */
function spaceOfEvent(event: TsEvent | null): string | undefined {
  if (!event) return undefined;
  if (event.type === 'moved') return event.to;
  return 'space' in event && typeof event.space === 'string' ? event.space : undefined;
}
