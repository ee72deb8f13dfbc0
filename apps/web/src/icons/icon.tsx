import { UI_ICONS } from './ui-icons.gen.ts';

/** Plain strokes of our own, on a field of 24: for what is a sign and not a thing. */
const STROKES = {
  menu: 'M4 6.5h16M4 12h16M4 17.5h16',
  close: 'M6 6l12 12M18 6L6 18',
  copy: 'M9 9h10v11H9zM5 15V4h10',
  share: 'M12 15V4M8 7.5L12 3.5l4 4M6 12v8h12v-8',
  full: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  skip: 'M5 5l7 7-7 7zM13 5l7 7-7 7z',
  check: 'M4.5 13l5 5L20 6.5',
  sound: 'M4 9.5v5h3.5L12 18.500V5.500L7.5 9.500zM15.5 9q2 3 0 6M18.3 6.700q3.8 5.3 0 10.6',
  keyboard: 'M2.500 6.500h19v11h-19zM6 10h.010M10 10h.010M14 10h.010M18 10h.010M7 14h10',
  left: 'M14.5 5l-7 7 7 7',
  down: 'M5 9l7 7 7-7',
  right: 'M9.5 5l7 7-7 7',
  first: 'M6 5v14M18 5l-8 7 8 7z',
  last: 'M18 5v14M6 5l8 7-8 7z',
  undo: 'M8.5 5L4 9.500l4.500 4.500M4.500 9.500H14a5.250 5.250 0 0 1 0 10.500H9.500',
  play: 'M7 4.5l12 7.5-12 7.5z',
  pause: 'M8 5v14M16 5v14',
  eye: 'M2.5 12q9.5-13 19 0q-9.5 13-19 0zM12 9.200a2.800 2.800 0 1 0 .01 0z',
  talk: 'M4 5h16v10.500H11.500L7 19.500v-4H4zM8 8.800h8M8 11.800h5',
  pin: 'M12 21.500q-6.500-7.500-6.500-12a6.500 6.500 0 0 1 13 0q0 4.500-6.500 12zM12 7.300a2.200 2.200 0 1 0 .01 0z',
  plan: 'M5 3.500h10l4 4v13H5zM15 3.500v4h4M8 12h8M8 16h5',
  clock: 'M12 3.500a8.500 8.500 0 1 0 .01 0zM12 7.500V12l3.200 2',
  asleep: 'M3.5 5h7.500l-7.500 9h7.500M14 12h6.500l-6.500 8h6.500',
  bulb: 'M9.500 18h5M10.300 21h3.400M12 3a6.300 6.300 0 0 0-4.100 11.100q1.400 1.400 1.500 3.900h5.200q.1-2.500 1.500-3.900A6.300 6.300 0 0 0 12 3z',
  sun: 'M12 7.500a4.500 4.500 0 1 0 .01 0zM12 2v2M12 20v2M2 12h2M20 12h2M4.900 4.900l1.400 1.400M17.700 17.700l1.400 1.400M4.900 19.100l1.400-1.400M17.700 6.300l1.400-1.400',
  broken: 'M9.5 14.500l5-5M7 12l-2 2a3.5 3.5 0 0 0 5 5l2-2M17 12l2-2a3.5 3.5 0 0 0-5-5l-2 2M4 5l16 14',
} as const;

export type IconName = keyof typeof UI_ICONS | keyof typeof STROKES;

/** A sign in the colour of the text. Hidden from screen readers: its button or line says the word. */
export function Icon({ name, size = 22 }: { name: IconName; size?: number }) {
  if (name in STROKES) {
    return (
      <svg className="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
        <path
          d={STROKES[name as keyof typeof STROKES]}
          fill="none"
          stroke="currentColor"
          strokeWidth="2.2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    );
  }
  return (
    <svg className="icon" width={size} height={size} viewBox="0 0 512 512" aria-hidden="true">
      <path d={UI_ICONS[name as keyof typeof UI_ICONS]} fill="currentColor" />
    </svg>
  );
}
