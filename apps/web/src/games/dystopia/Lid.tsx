import lid from './art/printed/lid.webp?url';

/** The lid of the box: four go in, and somebody with a crown already waits. */
export function Lid() {
  return (
    <svg viewBox="0 0 264 165" preserveAspectRatio="xMidYMid slice" aria-hidden="true" style={{ background: '#2b2419' }}>
      <image href={lid} width="264" height="165" />
    </svg>
  );
}
