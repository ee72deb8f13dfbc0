import { type RefObject, useEffect, useState } from 'react';
import { Icon } from '../icons/icon.tsx';
import { useT } from '../text/words.tsx';
import '../styles/more-below.css';

/** What counts as one thing that may be done. */
const ONES = '.plate, .dy-fold';

/** How many of a list's answers lie below its edge: those of which not even the middle is in sight. */
function countBelow(list: Element): number {
  const edge = list.getBoundingClientRect().bottom;
  return [...list.querySelectorAll(ONES)].filter((one) => {
    const { top, height } = one.getBoundingClientRect();
    return height > 0 && top + height / 2 > edge;
  }).length;
}

/**
 * On the lower edge of a list that scrolls: how much there is below it. Nothing where all is in sight. Who touches it is led there, and
 * never chooses what lies behind it. By keyboard and by ear the list itself is gone through.
 */
export function MoreBelow({ list }: { list: RefObject<Element | null> }) {
  const t = useT();
  const [below, setBelow] = useState(0);
  useEffect(() => {
    const { current } = list;
    if (!current) return;
    const count = () => setBelow(countBelow(current));
    count();
    const size = new ResizeObserver(count);
    size.observe(current);
    const inside = new MutationObserver(count);
    inside.observe(current, { childList: true, subtree: true });
    current.addEventListener('scroll', count, { passive: true });
    return () => {
      size.disconnect();
      inside.disconnect();
      current.removeEventListener('scroll', count);
    };
  }, [list]);
  // No button, which would have to be as high as a thumb: who meets it is led on, and all others move the list itself.
  const leads = (pill: HTMLElement | null) => {
    const down = () => list.current?.scrollBy({ top: 0.75 * list.current.clientHeight });
    pill?.addEventListener('click', down);
    return () => pill?.removeEventListener('click', down);
  };
  if (below === 0) return null;
  return (
    <div className="more-below" aria-hidden="true">
      <span ref={leads}>
        {t('ui.decision.below', { n: below })} <Icon name="down" size={13} />
      </span>
    </div>
  );
}
