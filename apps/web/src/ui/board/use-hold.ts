import { useCallback, useState } from 'react';
import type { Camera } from './camera.ts';

/**
 * Where somebody has moved the window to. Whoever looks elsewhere goes on looking until something happens: what is held
 * belongs to one moment.
 * @param moment changes whenever something new is worth following
 * @returns what is held (null: nothing), and how to hold another or to let go
 */
export function useHold(moment: unknown): [held: Camera | null, hold: (camera: Camera | null) => void] {
  const [kept, keep] = useState<{ moment: unknown; camera: Camera | null }>({ moment, camera: null });
  const hold = useCallback((camera: Camera | null) => keep({ moment, camera }), [moment]);
  return [kept.moment === moment ? kept.camera : null, hold];
}
