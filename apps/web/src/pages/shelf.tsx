import { useEffect } from 'react';
import { subtitleIn } from '../games/editions.ts';
import { GAMES, gameEntry } from '../games/index.ts';
import { useSettings } from '../settings/settings.ts';
import { useT, useWords } from '../text/words.tsx';
import { BoxLid } from './box-lid.tsx';
import { PlayNow } from './play-now.tsx';
import { soon } from './soon.ts';

/** How long the hall has the network to itself. */
const LATER_MS = 1200;

/** The boxes on the shelf, side by side where there are several, and the scroll of the one that is taken down. */
export function Shelf() {
  const t = useT();
  const { locale } = useWords();
  const { last, set } = useSettings();
  const game = gameEntry(last.game) ?? GAMES[0];
  const id = game?.id;
  useEffect(() => {
    if (id === undefined) return;
    const timer = setTimeout(soon.fetchTable, LATER_MS, id);
    return () => clearTimeout(timer);
  }, [id]);
  if (!game) return null;
  return (
    <section className="shelf" aria-label={t('ui.games')}>
      {GAMES.length === 1 ? (
        <BoxLid game={game} />
      ) : (
        <fieldset className="boxes">
          <legend className="vh">{t('ui.start.which')}</legend>
          {GAMES.map((one) => (
            <label key={one.id} className="box">
              <input
                type="radio"
                name="game"
                className="vh"
                checked={one.id === game.id}
                aria-label={`${one.title} ${subtitleIn(one, locale)}`}
                onChange={() => set({ last: { ...last, game: one.id } })}
              />
              <BoxLid game={one} />
            </label>
          ))}
        </fieldset>
      )}
      <PlayNow key={game.id} game={game} />
    </section>
  );
}
