import { memo, useLayoutEffect, useRef } from 'react';
import { paintLight } from './light.ts';
import { type Box, CELL } from './model.ts';

/** Light and dusk over the map: what the heroes see lies in the light of their torches. */
export const Light = memo(function Light({
  bounds,
  floor,
  lamps,
}: {
  bounds: Box;
  floor: ReadonlyMap<string, string>;
  lamps: readonly string[];
}) {
  const ref = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    if (ref.current) paintLight(ref.current, bounds, floor, lamps);
  }, [bounds, floor, lamps]);
  return (
    <canvas
      ref={ref}
      className="dm-light"
      style={{ left: bounds.x * CELL, top: bounds.y * CELL, width: bounds.w * CELL, height: bounds.h * CELL }}
    />
  );
});
