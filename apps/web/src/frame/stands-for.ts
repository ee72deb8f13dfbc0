import type { Box } from '../learn/places.ts';

/** Where something lies in the window; null where it is not drawn. */
export const boxOf = (element: Element | null | undefined): Box | null => {
  const at = element?.getBoundingClientRect();
  return at && at.width > 0 && at.height > 0 ? { left: at.left, top: at.top, width: at.width, height: at.height } : null;
};

const inSight = ({ left, top, width, height }: Box): boolean =>
  left + width / 2 > 0 && left + width / 2 < innerWidth && top + height / 2 > 0 && top + height / 2 < innerHeight;

/** All that stands for an answer in the window: its plate, its card, its square; a sign behind which it is folded, while it is. */
export function allFor(id: string): Element[] {
  const name = CSS.escape(id);
  return [`[data-option="${name}"]`, `[data-about~="${name}"]`]
    .flatMap((one) => [...document.querySelectorAll(one)])
    .filter((one) => {
      const box = boxOf(one);
      return box !== null && inSight(box);
    });
}
