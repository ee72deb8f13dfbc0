import { useMemo } from 'react';
import { encode } from 'uqr';

/** Four modules of quiet edge, as the standard asks. */
const EDGE = 4;

/** An address as a QR code: dark on light in every light, since cameras expect it so. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const { size, data } = encode(text, { ecc: 'M', border: EDGE });
    // One run of dark modules in a row is one stroke: a few hundred characters instead of a thousand squares.
    const runs = data.flatMap((row, y) => {
      const dark: string[] = [];
      for (let x = 0; x < size; x++) {
        const from = x;
        while (row[x]) x++;
        if (x > from) dark.push(`M${from} ${y}h${x - from}v1h-${x - from}z`);
      }
      return dark;
    });
    return { size, path: runs.join('') };
  }, [text]);
  return (
    <figure className="qr">
      <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true" shapeRendering="crispEdges">
        <rect width={size} height={size} fill="#fff" />
        <path d={path} fill="#1c1206" />
      </svg>
      <figcaption className="vh">{label}</figcaption>
    </figure>
  );
}
