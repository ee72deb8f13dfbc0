// tsx --conditions=source scripts/lot.ts --lang de --seed 9101 [--count 500] page | rules | FILE …: draws sentences by lot, to be
// read as a native reader would (docs/language/readings.md). `page` are the texts of page and server, `rules` the sentences of the
// rulebooks, a FILE what `questhall chronicle` or `questhall cards` has printed. Sentences that differ in
// numbers and names of players alone are one; the same seed draws the same.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isLocale, type Locale } from '@questhall/text';
import { createServer } from 'vite';

const { values, positionals } = parseArgs({
  options: { lang: { type: 'string', default: 'en' }, seed: { type: 'string', default: '1' }, count: { type: 'string', default: '500' } },
  allowPositionals: true,
});
if (!isLocale(values.lang)) throw new Error(`no language ${values.lang}`);

const ROOT = join(import.meta.dirname, '..');
type Said = { where: string; words: string; areas: readonly string[] };

/** Every text of a language: test/language.ts, loaded as the pages are, since texts stand in modules beside pictures. */
async function saidIn(locale: Locale): Promise<readonly Said[]> {
  const vite = await createServer({
    configFile: join(ROOT, 'apps/web/vite.config.ts'),
    server: { middlewareMode: true },
    // Packages from their sources, so that nothing need be built before.
    ssr: { resolve: { conditions: ['source', 'node', 'default'], externalConditions: ['source'] } },
    logLevel: 'error',
  });
  try {
    const language = (await vite.ssrLoadModule(join(ROOT, 'test/language.ts'))) as typeof import('../test/language.ts');
    return await language.saidIn(locale);
  } finally {
    await vite.close();
  }
}

/** What a line says without its signs: rule ids, list marks, the bars of a table. */
const plain = (line: string): string =>
  line
    .replace(/^!\[.*$/, '')
    .replace(/\s*\[[A-Z][\w-]*(?:\.\w+)*\]|^\s*\[\p{L}+\]/gu, '')
    .replace(/\*\*[A-Z][\w-]*(?:\.\w+)*\*\*/g, '')
    .replace(/^[\s*|#-]+|[\s|]+$/g, '')
    .trim();

async function sentences(source: string, locale: Locale): Promise<string[]> {
  if (source !== 'page' && source !== 'rules') return readFileSync(source, 'utf8').split('\n').map(plain);
  const said = await saidIn(locale);
  if (source === 'page') {
    return said.filter(({ where, areas }) => where.startsWith('apps/') && areas.includes('screen')).map(({ words }) => words);
  }
  return said.filter(({ areas }) => areas.includes('rules')).flatMap(({ words }) => plain(words).split(/(?<=[.!?])\s+(?=\p{Lu})/u));
}

/** Numbers from 0 to 1 that a seed alone decides (mulberry32). */
function chance(seed: number): () => number {
  let at = seed >>> 0;
  return () => {
    at = (at + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(at ^ (at >>> 15), at | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const { lang } = values;
const kinds = new Map<string, string>();
for (const said of (await Promise.all(positionals.map((source) => sentences(source, lang)))).flat()) {
  const kind = said.replace(/\d+/g, '1').replace(/\b(Jan|Piet|Cato|Sofie)\b/g, 'Jan');
  if (/\p{L}{2}.*\s/u.test(said) && !kinds.has(kind)) kinds.set(kind, said);
}
const all = [...kinds.values()];
const next = chance(Number(values.seed));
const wanted = Math.min(Number(values.count), all.length);
for (let n = 0; n < wanted; n++) {
  const other = n + Math.floor(next() * (all.length - n));
  [all[n], all[other]] = [all[other]!, all[n]!];
  console.log(all[n]);
}
console.error(`${wanted} of ${all.length} sentences`);
