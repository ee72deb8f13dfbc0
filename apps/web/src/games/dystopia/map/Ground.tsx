import { memo, useLayoutEffect, useRef } from 'react';
import { type GroundPlan, type Pen, paintGround } from './ground.ts';
import { CELL } from './model.ts';

/** A canvas larger than this is drawn coarser: phones have little memory for pictures. */
const MOST_PIXELS = 7e6;
/** Squares of darkness around what is known. */
const RIM = 3;

/**
 * A canvas that shows what was painted and is done with: of one that could still be painted on, browsers without a graphics
 * processor copy every pixel for each picture, also where it is only moved.
 */
function pictureOf(width: number, height: number, paint: (pen: Pen) => void): HTMLCanvasElement {
  const shown = document.createElement('canvas');
  shown.width = width;
  shown.height = height;
  const easel = typeof OffscreenCanvas === 'undefined' ? shown : new OffscreenCanvas(width, height);
  const pen = easel.getContext('2d') as Pen | null;
  if (pen) paint(pen);
  if (easel !== shown) shown.getContext('bitmaprenderer')?.transferFromImageBitmap((easel as OffscreenCanvas).transferToImageBitmap());
  return shown;
}

/** Everything of the map that stands still, painted once for each change; what is new comes out of the fog. */
export const Ground = memo(function Ground({ plan, calm }: { plan: GroundPlan; calm: boolean }) {
  const holder = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const root = holder.current;
    if (!root) return;
    const { bounds } = plan;
    const [w, h] = [bounds.w + 2 * RIM, bounds.h + 2 * RIM];
    const fine = Math.min(2, Math.max(1, devicePixelRatio)) * CELL;
    const cell = Math.min(fine, Math.floor(Math.sqrt(MOST_PIXELS / (w * h))));
    const canvas = pictureOf(w * cell, h * cell, (pen) => {
      pen.scale(cell / CELL, cell / CELL);
      pen.translate(-(bounds.x - RIM) * CELL, -(bounds.y - RIM) * CELL);
      paintGround(pen, plan);
    });
    canvas.className = 'dm-canvas';
    Object.assign(canvas.style, {
      left: `${(bounds.x - RIM) * CELL}px`,
      top: `${(bounds.y - RIM) * CELL}px`,
      width: `${w * CELL}px`,
      height: `${h * CELL}px`,
    });
    const before = root.querySelector('canvas');
    root.append(canvas);
    if (!before) return;
    const fade = canvas.animate([{ opacity: 0 }, { opacity: 1 }], { duration: calm ? 1 : 700, easing: 'ease-in' });
    const done = () => {
      for (const old of [...root.querySelectorAll('canvas')]) {
        if (old === canvas) break;
        old.remove();
      }
    };
    fade.onfinish = done;
    fade.oncancel = done;
  }, [plan, calm]);
  return <div ref={holder} className="dm-ground" aria-hidden="true" />;
});
