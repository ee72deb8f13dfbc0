import type { NachtwachtView, SquareKind } from '@questhall/nachtwacht/client';
import { memo, useRef } from 'react';
import { print } from '../art/prints.ts';
import { CUTS } from '../art/sizes.ts';
import { type PathLayout, type Point, type SquarePlace, STRIP_WIDTH, type StripPlace } from './layout.ts';
import { run, useMotion } from './use-motion.ts';

const RIM: Record<SquareKind, string> = { plain: '#fff6d8', monster: '#f0a060', power: '#ffdf9a' };

function Stone({ place, kind, number, name }: { place: SquarePlace; kind: SquareKind; number: number; name: string }) {
  const clip = `nw-cut-${name}-${number}`;
  return (
    <g>
      <clipPath id={clip}>
        <path d={place.outline} />
      </clipPath>
      <path
        d={place.outline}
        fill={kind === 'plain' ? '#cdbf9b' : kind === 'power' ? '#9a5416' : '#5a1a1c'}
        stroke="#14100a"
        strokeWidth="3.4"
      />
      <g clipPath={`url(#${clip})`}>
        <image
          href={print(`stone-${kind}-${(number % CUTS) + 1}`)}
          x="-40"
          y="-36"
          width="80"
          height="72"
          transform={`translate(${place.x} ${place.y}) rotate(${place.angle})`}
        />
      </g>
      <path
        d={place.outline}
        fill="none"
        stroke={RIM[kind]}
        strokeOpacity=".5"
        strokeWidth="1.2"
        className="nw-stone-rim"
        style={{ transformOrigin: `${place.x}px ${place.y}px` }}
      />
      {kind === 'plain' ? null : <image href={print(`sign-${kind}`)} x={place.x - 21} y={place.y - 21} width="42" height="42" />}
      {kind === 'plain' ? (
        <text className="nw-square-number" x={place.x} y={place.y + 7}>
          {number}
        </text>
      ) : (
        <text className="nw-square-small" x={place.x + 17} y={place.y + 22}>
          {number}
        </text>
      )}
    </g>
  );
}

const points = (strip: StripPlace) => strip.line.map((p, i) => `${i ? 'L' : 'M'}${p.x} ${p.y}`).join('');

/** A strip that is being laid: by which event, from where (as seen from its place, in table units), how long. */
export interface Slide {
  event: object;
  from: () => Point;
  ms: number;
  calm: boolean;
}

export interface StripProps {
  strip: StripPlace;
  squares: readonly SquarePlace[];
  kinds: readonly SquareKind[];
  /** Tells apart drawings of one page. */
  name: string;
  /** How it comes sliding, or null: it lies. */
  slide: Slide | null;
}

/** One strip of the path: a board of dark wood with its squares on it, bent along the way. */
export const Strip = memo(function Strip({ strip, squares, kinds, name, slide }: StripProps) {
  const ref = useRef<SVGSVGElement>(null);
  const { box } = strip;
  const line = points(strip);
  useMotion(slide?.event ?? null, () => {
    if (!slide) return;
    if (slide.calm) return run(ref.current, [{ opacity: 0 }, { opacity: 1 }], { duration: slide.ms });
    const { x, y } = slide.from();
    const frames: Keyframe[] = [
      { transform: `translate(${x}px, ${y}px) rotate(8deg) scale(.6)`, opacity: 0, offset: 0 },
      { transform: `translate(${x * 0.5}px, ${y * 0.5}px) rotate(5deg) scale(1.06)`, opacity: 1, offset: 0.4 },
      { transform: 'translate(10px, -8px) rotate(1deg) scale(1.04)', offset: 0.72 },
      { transform: 'translate(-3px, 2px)', offset: 0.84 },
      { transform: 'none', offset: 1 },
    ];
    return run(ref.current, frames, { duration: slide.ms, easing: 'cubic-bezier(.3,.7,.3,1)' });
  });
  return (
    <svg
      ref={ref}
      className="nw-strip"
      style={{ left: box.x, top: box.y, width: box.w, height: box.h }}
      viewBox={`${box.x} ${box.y} ${box.w} ${box.h}`}
      aria-hidden="true"
    >
      <g fill="none" strokeLinejoin="round">
        <path d={line} stroke="#000" strokeOpacity=".22" strokeWidth={STRIP_WIDTH + 16} transform="translate(3 8)" />
        <path d={line} stroke="#000" strokeOpacity=".34" strokeWidth={STRIP_WIDTH + 8} transform="translate(3 7)" />
        <path d={line} stroke="#0b0a12" strokeWidth={STRIP_WIDTH + 4} />
        <path d={line} stroke="#8d7f63" strokeWidth={STRIP_WIDTH} />
        <path d={line} stroke="#a99a78" strokeWidth={STRIP_WIDTH - 3} />
        <path d={line} stroke="#57503f" strokeWidth={STRIP_WIDTH - 5} />
        <path d={line} stroke="#453f31" strokeWidth={STRIP_WIDTH - 8} />
      </g>
      {kinds.map((kind, i) => {
        const number = strip.first + i;
        const place = squares[number - 1];
        return place ? <Stone key={number} place={place} kind={kind} number={number} name={name} /> : null;
      })}
    </svg>
  );
});

/** The path as it lies. `sliding` is the number of the first square of the strip that is being laid just now. */
export function Path({
  view,
  table,
  sliding,
}: {
  view: NachtwachtView;
  table: PathLayout;
  sliding: { first: number; slide: Slide } | null;
}) {
  return table.strips.map((strip) => (
    <Strip
      key={strip.first}
      strip={strip}
      squares={table.squares}
      kinds={kindsOf(view, strip)}
      name="path"
      slide={sliding?.first === strip.first ? sliding.slide : null}
    />
  ));
}

const kindCache = new Map<string, SquareKind[]>();

/** The kinds of a strip's squares; the same list for the same squares, so that a lying strip is not drawn again. */
function kindsOf(view: NachtwachtView, strip: StripPlace): SquareKind[] {
  const kinds = view.path.slice(strip.first - 1, strip.first - 1 + strip.length).map((s) => s.kind);
  const key = kinds.join(' ');
  const known = kindCache.get(key) ?? kinds;
  kindCache.set(key, known);
  return known;
}
