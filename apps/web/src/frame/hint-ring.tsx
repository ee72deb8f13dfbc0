import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Box } from '../learn/places.ts';
import { allFor, boxOf } from './stands-for.ts';

/** Around what is ringed, in pixels. */
const EDGE = 3;
/** How often the ring looks whether the table has moved below it. */
const LOOK_MS = 250;
/** What scrolls within the question, or on the board as a list: of what lies there only what is in sight is ringed. */
const SCROLLS = '.plates, .dy-actions, .bar, [data-scrolls]';
/** What may lie over the table: what it hides has no ring. */
const OVER = 'dialog, .side, .talk-drawer, .since, .dy-look';

function lies(id: string): Box[] {
  return allFor(id).flatMap((one) => {
    const box = boxOf(one);
    const around = boxOf(one.closest(SCROLLS));
    if (!box) return [];
    const middle = box.top + box.height / 2;
    const over = document.elementFromPoint(box.left + box.width / 2, middle)?.closest(OVER);
    if (over && !over.contains(one)) return [];
    return around && (middle < around.top || middle > around.top + around.height) ? [] : [box];
  });
}

/** What lies below the edge of the question, or of a list on the board, is brought into sight; what is folded there is unfolded. */
function bringIntoSight(id: string): void {
  const name = CSS.escape(id);
  for (const one of document.querySelectorAll(`.bar [data-option="${name}"], [data-scrolls] [data-option="${name}"]`)) {
    one.closest('details')?.setAttribute('open', '');
    one.scrollIntoView({ block: 'nearest' });
  }
}

/** Rings around whatever stands for these answers on the table, wherever that is: plates, cards, squares. */
export function HintRing({ ids }: { ids: readonly string[] }) {
  const [boxes, setBoxes] = useState<readonly Box[]>([]);
  const said = ids.join('\n');
  useLayoutEffect(() => {
    const all = said.split('\n');
    const look = () => {
      const next = all.flatMap(lies);
      setBoxes((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next));
    };
    all.forEach(bringIntoSight);
    look();
    const timer = setInterval(look, LOOK_MS);
    addEventListener('resize', look);
    return () => {
      clearInterval(timer);
      removeEventListener('resize', look);
    };
  }, [said]);
  return createPortal(
    boxes.map(({ left, top, width, height }) => (
      <div
        key={`${left}.${top}.${width}`}
        className="hint-ring"
        style={{ left: left - EDGE, top: top - EDGE, width: width + 2 * EDGE, height: height + 2 * EDGE }}
      />
    )),
    document.body,
  );
}
