import { ICONS, type IconName } from './icons.gen.ts';

/** A plain one-coloured icon for buttons and lines; takes the colour of the text. Hidden from screen readers. */
export function Icon({ name, size = 20, className }: { name: IconName; size?: number; className?: string }) {
  return (
    <svg width={size} height={size} viewBox="0 0 512 512" aria-hidden="true" className={className}>
      <path d={ICONS[name]} fill="currentColor" />
    </svg>
  );
}
