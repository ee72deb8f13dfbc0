import type { DecisionView } from '@questhall/kernel';
import type { NachtwachtView } from '@questhall/nachtwacht/client';
import type { Speaker } from '@questhall/text';
import { type Camera, type Room, seen } from '../../../ui/board/camera.ts';
import type { Box } from '../../../ui/board/labels.ts';
import { cardBox, pawnBox } from './free-place.ts';
import type { PathLayout, Point } from './layout.ts';
import { numberPlaces, type Why } from './numbers.ts';
import { foot } from './places.ts';
import { squareOfPick } from './targets.ts';

/** Half of an end tile, in table units, and the height of its name, in pixels. */
const TILE = 76;
const NAME = { w: 92, h: 18 };

/** As a style says where something stands. */
const placed = ({ x, y, w, h }: Box) => ({ left: x, top: y, width: w, height: h });

/** The squares whose numbers matter: where pawns stand, where what may be chosen leads, and every tenth to count from. */
export function numbered(
  view: Pick<NachtwachtView, 'players' | 'path'>,
  decision: DecisionView | undefined,
  picked: string | null,
): { square: number; why: Why }[] {
  const led = (id: string) => squareOfPick(decision, id);
  const may = decision?.kind === 'commit' ? decision.options.map(({ id }) => led(id)) : [];
  const found: [Why, (number | null)[]][] = [
    ['picked', [picked === null ? null : led(picked)]],
    ['pawn', view.players.map(({ square }) => square)],
    ['may', may],
    ['tenth', Array.from({ length: Math.floor(view.path.length / 10) }, (_, i) => (i + 1) * 10)],
  ];
  return found.flatMap(([why, squares]) => squares.flatMap((square) => (square === null || square < 1 ? [] : [{ square, why }])));
}

/**
 * What is read on a path that a phone shows as a whole: there its own numbers and names are too small, and those that matter stand beside
 * it. Whoever hears the board has all of them (`SquareNames`), and "Square by square" tells them in letters.
 */
export function Afar({
  view,
  table,
  camera,
  room,
  decision,
  picked,
  speak,
  covered,
}: {
  view: NachtwachtView;
  table: PathLayout;
  camera: Camera;
  /** As much of the window as nothing lies over. */
  room: Room;
  decision: DecisionView | undefined;
  picked: string | null;
  speak: Speaker;
  /** What lies over the board; nothing does where it has been led to the whole path. */
  covered: readonly Box[];
}) {
  const tile = (at: Point): Box => {
    const { x, y } = seen(at, camera);
    const half = TILE * camera.scale;
    return { x: x - half, y: y - half, w: 2 * half, h: 2 * half };
  };
  const ends = [
    { key: 'ui.nw.underworld', at: table.underworld },
    { key: 'ui.nw.library', at: table.library },
  ].map(({ key, at }) => {
    const box = tile(at);
    const middle = Math.min(room.width - NAME.w / 2 - 3, Math.max(NAME.w / 2 + 3, box.x + box.w / 2));
    const y = Math.min(room.height - NAME.h - 1, box.y + box.h - 4);
    return { key, tile: box, name: { x: middle - NAME.w / 2, y, ...NAME } };
  });
  const taken = [
    ...covered,
    ...ends.flatMap((end) => [end.tile, end.name]),
    ...view.players.map(({ seat, square }) => pawnBox(foot(table, view, seat, square), camera)),
    ...table.squares.flatMap((square) => (view.path[square.number - 1]?.monster ? [cardBox(square, camera)] : [])),
  ];
  return (
    <div className="nw-afar-words" aria-hidden="true">
      {ends.map(({ key, name }) => (
        <b key={key} style={placed(name)}>
          {speak.say({ key })}
        </b>
      ))}
      {numberPlaces(numbered(view, decision, picked), table, camera, room, taken).map(({ square, why, ...box }) => (
        <span key={square} className={`nw-number-${why}`} style={placed(box)}>
          {square}
        </span>
      ))}
    </div>
  );
}
