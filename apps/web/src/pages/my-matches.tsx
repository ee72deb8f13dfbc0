import type { TableInfo } from '@questhall/protocol';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { BOXES, gameEntry } from '../games/index.ts';
import { Icon } from '../icons/icon.tsx';
import { localPath } from '../offline/device.ts';
import { useT } from '../text/words.tsx';
import { BoxLid } from './box-lid.tsx';
import { MatchWords, TurnMark } from './match-list.tsx';
import { asksMe, inOrder } from './match-order.ts';
import { MatchSketch } from './match-sketch.tsx';
import { foundMine, roomForMine } from './own-places.ts';

/** So many lie open; the others unfold. */
const FEW = 3;

/** A match of mine, wherever it is played. */
export interface Mine {
  match: TableInfo;
  /** It lies on this device and goes on without network. */
  here: boolean;
}

/**
 * My matches, those that wait for me first: each a paper with a drawing of how it stands, and the button that leads to it.
 * @param looking some are still being looked for: the room of all that are known from before is kept
 */
export function MyMatches({ mine, looking }: { mine: readonly Mine[]; looking: boolean }) {
  const t = useT();
  const inner = useRef<HTMLDivElement>(null);
  const [room] = useState(() => roomForMine(innerWidth));
  const [all, setAll] = useState(false);
  const byId = new Map(mine.map((one) => [one.match.id, one]));
  const sorted = inOrder(mine.map(({ match }) => match)).map(({ id }) => byId.get(id)!);
  const ids = sorted.map(({ match }) => match.id).join(' ');
  useEffect(() => {
    if (looking || all) return;
    foundMine(ids === '' ? [] : ids.split(' '), Math.ceil(inner.current?.getBoundingClientRect().height ?? 0), innerWidth);
  }, [looking, all, ids]);
  if (sorted.length === 0) return looking && room > 0 ? <div style={{ minHeight: room }} /> : null;
  return (
    <section className="match-list my-matches" aria-labelledby="my-matches" style={{ minHeight: room || undefined }}>
      <div ref={inner}>
        <h2 id="my-matches" className="vh">
          {t('ui.start.mine')}
        </h2>
        <ul>
          {(all ? sorted : sorted.slice(0, FEW)).map(({ match, here }) => (
            <li key={match.id}>
              <Card match={match} here={here} />
            </li>
          ))}
        </ul>
        {sorted.length > FEW && !all ? (
          <button type="button" className="linkish line-link on-dark" onClick={() => setAll(true)}>
            {t('ui.start.more', { count: sorted.length - FEW })}
          </button>
        ) : null}
      </div>
    </section>
  );
}

function Card({ match, here }: Mine) {
  const t = useT();
  const game = gameEntry(match.game);
  const scene = BOXES.find(({ game: { id }, box }) => id === match.game && box.options.edition === match.options.edition)?.box.scene;
  return (
    <Link
      href={here ? localPath(match.id) : `/t/${match.code}`}
      className="scroll match-line match-card"
      data-turn={match.yourTurn || asksMe(match) || undefined}
    >
      {game ? <MatchSketch match={match} otherwise={<BoxLid game={game} scene={scene} />} /> : null}
      <MatchWords match={match} />
      {here ? (
        <span className="here-mark">
          <Icon name="wooden-chair" size={16} />
          {t('ui.local.here')}
        </span>
      ) : null}
      <TurnMark match={match} />
      {match.yourTurn ? <span className="btn small match-take">{t('ui.list.take')}</span> : null}
    </Link>
  );
}
