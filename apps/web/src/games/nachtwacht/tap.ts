import type { MouseEvent } from 'react';
import type { GameProps } from '../contract.ts';

/**
 * What a tap on a thing does that stands for an option: picks it up; a second tap puts it back, but a double click, or
 * the key that pressed it, sends it.
 */
export function tap(e: MouseEvent, id: string, { picked, pick, confirm }: Pick<GameProps<unknown>, 'picked' | 'pick' | 'confirm'>): void {
  if (picked !== id) pick(id);
  else if (e.detail === 1) pick(null);
  else confirm();
}
