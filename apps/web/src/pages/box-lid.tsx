import type { ReactNode } from 'react';
import type { GameEntry } from '../games/contract.ts';
import { lidHere, loadLid } from '../games/index.ts';
import { useLoad } from '../ui/use-load.ts';

/** The picture on a game's box: a scene of our own in its light. Its name is written by whoever lays it down. */
export function BoxLid({ game, scene, children }: { game: GameEntry; scene?: string | undefined; children?: ReactNode }) {
  const found = useLoad(
    () => loadLid(game.id),
    game.id,
    () => lidHere(game.id),
  );
  if (found.state === 'failed') console.error('no lid', found.error);
  const Lid = found.state === 'here' ? found.value : undefined;
  return (
    <div className="lid" data-lid={game.id}>
      {Lid ? <Lid scene={scene} /> : null}
      {children}
    </div>
  );
}
