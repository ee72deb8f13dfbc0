/** How a picture becomes a bitmap: runs in the browser that scripts/pictures.ts starts, never on a page. */

/** A picture that can be asked for: its name, its size in its own units, and how it is drawn. */
export interface Picture {
  key: string;
  w: number;
  h: number;
  /** Pixels per unit; more where cards are read large. */
  sharp: number;
  /** How much tooth of paper or stone lies over the whole picture, 0 to 1. */
  grain?: number;
  /** True where the picture fills its whole field: it is then kept in a form that is made ten times faster. */
  solid?: true;
  svg(): string;
}

async function load(source: string, w: number, h: number): Promise<HTMLImageElement> {
  const image = new Image(w, h);
  const url = URL.createObjectURL(new Blob([source], { type: 'image/svg+xml' }));
  try {
    image.src = url;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(url);
  }
}

let tooth: Promise<HTMLImageElement> | undefined;

/** One tile of speckle for all pictures: noise is the dearest of all filters. */
function speckle(): Promise<HTMLImageElement> {
  tooth ??= load(
    '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240"><filter id="g" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".7" numOctaves="2" stitchTiles="stitch" seed="5"/><feColorMatrix values="0 0 0 0 .2 0 0 0 0 .12 0 0 0 0 .04 0 0 0 .9 -.34"/></filter><rect width="240" height="240" filter="url(#g)"/></svg>',
    240,
    240,
  );
  return tooth;
}

/**
 * Draws a picture once. Throws where the browser has no canvas for it.
 * @public bundled by scripts/pictures.ts, which hands it to its browser as text
 */
export async function draw(picture: Picture, form: 'image/jpeg' | 'image/webp', quality: number): Promise<Blob> {
  const w = Math.round(picture.w * picture.sharp);
  const h = Math.round(picture.h * picture.sharp);
  const image = await load(picture.svg(), w, h);
  const canvas = document.createElement('canvas');
  canvas.width = w;
  canvas.height = h;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas to draw pictures on');
  pen.drawImage(image, 0, 0, w, h);
  const pattern = picture.grain ? pen.createPattern(await speckle(), 'repeat') : null;
  if (picture.grain && pattern) {
    pattern.setTransform(new DOMMatrix().scale(picture.sharp));
    pen.globalCompositeOperation = 'source-atop';
    pen.globalAlpha = picture.grain;
    pen.fillStyle = pattern;
    pen.fillRect(0, 0, w, h);
  }
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, form, quality));
  if (!blob) throw new Error(`no bitmap of ${w} by ${h}`);
  return blob;
}
