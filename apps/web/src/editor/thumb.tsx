import type { LevelFile } from '@questhall/dystopia/levels';
import { widthOf } from './model.ts';

/** A level no larger than a stamp: floor, doors, where it begins and where it ends. */
export function Thumb({ level }: { level: LevelFile }) {
  const [w, h] = [widthOf(level), level.map.length];
  const squares = (wanted: RegExp) =>
    level.map.flatMap((row, y) => [...row].flatMap((sign, x) => (wanted.test(sign) ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  const marks = (list: readonly (readonly [number, number])[]) => list.map(([x, y]) => `M${x} ${y}h1v1h-1z`).join('');
  return (
    <svg className="ed-thumb" viewBox={`0 0 ${w} ${h}`} aria-hidden="true">
      <rect width={w} height={h} fill="#1d1812" />
      <path d={squares(/[A-Z]/)} fill="#8d8069" />
      <path d={squares(/[a-z]/)} fill="#6a604f" />
      <path d={squares(/\+/)} fill="#b0722c" />
      <path d={marks(level.monsters.map(({ at }) => at))} fill="#b5391f" />
      <path d={marks(level.starts)} fill="#3f8f5c" />
      <path d={marks(level.exits)} fill="#e9c565" />
    </svg>
  );
}
