import { useEffect, useState } from 'react';
import { BOXES, GAMES } from '../games/index.ts';
import { useSettings } from '../settings/settings.ts';
import { useT } from '../text/words.tsx';
import { GameBox } from './game-box.tsx';
import { soon } from './soon.ts';
import '../styles/shelf.css';

/** How long the hall has the network to itself: lids and the pictures of ways to play come first. */
const LATER_MS = 2500;

/** The box that was unfolded at this place of the way: a page that takes in a new version begins anew, and whoever comes back finds it so. */
const unfoldedBefore = (): string | null => {
  const { unfolded }: { unfolded?: unknown } = history.state ?? {};
  return typeof unfolded === 'string' ? unfolded : null;
};

/** The boxes on the shelf, side by side. */
export function Shelf({ offline }: { offline: boolean }) {
  const t = useT();
  const { last } = useSettings();
  const [unfolded, setUnfolded] = useState(unfoldedBefore);
  const unfold = (box: string | null) => {
    history.replaceState({ ...history.state, unfolded: box }, '');
    setUnfolded(box);
  };
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
          onUnfold={(open) => unfold(open ? box.id : null)}
        />
      ))}
    </section>
  );
}
