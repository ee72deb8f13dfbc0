import { useMatch } from '../table/match-context.tsx';
import { useT } from '../text/words.tsx';
import '../styles/put-away.css';

/** What stays on the stage until it is put away: by a touch anywhere on it, by Escape or Space. */
export function PutAway() {
  const t = useT();
  const { putAway } = useMatch();
  return (
    <button type="button" className="put-away" onClick={putAway} aria-keyshortcuts="Escape">
      <span className="btn">{t('ui.stage.goOn')}</span>
    </button>
  );
}
