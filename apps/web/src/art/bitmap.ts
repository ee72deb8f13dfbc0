import { useEffect, useState } from 'react';
import { draw, type Picture } from './draw.ts';
import { printed } from './printed.ts';

export type { Picture };

/**
 * Filters cost too much to be drawn again at every change of the page, so each picture is drawn once into a bitmap and
 * shown from then on as an image: before the app is published (scripts/pictures.ts), or, where that has not been done
 * yet, here. One picture at a time, so that the page stays answerable while they are made.
 */
const made = new Map<string, string>();
const making = new Map<string, Promise<string>>();
let queue: Promise<unknown> = Promise.resolve();

async function make(picture: Picture): Promise<string> {
  return URL.createObjectURL(await draw(picture, picture.solid ? 'image/jpeg' : 'image/webp', 0.92));
}

/** The address of the picture's bitmap, made at the first call. */
function bitmap(picture: Picture): Promise<string> {
  const { key } = picture;
  let job = making.get(key);
  if (!job) {
    job = queue.then(() => make(picture));
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
  const url = printed.get(picture.key) ?? made.get(picture.key);
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
