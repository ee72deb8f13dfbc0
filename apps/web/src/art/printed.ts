/**
 * The addresses of a game's pictures by their names. Filters are too dear to be drawn on a page, so every picture is
 * drawn into a bitmap before the app is built (scripts/pictures.ts); a test of each game sees to it that none is missing.
 * @param files what `import.meta.glob('./printed/*.webp', { eager: true, query: '?url', import: 'default' })` found
 */
export function printedIn(files: Readonly<Record<string, string>>): (key: string) => string {
  const byKey = new Map(Object.entries(files).map(([path, url]) => [path.slice(path.lastIndexOf('/') + 1, -'.webp'.length), url]));
  return (key) => {
    const url = byKey.get(key);
    if (url === undefined) throw new Error(`picture ${key} has not been drawn: npm run pictures`);
    return url;
  };
}
