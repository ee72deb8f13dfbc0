import type { DecisionView } from '@questhall/kernel';
import { spaceBox } from '../art/geometry.ts';

/** Where a roll leads that fate may still change: the space, whether it is that of the dice as they lie, and the faces that would lead there. */
export interface End {
  space: string;
  now: boolean;
  faces: readonly number[];
}

/** The ends of the move as it was rolled, and those of a new die: of the die that is looked at, or of the first. */
export function endsOf(decision: DecisionView | undefined, looked: string | undefined): End[] {
  if (decision?.kind !== 'fate') return [];
  const rerolls = decision.options.filter(({ id }) => id.startsWith('reroll:'));
  const kept = decision.options.filter((option) => !rerolls.includes(option));
  const again = rerolls.find(({ id }) => id === looked) ?? rerolls[0];
  const found = new Map<string, { space: string; now: boolean; faces: number[] }>();
  const at = (space: string) => {
    const end = found.get(space) ?? { space, now: false, faces: [] };
    found.set(space, end);
    return end;
  };
  // Where each way of the roll has an answer of its own, the spaces glow as what may be chosen.
  const now = kept.flatMap(({ target, results = [] }) => [
    ...(target?.space === undefined ? [] : [target.space]),
    ...results.flatMap(({ spaces = [] }) => spaces),
  ]);
  for (const space of now) at(space).now = true;
  for (const { from, to, spaces = [] } of again?.results ?? [])
    for (const space of spaces) for (let face = from; face <= to; face++) at(space).faces.push(face);
  return [...found.values()];
}

/** Gold where the roll leads now, dotted with the face of the die where a new one would. The plates say the same in words. */
export function Ends({ decision, looked }: { decision: DecisionView | undefined; looked: string | undefined }) {
  return endsOf(decision, looked).map(({ space, now, faces }) => {
    const { x, y, w, h } = spaceBox(space);
    return (
      <span key={space} className={`ts-end${now ? ' ts-end-now' : ''}`} style={{ left: x, top: y, width: w, height: h }} aria-hidden="true">
        {now || faces.length === 0 ? null : <b>{faces.join(' ')}</b>}
      </span>
    );
  });
}
