import type { Text } from '@questhall/kernel';
import type { TalismanView } from '@questhall/talisman/client';
import type { TsEvent } from '../playback.ts';
import { soulsIn } from '../souls.ts';

/** True where nobody comes back from death any more: somebody has reached the Crown, and the ending is the Command Spell (T86-6.4.3e, TDE-11.6c). */
const isFinal = (view: TalismanView): boolean =>
  view.crownReached && view.options.elimination !== false && (soulsIn(view)?.finale ?? 'crown') === 'crown';

/** How the match is won, as far as it is known. */
export function waysToWin(view: TalismanView): Text[] {
  const souls = soulsIn(view);
  const ending = souls ? (souls.finale ?? 'hidden') : 'crown';
  return [{ key: `ui.ts.wins.${ending}` }, ...(view.options.tideBell === true ? [{ key: 'ui.ts.wins.bell' }] : [])];
}

/** What a great moment means for what comes: told under its line while it fills the stage. */
export function whatComes(e: TsEvent, view: TalismanView): Text[] {
  switch (e.type) {
    case 'died': {
      // Who dies as a ghost is told so by what follows, and so is who becomes one.
      if (e.character.startsWith('ghost.')) return [];
      if (isFinal(view)) return [{ key: 'ui.ts.moment.final' }];
      return soulsIn(view) ? [] : [{ key: 'ui.ts.moment.left' }, { key: 'ui.ts.moment.return', args: { seat: { seat: e.seat } } }];
    }
    case 'becameGhost':
      return [{ key: 'ui.ts.moment.ghost' }, ...waysToWin(view)];
    case 'crownReached':
      return [...(isFinal(view) ? [{ key: 'ui.ts.moment.final' }] : []), ...waysToWin(view)];
    case 'bound':
      return e.target === undefined ? [] : [{ key: 'ui.ts.moment.bound', args: { seat: { seat: e.target } } }];
    default:
      return [];
  }
}
