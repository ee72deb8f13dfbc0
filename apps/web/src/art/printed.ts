/** The addresses of the pictures that were drawn before the app was built, by their names. */
const files = import.meta.glob<string>('../games/*/art/printed/*.webp', { eager: true, query: '?url', import: 'default' });

export const printed: ReadonlyMap<string, string> = new Map(
  Object.entries(files).map(([path, url]) => [path.slice(path.lastIndexOf('/') + 1, -'.webp'.length), url]),
);
