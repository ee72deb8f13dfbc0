import { useEffect, useState } from 'react';

/** The option that is pointed at or has the focus, wherever it stands: in the bar, on the board, in the hand. */
export function usePointed(): string | null {
  const [pointed, point] = useState<string | null>(null);
  useEffect(() => {
    const optionAt = (target: EventTarget | null) =>
      target instanceof Element ? (target.closest<HTMLElement>('[data-option]')?.dataset.option ?? null) : null;
    const over = (e: Event) => point(optionAt(e.target));
    const out = () => point(null);
    document.addEventListener('pointerover', over);
    document.addEventListener('focusin', over);
    document.addEventListener('focusout', out);
    return () => {
      document.removeEventListener('pointerover', over);
      document.removeEventListener('focusin', over);
      document.removeEventListener('focusout', out);
    };
  }, []);
  return pointed;
}
