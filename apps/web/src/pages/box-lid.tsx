import type { GameEntry } from '../games/contract.ts';
import { subtitleIn } from '../games/editions.ts';
import { lidHere, loadLid } from '../games/index.ts';
import { useWords } from '../text/words.tsx';
import { useLoad } from '../ui/use-load.ts';

/** The lid of a game's box: a scene of our own in its light, with its name. */
export function BoxLid({ game }: { game: GameEntry }) {
  const found = useLoad(
    () => loadLid(game.id),
    game.id,
    () => lidHere(game.id),
  );
  const { locale } = useWords();
  if (found.state === 'failed') console.error('no lid', found.error);
  const Lid = found.state === 'here' ? found.value : undefined;
  return (
    <div className="lid" data-lid={game.id}>
      {Lid ? <Lid /> : null}
      <div className="lid-name">
        <h2 className="cz">{game.title}</h2>
        <p>{subtitleIn(game, locale)}</p>
      </div>
    </div>
  );
}
