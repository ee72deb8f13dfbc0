import { outlineOf, type SignName } from './signs.ts';

/** A one-coloured sign in the colour of the text. Words stand beside it, so it is hidden from screen readers. */
export function Sign({ name, size = 20 }: { name: SignName; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 512 512" aria-hidden="true" className="dy-sign">
      <path d={outlineOf(name)} fill="currentColor" />
    </svg>
  );
}
