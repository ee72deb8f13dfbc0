import type { DystopiaView } from '@questhall/dystopia/client';
import { type CSSProperties, type MouseEvent, type PointerEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { isLow } from '../../../frame/use-layout.ts';
import { seen, under } from '../../../ui/board/camera.ts';
import { usePointed } from '../../../ui/board/use-pointed.ts';
import { useRoom } from '../../../ui/board/use-room.ts';
import type { GameProps } from '../../contract.ts';
import { hinted, newcomersOf } from '../bar.ts';
import { fitting, leaning, reaching } from '../map/camera.ts';
import { Dungeon } from '../map/Dungeon.tsx';
import { Cursor, ExitNames, Newcomers, Reach, Spots } from '../map/Marks.tsx';
import { boundsOf, CELL, middle, nameAt } from '../map/model.ts';
import { useCamera } from '../map/use-camera.ts';
import { planOf } from '../plan.ts';
import { asEvent } from '../playback.ts';
import { DiceStage } from '../stage/DiceStage.tsx';
import { motionsOf } from '../stage/motions.ts';
import { Ribbon } from '../stage/Ribbon.tsx';
import { lostIn } from '../stations.ts';
import { describeSquare } from './describe.ts';
import { EdgeChips } from './EdgeChips.tsx';
import { Look } from './Look.tsx';
import { mean } from './meant.ts';
import { Odds } from './Odds.tsx';
import { actorOf, aimedAt, Preview } from './Preview.tsx';
import { Quest } from './Quest.tsx';
import { markOf, spotsOf, squaresOf, whereIs } from './spots.ts';
import { useCursor } from './use-cursor.ts';
import { Went } from './Went.tsx';

/** How wide a square is, in pixels, where the window follows a figure. */
const NEAR = { phone: 52, tablet: 56, desktop: 62 } as const;

/** And at least, so that a finger or a pointer finds it. */
const LEAST = { phone: 44, tablet: 38, desktop: 38 } as const;

/** How much of a phone's map the sums of a fight take at its foot, upright as on its side. */
const SUMS = 0.36;

/** And how much of it the way back takes there, in pixels. */
const TAKE_BACK = 32;

/** A level as it is known: the map with all that stands on it, what may be done, and what happens. */
export function Level(props: GameProps<DystopiaView>) {
  const { view, decision, picked, picks, playing, speak, layout, reducedMotion, log } = props;
  const ref = useRef<HTMLElement>(null);
  const room = useRoom(ref);
  const [opened, open] = useState<{ at: string; asked: number | undefined } | null>(null);
  // What was looked at during one question does not lie over the next one.
  const look = opened && (opened.asked === undefined || opened.asked === decision?.id) ? opened.at : null;
  const setLook = (at: string | null) => open(at === null ? null : { at, asked: decision?.id });
  const [hover, setHover] = useState<string | null>(null);
  const pointed = usePointed();
  const plan = useMemo(() => planOf(view), [view]);
  const box = useMemo(() => boundsOf(plan), [plan]);
  const spots = useMemo(() => spotsOf(view, decision), [view, decision]);
  const event = playing ? asEvent(playing.event) : null;
  const motions = useMemo(() => (playing ? motionsOf(asEvent(playing.event), view, playing.ms) : []), [playing, view]);
  const actor = actorOf(plan);

  const home = actor?.at ?? plan.figures.find((figure) => figure.side === 'hero')?.at ?? plan.figures[0]?.at ?? nameAt(box.x, box.y);
  const eventAt = event ? (motions[0] ? whereIs(view, motions[0].id) : 'at' in event && event.at ? event.at : null) : null;
  const newcomers = useMemo(() => newcomersOf(log, view).flatMap((id) => whereIs(view, id) ?? []), [log, view]);
  const fresh = decision ? newcomers : [];
  // A lost level that may be tried again: before that one may look at how it went. With the match its result says it.
  const lost = useMemo(
    () => !view.outcome && !playing && view.turn.hero < 0 && view.turn.monster < 0 && lostIn(log) !== null,
    [view, playing, log],
  );
  // Both who fight are in sight, and on a phone, also on its side, above the sums, which stand below them.
  const narrow = layout === 'phone' || isLow();
  const struck = event?.type === 'attacked' ? whereIs(view, event.to) : null;
  const below = narrow && (event?.type === 'attacked' || event?.type === 'wits') ? room.height * SUMS : 0;
  const others = (eventAt === null ? fresh : struck === null ? [] : [struck]).map(middle);
  const walks = eventAt === null && others.length === 0 && (decision?.kind === 'hero' || decision?.kind === 'monster');
  // What takes an answer back lies on the lower edge of a phone's map.
  const foot = walks && layout === 'phone' ? TAKE_BACK : below;
  const window = { width: room.width, height: room.height - foot };
  // Whom it could strike is seen as well, from where it stands or after a walk; blows against one's own people are no reason to look there.
  const foes = view.turn.hero >= 0 ? 'm' : 'h';
  const strikable = [
    ...view.ways.flatMap(({ attacks }) => attacks),
    ...view.aims.flatMap(({ to, problem }) => (problem === null ? [to] : [])),
  ].filter((id) => id.startsWith(foes));
  const struckAt = walks ? [...new Set(strikable)].flatMap((id) => whereIs(view, id) ?? []).map(middle) : [];
  const near = fitting(middle(home), struckAt, window, NEAR[layout] / CELL, LEAST[layout] / CELL);
  const centre = walks
    ? reaching(
        middle(home),
        view.ways.map(({ to }) => middle(to)),
        struckAt,
        window,
        near,
      )
    : leaning(middle(eventAt ?? home), others, window, near);
  const focus = { x: centre.x, y: centre.y + foot / 2 / near };
  // Where nothing is asked and nothing shown, what somebody looked at goes with the turn.
  const moment = playing?.event ?? decision?.id ?? `${view.round} ${view.turn.hero} ${view.turn.monster}`;
  // The whole map of a large level is too small on a phone to be touched: it is for the hero for whom it was asked, and the next one is gone to.
  const acting = decision?.kind === 'hero' ? `h${view.turn.hero}` : null;
  const [asked, ask] = useState(acting);
  if (acting !== null && acting !== asked) ask(acting);
  const tight = Math.min(room.width / box.w, room.height / box.h) < LEAST[layout];
  const { camera, follows, toggle, lookAt, zoomBy, dragging, handlers } = useCamera(ref, {
    box,
    room,
    focus,
    moment,
    near: near * CELL,
    follows: tight,
    whose: layout === 'desktop' ? '' : (asked ?? ''),
  });

  /** Touching a square: the one thing that can be done there is picked up, a second touch does it; else it is looked at. */
  const touch = (at: string) => {
    mean(null);
    const ids = spots.get(at) ?? [];
    const [only] = ids;
    if (ids.length === 1 && only !== undefined) {
      setLook(null);
      if (decision?.choose || picked === only) props.pick(only);
      else props.hold(only);
      return;
    }
    // A monster in reach of a walk: the walk is picked up, and with it the blow. Touched again, its card is read.
    const foe = view.monsters.find((one) => one.at === at);
    const way = foe && ids.length === 0 ? view.ways.find(({ attacks }) => attacks.includes(foe.id)) : undefined;
    if (foe && way && decision?.kind === 'hero' && picked !== `go:${way.to}`) {
      setLook(null);
      // Where more of them can be struck from there, the blow that is offered first is the one against whoever was touched.
      mean({ asked: decision.id, walk: `go:${way.to}`, foe: foe.id });
      props.hold(`go:${way.to}`);
      return;
    }
    setLook(at);
  };
  const goTo = (at: string) => {
    const p = seen(middle(at), camera);
    if (p.x < 30 || p.y < 30 || p.x > room.width - 30 || p.y > room.height - 30) lookAt(middle(at));
  };
  const cursor = useCursor({ home, box, onMove: goTo, onPress: touch, onZoom: zoomBy });

  const squareUnder = (e: { clientX: number; clientY: number; currentTarget: HTMLElement }): string => {
    const frame = e.currentTarget.getBoundingClientRect();
    const p = under({ x: e.clientX - frame.left, y: e.clientY - frame.top }, camera);
    const plain = nameAt(Math.floor(p.x / CELL), Math.floor(p.y / CELL));
    // Figures stand taller than their square: a tap on a head means the figure below it.
    const below = nameAt(Math.floor(p.x / CELL), Math.floor((p.y + CELL * 0.42) / CELL));
    const stands = (at: string) => plan.figures.some((figure) => figure.at === at);
    return !stands(plain) && stands(below) && (spots.get(plain)?.length ?? 0) === 0 ? below : plain;
  };
  const onClick = (e: MouseEvent<HTMLElement>) => {
    if (dragging || (e.target as Element).closest('button, dialog, .dy-look')) return;
    const at = squareUnder(e);
    cursor.setAt(null);
    touch(at);
  };
  const onPointerMove = (e: PointerEvent<HTMLElement>) => {
    handlers.onPointerMove(e);
    if (e.pointerType === 'mouse' && !dragging) setHover(squareUnder(e));
  };

  // What is picked up elsewhere may lie out of sight.
  const pickedAll = useMemo(() => picks.flatMap((id) => squaresOf(view, id)), [view, picks]);
  const pickedAt = pickedAll[0] ?? null;
  const show = useEffectEvent(goTo);
  useEffect(() => {
    if (pickedAt) show(pickedAt);
  }, [pickedAt]);

  // Somebody looks for a hero.
  const seek = useEffectEvent((seat: number) => {
    const hero = view.heroes.find((one) => one.seat === seat && one.at !== null && !one.dead);
    if (hero?.at) goTo(hero.at);
  });
  const { sought } = props;
  useEffect(() => {
    if (sought) seek(sought.seat);
  }, [sought]);

  const at = cursor.at ?? hover;
  const hovered = at ? spots.get(at) : undefined;
  const alone = hovered?.length === 1 ? (hovered[0] ?? null) : null;
  const option = pointed ?? (cursor.at === null ? alone : null) ?? picks.at(-1) ?? alone;
  const exitName = speak.say({ key: 'ui.dy.exit' });
  // While the window moves the map stays the same, and is not drawn anew.
  const marks = useMemo(() => {
    const go = [...spots].filter(([, ids]) => markOf(ids) === 'go').map(([to, ids]) => ({ at: to, ids }));
    const others = [...spots].flatMap(([to, ids]) => {
      const kind = markOf(ids);
      return kind === 'go' ? [] : [{ at: to, ids, kind }];
    });
    return (
      <>
        <Reach squares={go} picked={pickedAll} />
        <Spots spots={others} picked={pickedAll} />
        <ExitNames squares={plan.exits} name={exitName} />
      </>
    );
  }, [spots, pickedAll, plan.exits, exitName]);
  const pen = cursor.at;
  const { locale } = speak;
  const aimed = useMemo(() => aimedAt({ view, decision, plan, option, at, locale }), [view, decision, plan, option, at, locale]);
  const preview = useMemo(
    () => (
      <>
        {decision ? <Preview view={view} plan={plan} option={option} aimed={aimed} /> : null}
        {decision ? <Newcomers squares={newcomers} /> : null}
        {pen ? <Cursor at={pen} /> : null}
      </>
    ),
    [view, decision, plan, option, aimed, pen, newcomers],
  );
  const lamps = useMemo(() => view.heroes.flatMap((h) => (h.at && !h.dead ? [h.at] : [])), [view.heroes]);
  const style = {
    transform: `translate(${camera.left}px, ${camera.top}px) scale(${camera.scale})`,
    '--k': String(Math.max(0.8, 1 / camera.scale)),
  } as CSSProperties;
  const may = cursor.at
    ? (spots.get(cursor.at) ?? []).map((id) => decision?.options.find((o) => o.id === id)).filter((o) => o !== undefined)
    : [];
  // An application is walked square by square, so it takes the focus as a whole.
  const focusable = { tabIndex: 0 };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a pointer pans and taps the picture; keys walk over its squares
    <section
      ref={ref}
      className={`dy dy-level dy-${layout}${dragging ? ' dy-dragging' : ''}`}
      role="application"
      aria-label={speak.say({ key: 'ui.dy.map' })}
      aria-describedby="dy-keys"
      data-own-keys
      data-cursor={cursor.at ?? undefined}
      {...focusable}
      onKeyDown={cursor.onKeyDown}
      onClick={onClick}
      {...handlers}
      onPointerMove={onPointerMove}
      onPointerLeave={() => setHover(null)}
    >
      <p id="dy-keys" className="vh">
        {speak.say({ key: 'ui.dy.keys' })}
      </p>
      <div className="dy-world" style={style}>
        <Dungeon plan={plan} lamps={lamps} motions={motions} calm={reducedMotion} under={marks} over={preview} />
      </div>
      <p className="vh" aria-live="polite">
        {cursor.at
          ? [
              describeSquare(view, cursor.at, speak),
              // A walk is called by its steps: the square has just been named.
              ...may.map((o) => speak.say({ key: 'ui.dy.may', args: { option: hinted(o, view, false) ?? o.label } })),
            ].join('. ')
          : ''}
      </p>
      <Odds aimed={aimed} camera={camera} room={room} speak={speak} />
      <EdgeChips view={view} spots={spots} fresh={fresh} camera={camera} room={room} speak={speak} lookAt={lookAt} />
      <div className="dy-tools">
        <button type="button" onClick={toggle} aria-pressed={follows} title={speak.say({ key: follows ? 'ui.dy.whole' : 'ui.dy.near' })}>
          <span className="vh">{speak.say({ key: follows ? 'ui.dy.whole' : 'ui.dy.near' })}</span>
          <svg
            width="22"
            height="22"
            viewBox="0 0 24 24"
            aria-hidden="true"
            fill="none"
            stroke="currentColor"
            strokeWidth="2.400"
            strokeLinecap="round"
          >
            <circle cx="10" cy="10" r="7" />
            <path d={`M15.500 15.500L21 21M7 10h6${follows ? '' : 'M10 7v6'}`} />
          </svg>
        </button>
        <Quest props={props} />
      </div>
      {lost ? <Went props={props} /> : null}
      {look ? <Look at={look} ids={spots.get(look) ?? []} props={props} onClose={() => setLook(null)} /> : null}
      <Ribbon props={props} />
      <DiceStage props={props} high={seen(centre, camera).y > room.height * (narrow ? 1 - SUMS : 0.5)} />
    </section>
  );
}
