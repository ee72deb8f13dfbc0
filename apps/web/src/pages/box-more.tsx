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
    <div className="box-more">
      <Link href={`/rules/${game.id}`} className="box-link">
        <Icon name="open-book" size={18} />
        {t('ui.rules')}
      </Link>
      {hasCampaign(game.id) ? (
        <Link href="/campaign" className="box-link">
          <Icon name="spyglass" size={18} />
          {t('ui.campaign')}
        </Link>
      ) : null}
      {hasEditor(game.id) ? (
        <Link href="/levels" className="box-link">
          <Icon name="scroll-unfurled" size={18} />
          {t('ui.levels')}
        </Link>
      ) : null}
      {hasGallery(game.id) ? (
        <Link href={`/gallery/${game.id}`} className="box-link">
          <Icon name="scroll-unfurled" size={18} />
          {t('ui.gallery')}
        </Link>
      ) : null}
    </div>
  );
}
