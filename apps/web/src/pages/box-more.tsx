import { Link } from 'wouter';
import { hasCampaign } from '../campaign/has-campaign.ts';
import { hasEditor } from '../editor/has-editor.ts';
import { hasGallery } from '../gallery/galleries.ts';
import type { GameEntry } from '../games/contract.ts';
import { Icon } from '../icons/icon.tsx';
import { useT } from '../text/words.tsx';

/** What else a game's box holds: levels of one's own, the rulebook, cards to look up. */
export function BoxMore({ game }: { game: GameEntry }) {
  const t = useT();
  return (
    <>
      <Link href={`/rules/${game.id}`} className="btn paper">
        <Icon name="open-book" size={20} />
        {t('ui.rules')}
      </Link>
      {hasCampaign(game.id) ? (
        <Link href="/campaign" className="btn paper">
          <Icon name="spyglass" size={20} />
          {t('ui.campaign')}
        </Link>
      ) : null}
      {hasEditor(game.id) ? (
        <Link href="/levels" className="btn paper">
          <Icon name="scroll-unfurled" size={20} />
          {t('ui.levels')}
        </Link>
      ) : null}
      {hasGallery(game.id) ? (
        <Link href={`/gallery/${game.id}`} className="btn paper">
          <Icon name="scroll-unfurled" size={20} />
          {t('ui.gallery')}
        </Link>
      ) : null}
    </>
  );
}
