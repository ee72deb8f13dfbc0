/** What a key does in a replay. */
export type ReplayKey = 'toggle' | 'back' | 'forward' | 'start' | 'end' | 'roundBack' | 'roundOn' | 'leave' | null;

const KEYS: Readonly<Record<string, ReplayKey>> = {
  ' ': 'toggle',
  k: 'toggle',
  ArrowLeft: 'back',
  ArrowDown: 'back',
  ArrowRight: 'forward',
  ArrowUp: 'forward',
  Home: 'start',
  End: 'end',
  PageUp: 'roundBack',
  PageDown: 'roundOn',
  Escape: 'leave',
};

/** Space plays and pauses, arrows step, Home and End jump, Page Up and Down go from round to round, Escape leaves. */
export function replayKey(key: string, onButton: boolean): ReplayKey {
  if (key === ' ' && onButton) return null;
  return KEYS[key] ?? null;
}
