import type { TalismanView } from '@questhall/talisman/client';
import { type Camera, type Room, seen } from '../../../ui/board/camera.ts';
import type { GameProps } from '../../contract.ts';
import { type Point, spaceBox } from '../art/geometry.ts';
import { spaceBrief } from '../card-text.ts';
import { cardName, faceOf } from '../names.ts';
import { titleOf } from '../souls.ts';
import { standing } from './places.ts';

const WIDE = 230;
/** About how high the note is at most. */
const HIGH = 130;

/** A note beside the space that an option leads to: who stands there, what lies there, else what is printed there. */
export function Waits({ space, props, camera, room }: { space: string; props: GameProps<TalismanView>; camera: Camera; room: Room }) {
  const { view, speak, nameOf } = props;
  const { x, y, w, h } = spaceBox(space);
  const a = seen({ x, y }, camera);
  const b = seen({ x: x + w, y: y + h }, camera);
  // Out of the window: its chip says where it is.
  if (b.x < 0 || b.y < 0 || a.x > room.width || a.y > room.height) return null;
  const people = view.characters.filter((c) => c.card && !c.out && c.space === space && c.seat !== view.you);
  const lying = view.lying.find((l) => l.space === space);
  const cards = (lying?.cards ?? []).map((card) => {
    const { number, kind } = faceOf(card);
    return `${speak.say(cardName(card))}${number === null || kind === 'gold' ? '' : ` (${number})`}`;
  });
  const lines = [
    ...people.map((c) => `${nameOf(c.seat)} (${speak.say(cardName(c.card ?? ''))})`),
    ...cards,
    ...(lying && lying.gold > 0 ? [speak.say({ key: 'ui.ts.goldHere', args: { n: lying.gold } })] : []),
  ];
  const brief = spaceBrief(space, speak, view);
  const told = lines.length > 0 ? lines : brief ? [brief] : [];
  const mine = standing(view, props.speak).find((one) => one.seat === view.you && !one.hidden)?.at;
  const { left, ...side } = besides(a, b, room, mine && seen(mine, camera));
  return (
    <div className="ts-waits" style={{ left, width: WIDE, ...side }} aria-hidden="true">
      <b>{speak.say(titleOf(view, space))}</b>
      {told.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </div>
  );
}

interface Spot {
  left: number;
  top?: number;
  bottom?: number;
}

/**
 * Where the note hangs: below the space from `a` to `b`, else above, right or left of it; the first place where there is
 * room and where it does not cover my own figure, which stands with its foot at `me`.
 */
export function besides(a: Point, b: Point, room: Room, me: Point | undefined): Spot {
  const middle = Math.min(Math.max(6, (a.x + b.x) / 2 - WIDE / 2), Math.max(6, room.width - WIDE - 6));
  const beside = Math.min(Math.max(6, a.y), Math.max(6, room.height - HIGH - 6));
  const below: Spot = { left: middle, top: b.y + 10 };
  const above: Spot = { left: middle, bottom: room.height - a.y + 10 };
  const spots: Spot[] = [below, above, { left: b.x + 10, top: beside }, { left: a.x - WIDE - 10, top: beside }];
  const fits = ({ left, top = room.height - (above.bottom ?? 0) - HIGH }: Spot): boolean => {
    const inside = left >= 0 && left + WIDE <= room.width && top >= 0 && top + HIGH <= room.height;
    const onMe = me && me.x > left - 26 && me.x < left + WIDE + 26 && me.y > top && me.y - 62 < top + HIGH;
    return inside && !onMe;
  };
  return spots.find(fits) ?? (b.y + 10 + HIGH < room.height ? below : above);
}
