import { useEffect, useState } from 'react';

/**
 * Filters cost too much to be drawn again at every change of the page, so each picture is drawn once into a bitmap and
 * shown from then on as an image. One picture at a time, so that the page stays answerable while they are made.
 */
const made = new Map<string, string>();
const making = new Map<string, Promise<string>>();
let queue: Promise<unknown> = Promise.resolve();

async function draw(source: string, w: number, h: number): Promise<string> {
  const image = new Image(w, h);
  const from = URL.createObjectURL(new Blob([source], { type: 'image/svg+xml' }));
  image.src = from;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(w);
  canvas.height = Math.round(h);
  const pen = canvas.getContext('2d');
  if (!pen) return from; // no canvas here: the picture itself is right, only slower
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  URL.revokeObjectURL(from);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/webp', 0.92));
  if (!blob) throw new Error(`no bitmap of ${w} by ${h}`);
  return URL.createObjectURL(blob);
}

/** A picture that can be asked for: its name, its size in its own units, and how it is drawn. */
export interface Picture {
  key: string;
  w: number;
  h: number;
  /** Pixels per unit; 2 where cards are read large. */
  sharp: number;
  svg(): string;
}

/** The address of the picture's bitmap, made at the first call. */
export function bitmap(picture: Picture): Promise<string> {
  const { key } = picture;
  let job = making.get(key);
  if (!job) {
    job = queue.then(() => draw(picture.svg(), picture.w * picture.sharp, picture.h * picture.sharp));
    queue = job.catch((e: unknown) => console.error(`picture ${key}`, e));
    making.set(key, job);
    job.then(
      (url) => made.set(key, url),
      () => making.delete(key),
    );
  }
  return job;
}

/** The address of the picture's bitmap, or undefined until it has been made. */
export function useBitmap(picture: Picture): string | undefined {
  const [, redraw] = useState(0);
  const url = made.get(picture.key);
  useEffect(() => {
    if (url) return;
    let here = true;
    bitmap(picture).then(
      () => here && redraw((x) => x + 1),
      () => undefined, // told in bitmap(); the thing keeps its plain ground
    );
    return () => {
      here = false;
    };
  }, [url, picture]);
  return url;
}

/** True once all these pictures are there; makes them in the given order. */
export function usePictures(pictures: readonly Picture[]): boolean {
  const [ready, setReady] = useState(() => pictures.every((p) => made.has(p.key)));
  useEffect(() => {
    let here = true;
    Promise.allSettled(pictures.map(bitmap)).then(() => here && setReady(true));
    return () => {
      here = false;
    };
  }, [pictures]);
  return ready;
}
