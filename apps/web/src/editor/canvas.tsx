import type { XY } from '@questhall/dystopia/levels';
import { type PointerEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { Dungeon } from '../games/dystopia/map/Dungeon.tsx';
import { CELL } from '../games/dystopia/map/model.ts';
import { useCamera } from '../games/dystopia/map/use-camera.ts';
import { Icon } from '../icons/icon.tsx';
import { useRoom } from '../ui/board/use-room.ts';
import type { CanvasProps } from './canvas-props.ts';
import { drawn, type Stroke, strokeTo } from './draw.ts';
import type { Tool } from './kinds.ts';
import { Marks } from './marks.tsx';
import { anythingAt, move, type Selected, same, squareOf, thingAt, widthOf } from './model.ts';
import { planOf } from './plan.ts';
import { squareWords } from './square-words.ts';
import { useCanvasKeys } from './use-canvas-keys.ts';
import { useSay, useSpeak } from './words.tsx';

/** The map on which one draws: with a pointer, with fingers (two of them move and pinch), or with keys. */
export function Canvas(props: CanvasProps) {
  const { level, tool, kinds, problems, selected, looked, cursor, setCursor, select, change } = props;
  const say = useSay();
  const speak = useSpeak();
  const ref = useRef<HTMLDivElement>(null);
  const room = useRoom(ref);
  const plan = useMemo(() => planOf(level), [level]);
  const box = { x: 0, y: 0, w: widthOf(level), h: level.map.length };
  const focus = { x: (cursor[0] + 0.5) * CELL, y: (cursor[1] + 0.5) * CELL };
  const view = useCamera(ref, { box, room, focus, moment: level.id, near: 48, follows: false });
  const [stroke, showStroke] = useState<Stroke | null>(null);
  /** The same at once: a pointer may go up before what its last move drew has been rendered. */
  const held = useRef<Stroke | null>(null);
  const setStroke = (next: Stroke | null) => {
    held.current = next;
    showStroke(next);
  };
  const [keyed, setKeyed] = useState(false);
  const fingers = useRef(0);
  const { camera, handlers } = view;
  const bring = useEffectEvent(show);
  useEffect(() => {
    if (looked) bring(looked);
  }, [looked]);

  /** Brings the square into the window, where it lies outside. */
  function show([x, y]: XY) {
    const left = x * CELL * camera.scale + camera.left;
    const top = y * CELL * camera.scale + camera.top;
    const size = CELL * camera.scale;
    if (left < 0 || top < 0 || left + size > room.width || top + size > room.height) {
      view.lookAt({ x: (x + 0.5) * CELL, y: (y + 0.5) * CELL });
    }
  }

  const keys = useCanvasKeys({ ...props, show, stroke, setStroke, finish });

  function squareUnder(e: PointerEvent<HTMLElement>): XY {
    const frame = e.currentTarget.getBoundingClientRect();
    const at = (px: number, offset: number, most: number) =>
      Math.min(most - 1, Math.max(0, Math.floor((px - offset) / camera.scale / CELL)));
    return [at(e.clientX - frame.left, camera.left, box.w), at(e.clientY - frame.top, camera.top, box.h)];
  }

  /** Ends a stroke: what it drew becomes the level. */
  function finish(last: Stroke) {
    setStroke(null);
    if (last.carries) {
      const moved = same(last.from, last.to) ? undefined : move(level, last.carries, last.to);
      if (moved) change(moved);
      return;
    }
    const found = thingAt(level, last.to);
    const again = found && same(last.from, last.to) && meant(tool, found);
    if (again) select(found);
    else change(drawn(level, tool, kinds, last));
  }

  function down(e: PointerEvent<HTMLElement>) {
    setKeyed(false);
    fingers.current += 1;
    handlers.onPointerDown(e);
    if (fingers.current > 1 || e.button !== 0) {
      setStroke(null);
      return;
    }
    const at = squareUnder(e);
    setCursor(at);
    const found = tool === 'select' ? thingAt(level, at) : undefined;
    if (found && found.kind !== 'door') {
      e.currentTarget.setPointerCapture(e.pointerId);
      select(found);
      setStroke({ from: at, to: at, path: [at], carries: found });
    } else if (tool === 'select') select(anythingAt(level, at) ?? null);
    else {
      e.currentTarget.setPointerCapture(e.pointerId);
      setStroke({ from: at, to: at, path: [at] });
    }
  }

  function moving(e: PointerEvent<HTMLElement>) {
    const drawing = held.current;
    if (!drawing) return handlers.onPointerMove(e);
    const at = squareUnder(e);
    if (!same(at, drawing.to)) setStroke(strokeTo(drawing, at));
  }

  function up(e: PointerEvent<HTMLElement>) {
    fingers.current = Math.max(0, fingers.current - 1);
    handlers.onPointerUp(e);
    if (held.current) finish(strokeTo(held.current, squareUnder(e)));
  }

  function cancel(e: PointerEvent<HTMLElement>) {
    fingers.current = 0;
    handlers.onPointerCancel(e);
    setStroke(null);
  }

  const chosen = looked ?? (selected ? squareOf(level, selected) : undefined);
  return (
    <div className="ed-map">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application takes pointers and keys */}
      <div
        ref={ref}
        className="ed-canvas"
        data-tool={tool}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application is interactive
        tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex -- the same
        role="application"
        aria-label={say('map')}
        aria-describedby="ed-map-help ed-map-cursor"
        onPointerDown={down}
        onPointerMove={moving}
        onPointerUp={up}
        onPointerCancel={cancel}
        onContextMenu={(e) => e.preventDefault()}
        onFocus={(e) => setKeyed(e.currentTarget.matches(':focus-visible'))}
        onBlur={() => setKeyed(false)}
        onKeyDown={(e) => {
          if (keys(e)) setKeyed(true);
        }}
      >
        <div className="ed-moved" style={{ transform: `translate(${camera.left}px, ${camera.top}px) scale(${camera.scale})` }}>
          <Dungeon
            plan={plan}
            calm
            over={
              <Marks level={level} tool={tool} problems={problems} stroke={stroke} selected={chosen} cursor={keyed ? cursor : undefined} />
            }
          />
        </div>
      </div>
      <p id="ed-map-help" className="vh">
        {say('map.help')}
      </p>
      <p id="ed-map-cursor" className="vh" aria-live="polite">
        {keyed ? squareWords(say, speak, level, cursor, stroke) : ''}
      </p>
      <div className="ed-zoom">
        <button type="button" className="icon-btn" onClick={() => view.zoomBy(1.35)} aria-label={say('closer')} title={say('closer')}>
          +
        </button>
        <button type="button" className="icon-btn" onClick={() => view.zoomBy(1 / 1.35)} aria-label={say('farther')} title={say('farther')}>
          −
        </button>
        <button type="button" className="icon-btn" onClick={() => view.zoomBy(0.01)} aria-label={say('whole')} title={say('whole')}>
          <Icon name="full" size={20} />
        </button>
      </div>
    </div>
  );
}

/** Tapping what the tool would put there anyway means: this one. Start and exit squares are taken away instead. */
function meant(tool: Tool, found: Selected): boolean {
  if (tool === 'being') return found.kind === 'neutral' || found.kind === 'captive';
  return tool === found.kind && found.kind !== 'start' && found.kind !== 'exit';
}
