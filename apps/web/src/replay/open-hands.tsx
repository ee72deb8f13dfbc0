// biome-ignore-all lint/a11y/noNoninteractiveTabindex: the list of hands scrolls, so it must be reached without a pointer
import type { GameModule, GameProps } from '../games/contract.ts';
import { SeatBadge } from '../icons/seat-badge.tsx';
import { useT } from '../text/words.tsx';

/** All hands side by side, each as its own seat sees it. */
export function OpenHands({ module, props, views }: { module: GameModule; props: GameProps<unknown>; views: readonly unknown[] }) {
  const t = useT();
  const { Hand } = module;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so it must be reached without a pointer
    <section className="open-hands" aria-label={t('ui.replay.eyes.all')} tabIndex={0} data-own-keys>
      {props.seats.map(({ seat }) => (
        <div key={seat} className="open-hand">
          <p className="open-hand-name">
            <SeatBadge seat={seat} size={22} /> {props.nameOf(seat)}
          </p>
          <div className="slot-hand">
            <Hand {...props} me={seat} view={views[seat]} />
          </div>
        </div>
      ))}
    </section>
  );
}
