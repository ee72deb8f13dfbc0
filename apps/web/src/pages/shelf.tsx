import { useEffect, useState } from 'react';
import { BOXES, GAMES } from '../games/index.ts';
import { useSettings } from '../settings/settings.ts';
import { useT } from '../text/words.tsx';
import { GameBox } from './game-box.tsx';
import { soon } from './soon.ts';
import '../styles/shelf.css';

/** How long the hall has the network to itself. */
const LATER_MS = 1200;

/** The boxes on the shelf, side by side. */
export function Shelf({ offline }: { offline: boolean }) {
  const t = useT();
  const { last } = useSettings();
  const [unfolded, setUnfolded] = useState<string | null>(null);
  const id = GAMES.find((one) => one.id === last.game)?.id ?? GAMES[0]?.id;
  useEffect(() => {
    if (id === undefined) return;
    const timer = setTimeout(soon.fetchTable, LATER_MS, id);
    return () => clearTimeout(timer);
  }, [id]);
  return (
    <section className="shelf" aria-label={t('ui.games')}>
      {BOXES.map(({ game, box }) => (
        <GameBox
          key={box.id}
          game={game}
          box={box}
          offline={offline}
          unfolded={unfolded === box.id}
          onUnfold={(open) => setUnfolded(open ? box.id : null)}
        />
      ))}
    </section>
  );
}
