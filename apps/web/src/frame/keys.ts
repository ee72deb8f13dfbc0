/** What a key does at the table. */
export type KeyAction =
  | { do: 'pick' | 'hold'; index: number }
  | { do: 'confirm' }
  | { do: 'clear' }
  | { do: 'skip' }
  | { do: 'putAway' }
  | { do: 'rules' }
  | { do: 'takeBack' }
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
 * skips to the decision while events are played; Escape and Space put away what stays; a question mark opens the rules.
 */
export function keyAction(key: string, at: KeyContext): KeyAction {
  if (key === '?') return { do: 'rules' };
  const press = key === 'Enter' || key === ' ';
  if (press && at.onButton) return null;
  if (at.staying && (key === 'Escape' || key === ' ')) return { do: 'putAway' };
  if (at.playing) return press || key === 'Escape' || /^[0-9]$/.test(key) ? { do: 'skip' } : null;
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
