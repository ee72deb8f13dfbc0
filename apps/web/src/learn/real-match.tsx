import { useLocation } from 'wouter';
import { gameEntry } from '../games/index.ts';
import { useSettings } from '../settings/settings.ts';
import { useT } from '../text/words.tsx';
import { attempt } from '../ui/toasts.tsx';
import type { GameLessons } from './chapter.ts';
import { laidAs } from './company.ts';
import { realMatch } from './lesson-match.ts';
import type { Say } from './say.ts';

/** The way from the chapters into a match of this game, which is laid at once; `before`: what is to be kept first. */
export function RealMatch(props: { game: string; real: GameLessons['match']; say: Say; className?: string; before?: () => void }) {
  const { game, real, say, className = 'btn', before } = props;
  const t = useT();
  const [, go] = useLocation();
  const { name, last } = useSettings();
  const laid = laidAs(game, real, last);
  const { bots, level } = laid;
  return (
    <button
      type="button"
      className={className}
      onClick={() =>
        void attempt(() => realMatch(game, laid, name.trim() || t('ui.name.guest'))).then((path) => {
          if (!path) return;
          before?.();
          go(path);
        })
      }
    >
      {laid.chosen
        ? say('matchChosen', {
            company: t(gameEntry(game)?.quick ? 'ui.box.with' : 'ui.box.against', { count: bots, level: t(`ui.level.${level}`) }),
          })
        : say('match', { n: bots })}
    </button>
  );
}
