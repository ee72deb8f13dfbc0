import type { GameModule, Layout } from '../games/contract.ts';
import { Icon } from '../icons/icon.tsx';
import { useMatch, useMatchState } from '../table/match-context.tsx';
import { useT } from '../text/words.tsx';

/**
 * Whether the way back lies on the line of the chronicle. A phone has a square board right above its question: there it would lie on
 * ways, figures or the small map.
 */
export const backLiesOnStrip = (module: GameModule, layout: Layout): boolean => module.layout === 'square' && layout === 'phone';

/** The way back, while the last step has shown nothing and nobody has answered it. It has its own place: nothing moves for it. */
export function TakeBack() {
  const t = useT();
  const match = useMatch();
  const seat = useMatchState((m) => m.seat);
  const can = useMatchState((m) => (m.sight?.back ?? 0) > 0 && m.outgoing === null);
  if (seat === null || !can) return null;
  return (
    <button
      type="button"
      className="take-back"
      onClick={() => match.takeBack(seat)}
      title={t('ui.decision.takeBack.keys')}
      aria-keyshortcuts="Control+Z Meta+Z"
    >
      <span className="take-back-sign">
        <Icon name="undo" size={18} />
        {t('ui.decision.takeBack')}
      </span>
    </button>
  );
}
