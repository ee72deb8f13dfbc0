import lid from './art/printed/lid.webp?url';

/** The lid of the box: a knight rides out, a dragon waits, and far away hangs the Crown. */
export function Lid() {
  return (
    <svg viewBox="0 0 264 165" preserveAspectRatio="xMidYMid slice" aria-hidden="true" style={{ background: '#7a3a1c' }}>
      <image href={lid} width="264" height="165" />
    </svg>
  );
}
