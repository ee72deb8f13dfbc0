import type { MouseEvent } from 'react';
import type { GameProps } from '../games/contract.ts';

type Held = Pick<GameProps<unknown>, 'picked' | 'picks' | 'pick' | 'hold' | 'decision'>;

/**
 * What a touch of a thing on the table does that stands for an option. A mouse has looked before it presses: it answers. A
 * thumb picks the thing up first, which shows what it would do, and answers with the second touch. The second half of a
 * double click belongs to what the first has picked up, and never to the question that follows.
 * @param byThumb where the touch is already told apart from a click
 */
export function tap(e: Pick<MouseEvent, 'detail' | 'nativeEvent'>, id: string, props: Held, byThumb = isThumb(e)): void {
  const { picked, picks, pick, hold, decision } = props;
  if (decision?.choose) {
    if (e.detail < 2 || picks.includes(id)) pick(id);
  } else if (picked === id) pick(id);
  else if (e.detail > 1) return;
  else if (byThumb) hold(id);
  else pick(id);
}

/** True for a click that a finger or a pen has made. */
function isThumb(e: Pick<MouseEvent, 'nativeEvent'>): boolean {
  const { nativeEvent } = e;
  return 'pointerType' in nativeEvent && (nativeEvent.pointerType === 'touch' || nativeEvent.pointerType === 'pen');
}
