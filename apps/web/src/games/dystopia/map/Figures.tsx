import { memo, useEffect, useRef, useState } from 'react';
import { printOf } from '../art/pictures.ts';
import { type MapFigure, middle } from './model.ts';
import { Hearts, HeroMark } from './Standee.tsx';

/** What a figure does just now: it goes along squares, or something befalls it. */
export interface FigureMotion {
  id: string;
  path?: readonly string[];
  /** A blow, a wound, a cure, falling, coming out of the fog, being put elsewhere. */
  befalls?: 'strikes' | 'hurt' | 'heals' | 'falls' | 'appears' | 'shimmers';
  /** Towards which square it strikes. */
  towards?: string;
  ms: number;
}

const hop = (path: readonly string[], last: string): Keyframe[] => {
  const end = middle(last);
  const frames: Keyframe[] = [];
  for (const [i, at] of path.entries()) {
    const p = middle(at);
    if (i > 0) {
      const before = middle(path[i - 1]!);
      frames.push({ transform: `translate(${(before.x + p.x) / 2 - end.x}px, ${(before.y + p.y) / 2 - end.y - 9}px)` });
    }
    frames.push({ transform: `translate(${p.x - end.x}px, ${p.y - end.y}px)` });
  }
  return frames;
};

const BEFALLS: Readonly<Record<NonNullable<FigureMotion['befalls']>, Keyframe[]>> = {
  strikes: [],
  hurt: [
    { transform: 'none', filter: 'none' },
    { transform: 'translate(-7px, 0) rotate(-4deg)', filter: 'brightness(1.9) saturate(2)' },
    { transform: 'translate(6px, 0) rotate(3deg)', filter: 'brightness(1.5)' },
    { transform: 'translate(-3px, 0)', filter: 'none' },
    { transform: 'none' },
  ],
  heals: [{ filter: 'none' }, { filter: 'brightness(1.6) hue-rotate(40deg)', transform: 'translateY(-6px)' }, { filter: 'none' }],
  falls: [
    { opacity: 1, transform: 'none' },
    { opacity: 0.9, transform: 'rotate(64deg) translateY(6px)' },
    { opacity: 0, transform: 'rotate(84deg) translateY(16px) scale(.8)' },
  ],
  appears: [
    { opacity: 0, transform: 'translateY(-22px) scale(.8)' },
    { opacity: 1, transform: 'none' },
  ],
  shimmers: [
    { opacity: 0, filter: 'brightness(3)', transform: 'scale(.7)' },
    { opacity: 1, filter: 'none', transform: 'none' },
  ],
};

/** One figure: a standee or a miniature with its hearts, standing with its foot in the middle of its square. */
const Figure = memo(function Figure({ figure, motion, calm }: { figure: MapFigure; motion: FigureMotion | null; calm: boolean }) {
  const ref = useRef<SVGGElement>(null);
  const { at, side, code, energy, most, seat, boss, bars, acts, rests, faint, number } = figure;
  // Once, when it comes out of the fog. Not by a style: that would begin anew whenever the drawing's order changes.
  const [still] = useState(calm);
  useEffect(() => {
    if (!still) ref.current?.animate(BEFALLS.appears, { duration: 420, easing: 'ease-out' });
  }, [still]);
  useEffect(() => {
    const element = ref.current;
    if (!element || !motion || calm) return;
    if (motion.path) {
      element.animate(hop(motion.path, at), { duration: motion.ms, easing: 'linear' });
      return;
    }
    if (motion.befalls === 'strikes' && motion.towards) {
      const [a, b] = [middle(at), middle(motion.towards)];
      const long = Math.hypot(b.x - a.x, b.y - a.y) || 1;
      const lunge = `translate(${(((b.x - a.x) / long) * 20).toFixed(1)}px, ${(((b.y - a.y) / long) * 20).toFixed(1)}px)`;
      element.animate([{ transform: 'none' }, { transform: lunge, offset: 0.3 }, { transform: 'none' }], {
        duration: Math.min(520, motion.ms),
        easing: 'ease-out',
      });
      return;
    }
    if (motion.befalls)
      element.animate(BEFALLS[motion.befalls], { duration: Math.min(700, motion.ms), easing: 'ease-out', fill: 'backwards' });
  }, [motion, at, calm]);
  const { x, y } = middle(at);
  const state = `${acts ? ' dm-acts' : ''}${rests ? ' dm-rests' : ''}${faint ? ' dm-faint' : ''}`;
  return (
    <g transform={`translate(${x} ${y})`} data-figure={figure.id}>
      <g ref={ref} className={`dm-figure dm-${side}${state}`}>
        {acts ? <ellipse cy="14" rx="31" ry="13.500" className="dm-ring" /> : null}
        {side === 'hero' ? (
          <g transform="translate(0 15) scale(0.9)">
            <HeroMark code={code} seat={seat} />
            {bars ? <NoPass /> : null}
          </g>
        ) : (
          <image href={printOf(`m-${code}`)} x={boss ? -44 : -36} y={boss ? -72 : -55} width={boss ? 88 : 72} height={boss ? 104 : 85} />
        )}
        {number === undefined ? null : <BaseNumber n={number} />}
        <g transform={`translate(0 ${side === 'hero' ? 27 : 25})`}>
          <Hearts energy={energy} most={most} small={most > 4} />
        </g>
        {boss ? <path d="M-10-74l4 7 6-9 6 9 4-7-2 13h-16z" fill="#ffd657" stroke="#2a1608" strokeWidth="1.400" /> : null}
      </g>
    </g>
  );
});

/** The number on a monster's base, by which it is called everywhere. */
function BaseNumber({ n }: { n: number }) {
  return (
    <g transform="translate(0 11)" className="dm-number">
      <circle r="10" />
      <text y="5">{n}</text>
    </g>
  );
}

/** A barred way at a hero's foot: others may not walk through. */
function NoPass() {
  return (
    <g transform="translate(19 -4)">
      <circle r="9.500" fill="#b3261e" stroke="#1a0604" strokeWidth="1.600" />
      <path d="M-5.500 0h11" stroke="#fff3dc" strokeWidth="3.600" />
    </g>
  );
}

/** All figures, those nearer to the viewer in front. */
export function Figures({ figures, motions, calm }: { figures: readonly MapFigure[]; motions: readonly FigureMotion[]; calm: boolean }) {
  const sorted = [...figures].sort((a, b) => middle(a.at).y - middle(b.at).y || Number(a.acts ?? false) - Number(b.acts ?? false));
  return (
    <g className="dm-figures">
      {sorted.map((figure) => (
        <Figure key={figure.id} figure={figure} motion={motions.find((m) => m.id === figure.id) ?? null} calm={calm} />
      ))}
    </g>
  );
}
