import type { MouseEvent } from 'react';
import type { GameProps } from '../contract.ts';

/**
 * What a tap on a thing does that stands for an option: picks it up; a second tap puts it back, but a double click, or
 * the key that pressed it, sends it. Where several are chosen, every tap picks up or puts back.
 */
export function tap(
  e: MouseEvent,
  id: string,
  props: Pick<GameProps<unknown>, 'picked' | 'picks' | 'pick' | 'confirm' | 'decision'>,
): void {
  const { picked, pick, confirm, decision } = props;
  if (decision?.choose || picked !== id) pick(id);
  else if (e.detail === 1) pick(null);
  else confirm();
}
