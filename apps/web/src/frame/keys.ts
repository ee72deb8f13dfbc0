import type { Seat } from '@questhall/kernel';

/** What a key does at the table. */
export type KeyAction =
  | { do: 'pick' | 'hold'; index: number }
  | { do: 'confirm' }
  | { do: 'clear' }
  | { do: 'skip' }
  | { do: 'putAway' }
  | { do: 'rules' }
  | { do: 'takeBack' }
  /** Stops the only answer that there is, or gives it now. */
  | { do: 'wait' | 'goOn' }
  /** The next key names a seat, whose figures are then shown. */
  | { do: 'find' }
  | { do: 'seek'; seat: Seat }
  /** Leads the focus there. */
  | { do: 'go'; to: 'hand' | 'chronicle' }
  | null;

/** What the decision bar shows, as far as keys care. */
export interface KeyContext {
  /** Events are played back. */
  playing: boolean;
  /** Something lies over the board until it is put away. */
  staying?: boolean;
  /** The number of options; 0 where nothing is asked. */
  options: number;
  /** The place of the picked option, or -1. */
  picked: number;
  canConfirm: boolean;
  /** The key went to a button or a link, which wants Enter and Space for itself. */
  onButton: boolean;
  /** The only answer that there is is about to go by itself. */
  sole?: boolean;
  /** The key before this one asked for a seat, and so many sit at the table. */
  finding?: number | null;
}

/** The seat that a key names: by its letter or by its number, from 1. Null where nobody sits there. */
export function seatOfKey(key: string, seats: number): Seat | null {
  const at = /^[1-9]$/.test(key) ? Number(key) - 1 : /^[a-z]$/i.test(key) ? key.toLowerCase().charCodeAt(0) - 97 : -1;
  return at >= 0 && at < seats ? at : null;
}

/** True for the keys that take a step back: Ctrl and Z, on a Mac Cmd and Z. */
export const isTakeBackKey = ({
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>): boolean =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'z';

/**
 * Keyboard play: numbers answer, arrows walk through the options and send none, Enter sends, Escape puts back, any of them
 * skips to the decision while events are played; Escape and Space put away what stays, and stop an only answer; F and then a seat's
 * letter or number shows its figures; H and C lead to the hand and to the chronicle; Backspace takes a step back; a question mark opens the rules.
 */
export function keyAction(key: string, at: KeyContext): KeyAction {
  const seat = at.finding == null ? null : seatOfKey(key, at.finding);
  if (seat !== null) return { do: 'seek', seat };
  if (key === '?') return { do: 'rules' };
  const letter = key.toLowerCase();
  if (letter === 'f') return { do: 'find' };
  if (letter === 'h' || letter === 'c') return { do: 'go', to: letter === 'h' ? 'hand' : 'chronicle' };
  if (key === 'Backspace') return { do: 'takeBack' };
  const press = key === 'Enter' || key === ' ';
  if (press && at.onButton) return null;
  if (at.staying && (key === 'Escape' || key === ' ')) return { do: 'putAway' };
  if (at.playing) return press || key === 'Escape' || /^[0-9]$/.test(key) ? { do: 'skip' } : null;
  if (at.sole) return key === 'Escape' || key === ' ' ? { do: 'wait' } : key === 'Enter' || key === '1' ? { do: 'goOn' } : null;
  if (at.options === 0) return null;
  if (/^[0-9]$/.test(key)) {
    const index = (Number(key) + 9) % 10;
    return index < at.options ? { do: 'pick', index } : null;
  }
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return { do: 'hold', index: (at.picked + 1) % at.options };
    case 'ArrowLeft':
    case 'ArrowUp':
      return { do: 'hold', index: at.picked <= 0 ? at.options - 1 : at.picked - 1 };
    case 'Enter':
      return at.canConfirm ? { do: 'confirm' } : null;
    case 'Escape':
      return at.picked >= 0 ? { do: 'clear' } : null;
    default:
      return null;
  }
}
