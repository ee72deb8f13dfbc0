import { SIGNS, type SignName } from './signs.gen.ts';

/** A sign in the colour of the text. Words stand beside it, so it is hidden from screen readers. */
export function Sign({ name, size = 22 }: { name: SignName; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 512 512" aria-hidden="true">
      <path d={SIGNS[name]} fill="currentColor" />
    </svg>
  );
}
