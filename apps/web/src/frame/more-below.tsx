import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { Icon } from '../icons/icon.tsx';
import { useT } from '../text/words.tsx';
import '../styles/more-below.css';

/** What counts as one thing that may be done. */
const ONES = '.plate, .dy-fold';

/** So much of an answer, in pixels, may lie below the edge: its frame and its shadow. */
const FRAME = 10;

/**
 * How many of a list's answers lie below its edge: those of which not even the middle is in sight. 0 where the last one is only cut,
 * null where all is in sight.
 */
function countBelow(list: Element): number | null {
  // The sign may have a line of its own: it must not be needed for the room that it takes itself.
  const sign = list.nextElementSibling?.matches('.more-below') ? list.nextElementSibling.getBoundingClientRect().height : 0;
  const edge = list.getBoundingClientRect().bottom + sign;
  const ones = [...list.querySelectorAll(ONES)].map((one) => one.getBoundingClientRect()).filter(({ height }) => height > 0);
  const n = ones.filter(({ top, height }) => top + height / 2 > edge).length;
  return n > 0 || ones.some(({ bottom }) => bottom > edge + FRAME) ? n : null;
}

/** Follows what an element holds, how large it is and how far it was scrolled. Returns what ends it. */
function watched(element: Element, count: () => void): () => void {
  count();
  const size = new ResizeObserver(count);
  size.observe(element);
  const inside = new MutationObserver(count);
  inside.observe(element, { childList: true, subtree: true, characterData: true });
  element.addEventListener('scroll', count, { passive: true });
  return () => {
    size.disconnect();
    inside.disconnect();
    element.removeEventListener('scroll', count);
  };
}

/**
 * On the lower edge of a list that scrolls: how much there is below it, and an arrow alone where only the last is cut. Nothing where all is in sight. Who touches it is led there, and
 * never chooses what lies behind it. By keyboard and by ear the list itself is gone through.
 * @param tell is told whether something lies below
 */
export function MoreBelow({ list, tell }: { list: RefObject<Element | null>; tell?: ((isCut: boolean) => void) | undefined }) {
  const t = useT();
  const [below, setBelow] = useState<number | null>(null);
  const isCut = below !== null;
  const told = useEffectEvent((cut: boolean) => tell?.(cut));
  useEffect(() => told(isCut), [isCut]);
  useEffect(() => {
    const { current } = list;
    return current ? watched(current, () => setBelow(countBelow(current))) : undefined;
  }, [list]);
  if (below === null) return null;
  return <Pill of={list} words={below > 0 ? t('ui.decision.below', { n: below }) : null} />;
}

/**
 * The same for words that are longer than the room they are left: a sign that covers as little of them as may be.
 * @param tell is told whether there are more words
 */
export function MoreWords({ of, tell }: { of: RefObject<Element | null>; tell: (isMore: boolean) => void }) {
  const [more, setMore] = useState(false);
  const told = useEffectEvent((isMore: boolean) => tell(isMore));
  useEffect(() => told(more), [more]);
  useEffect(() => {
    const { current } = of;
    if (!current) return;
    const line = Number.parseFloat(getComputedStyle(current).fontSize);
    return watched(current, () => {
      const { scrollHeight, scrollTop, clientHeight } = current;
      const { bottom } = current.getBoundingClientRect();
      // Of what may be scrolled to only the words count: what a thumb may touch around a sign reaches further down than they do.
      // Nor does the picture beside them.
      const end = Math.max(...[...current.children].map((one) => (one.matches('.asker') ? 0 : one.getBoundingClientRect().bottom)));
      // Half a line is no line, and where none is in sight the sign would lie on something else.
      const half = 0.4 * line;
      setMore(clientHeight > line && scrollHeight - scrollTop - clientHeight > half && end - bottom > half);
    });
  }, [of]);
  return more ? <Pill of={of} words={null} /> : null;
}

function Pill({ of, words }: { of: RefObject<Element | null>; words: string | null }) {
  // No button, which would have to be as high as a thumb: who meets it is led on, and all others move the list itself.
  const leads = (pill: HTMLElement | null) => {
    const down = () => of.current?.scrollBy({ top: 0.75 * of.current.clientHeight });
    pill?.addEventListener('click', down);
    return () => pill?.removeEventListener('click', down);
  };
  return (
    <div className="more-below" aria-hidden="true">
      <span ref={leads}>
        {words} <Icon name="down" size={13} />
      </span>
    </div>
  );
}
