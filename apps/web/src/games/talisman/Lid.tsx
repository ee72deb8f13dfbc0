import lid from './art/printed/lid.webp?url';
import souls from './art/printed/lid-souls.webp?url';

/** The lid of the box: a knight rides out, a dragon waits, and far away hangs the Crown; or a king beyond the Veil. */
export function Lid({ scene }: { scene?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 264 165"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      style={{ background: scene === 'souls' ? '#1c4a50' : '#7a3a1c' }}
    >
      <image href={scene === 'souls' ? souls : lid} width="264" height="165" />
    </svg>
  );
}
