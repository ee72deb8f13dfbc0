import type { Plugin } from 'vite';

/** The module that is imported by the first script as soon as it runs; no address can do without it. */
const ALWAYS = /src\/draw\.tsx$/;

/** Names in the page itself what the first script will import in any case, so that both come at the same time. */
export function preload(): Plugin {
  return {
    name: 'preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const chunks = Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? [part] : []));
        const first = chunks.find((chunk) => chunk.isEntry);
        const always = chunks.find((chunk) => chunk.moduleIds.some((id) => ALWAYS.test(id)));
        if (!first || !always) throw new Error('the first script or what it always imports is not a part of its own');
        const imported = (name: string, found = new Set<string>()): Set<string> => {
          const chunk = bundle[name];
          if (chunk?.type !== 'chunk' || found.has(name)) return found;
          found.add(name);
          for (const next of chunk.imports) imported(next, found);
          return found;
        };
        const there = imported(first.fileName);
        return [...imported(always.fileName)]
          .filter((name) => !there.has(name))
          .map((name) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${name}` },
            injectTo: 'head' as const,
          }));
      },
    },
  };
}
