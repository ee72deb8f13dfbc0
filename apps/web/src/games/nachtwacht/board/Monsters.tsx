import type { NachtwachtView, Power } from '@questhall/nachtwacht/client';
import type { Speaker } from '@questhall/text';
import { useRef } from 'react';
import type { GameProps } from '../../contract.ts';
import { MonsterFace } from '../cards/faces.tsx';
import { asEvent } from '../playback.ts';
import type { PathLayout, Point } from './layout.ts';
import { run, useMotion } from './use-motion.ts';

/** A little crooked, as things lie on a table; always the same for the same square. */
const tilt = (square: number) => (((square * 37) % 11) - 5) * 1.1;

/** A card that comes flying: by which event, from where, how long. */
interface Flight {
  event: object;
  from: () => Point;
  ms: number;
  calm: boolean;
}

function Card({ square, power, at, speak, flight }: { square: number; power: Power; at: Point; speak: Speaker; flight: Flight | null }) {
  const ref = useRef<HTMLDivElement>(null);
  const turn = tilt(square);
  const rest = `translate(${at.x}px, ${at.y - 9}px) rotate(${turn}deg)`;
  useMotion(flight?.event ?? null, () => {
    if (!flight) return;
    if (flight.calm) return run(ref.current, [{ opacity: 0 }, { opacity: 1 }], { duration: flight.ms });
    const from = flight.from();
    const frames: Keyframe[] = [
      { transform: `translate(${from.x}px, ${from.y}px) rotate(${turn - 12}deg) scale(1.2)`, opacity: 0.2 },
      {
        transform: `translate(${(from.x + at.x) / 2}px, ${(from.y + at.y) / 2 - 60}px) rotate(${turn + 6}deg) scale(2)`,
        opacity: 1,
        offset: 0.5,
      },
      { transform: `translate(${at.x}px, ${at.y - 18}px) rotate(${turn}deg) scale(1.25)`, offset: 0.8 },
      { transform: `translate(${at.x}px, ${at.y - 7}px) rotate(${turn}deg) scale(.96)`, offset: 0.9 },
      { transform: rest },
    ];
    return run(ref.current, frames, { duration: flight.ms, easing: 'cubic-bezier(.3,.7,.3,1)' });
  });
  return (
    <div ref={ref} className="nw-monster" style={{ transform: rest }}>
      <MonsterFace power={power} speak={speak} small />
    </div>
  );
}

/** The monster cards on the path. One that is being laid or moved just now comes flying. */
export function Monsters({
  view,
  table,
  playing,
  speak,
  supplyAt,
  calm,
}: {
  view: NachtwachtView;
  table: PathLayout;
  playing: GameProps<NachtwachtView>['playing'];
  speak: Speaker;
  /** Where the monster supply lies, in table units. */
  supplyAt: () => Point;
  calm: boolean;
}) {
  const event = playing && asEvent(playing.event);
  const coming = event?.type === 'monsterLaid' || event?.type === 'monsterMoved' ? event : null;
  const from = coming?.type === 'monsterMoved' ? () => table.squares[coming.from - 1] ?? supplyAt() : supplyAt;
  const flight = playing && coming ? { event: playing.event, from, ms: playing.ms, calm } : null;
  return table.squares.map((at) => {
    const { number } = at;
    const monster = view.path[number - 1]?.monster;
    if (!monster) return null;
    const here = coming?.square === number;
    return (
      <Card
        key={`${number}${monster}`}
        square={number}
        power={monster}
        at={view.players.some((p) => p.square === number) ? { x: at.x - 11, y: at.y } : at}
        speak={speak}
        flight={here ? flight : null}
      />
    );
  });
}
