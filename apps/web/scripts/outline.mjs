// An outline of a picture as a page carries it.
import { optimize } from 'svgo';

/**
 * The same outline in fewer letters: by whole steps of its field of 512, of which the largest picture on a page shows two to
 * a dot of the screen. Takes what stands in `d` of a path and returns the same; errors as svgo has them.
 * @param {string} d
 */
export function lightly(d) {
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><path d="${d}"/></svg>`, {
    // Arcs made of curves are rounded once more when they are drawn.
    plugins: [{ name: 'convertPathData', params: { floatPrecision: 0, makeArcs: false } }],
  });
  const shorter = / d="([^"]+)"/.exec(data)?.[1];
  if (!shorter) throw new Error(`nothing is left of the outline ${d.slice(0, 40)}`);
  return shorter;
}
