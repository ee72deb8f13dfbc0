import { useEffect, useState } from 'react';

/** A candle that burns while something takes long. Nothing for the first 600 ms: most things are quicker. */
export function Candle({ words }: { words: string }) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 600);
    return () => clearTimeout(timer);
  }, []);
  if (!late) return <div className="candle-wait" />;
  return (
    <div className="candle-wait" aria-live="polite">
      <CandlePicture size={72} />
      <p>{words}</p>
    </div>
  );
}

/** The picture alone; its flame flickers slowly. */
export function CandlePicture({ size }: { size: number }) {
  return (
    <svg className="candle" width={size} height={size} viewBox="-24 -30 48 60" aria-hidden="true">
      <circle r="20" cy="-14" fill="#ffb13f" opacity=".16" />
      <circle r="12" cy="-14" fill="#ffb13f" opacity=".22" />
      <path d="M-7 0V24H7V0Q0-4-7 0Z" fill="#eadbb4" stroke="#1c120a" strokeWidth="1.5" />
      <path d="M-7 2q3 6 1 12M4 0q3 4 2 9" fill="none" stroke="#b59a63" strokeWidth="1.4" />
      <path d="M-12 24h24v3q-12 5-24 0z" fill="#b98a4a" stroke="#1c120a" strokeWidth="1.5" />
      <path className="flame" d="M0-24C6-15 6-10 3-6Q0-3-3-6C-6-10-5-14 0-24Z" fill="#ffd36b" stroke="#c8651a" strokeWidth="1" />
      <path d="M0-6v5" stroke="#1c120a" strokeWidth="1.5" />
    </svg>
  );
}
