import type { Decision } from '@questhall/kernel';
import { noRoomFor } from '../rules/goods/taking.ts';
import { lookingAt } from '../rules/kit/looking.ts';
import type { State } from '../state.ts';

/** Whether nothing can be taken before something is put down. */
const isFull = (d: Decision): boolean =>
  d.options.some((id) => id.startsWith('drop:')) && d.options.every((id) => id === 'done' || id.startsWith('drop:'));

/** For what there is no room, in a question about taking in which something has to be put down first; empty in any other (T86-6.12.1). */
export const waitingFor = (s: State, d: Decision): readonly string[] => (isFull(d) ? noRoomFor(lookingAt(s)) : []);
