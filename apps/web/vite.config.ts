import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compress } from './build/compress.ts';
import { preload } from './build/preload.ts';
import { serviceWorker } from './build/service-worker.ts';

/** Where the server listens while the page is developed. */
const SERVER = process.env.QUESTHALL_SERVER ?? 'http://localhost:3000';

/** Which module goes into which part; what fits none goes where it is used. The first that fits counts. */
const PARTS = [
  // What asks for everything else: small, since it comes first.
  {
    name: 'first',
    test: /preload-helper|rolldown[:/\\]runtime|[\\/]src[\\/](main|ahead|pages[\\/](pages|soon)|settings[\\/]stored|text[\\/]index|net[\\/](api|early-wire|early-table|socket)|games[\\/]index|games[\\/]([\w-]+[\\/]entry|nachtwacht[\\/]text[\\/]index)|words|locales)\.ts$|protocol[\\/]src[\\/]names\.ts$/,
  },
  // React, and what every page shows.
  {
    name: 'hall',
    test: /[\\/]node_modules[\\/](react|react-dom|scheduler|zustand|wouter|regexparam|use-sync-external-store|intl-messageformat|@formatjs)[\\/]|[\\/]src[\\/](ui|icons|settings|sound|draw|app|text[\\/]words|text[\\/](ago|day|lasting)|pages[\\/](page|name-field)|games[\\/](names|editions)|learn[\\/](context|lessons)|gallery[\\/]galleries|offline[\\/]update)[^?]*\.tsx?$|[\\/]text[\\/]src[\\/](index|speaker|rulebook|problems)\.ts$|[\\/]kernel[\\/]src[\\/]text\.ts$/,
  },
  // What a table shows when somebody asks for it, or when it is over.
  {
    name: 'result',
    test: /[\\/]src[\\/](frame[\\/](result-layer|result-dialog)|after[\\/](after|chart|luck|share|told|torn|use-told))\.tsx?$/,
  },
  {
    name: 'rulebook',
    test: /[\\/]src[\\/](frame[\\/](rulebook-drawer|rule-note)|rulebook[\\/](book-pages|chapter-text|rule-search|rule-table|load-book))\.tsx?$/,
  },
  { name: 'seat', test: /[\\/]src[\\/]frame[\\/](seat-dialog|hand-over)\.tsx?$/ },
  // Before a match: what is played, who sits where. All of it: what of this went into the table would bring the rest along.
  {
    name: 'lobby',
    test: /[\\/]src[\\/]table[\\/](join|kept-out|take-handed|lobby|lobby-seat|option-list|what-differs|change-terms|ready-part|qr-code|standee|figures\.gen)\.tsx?$/,
  },
  {
    name: 'table',
    test: /[\\/]src[\\/](table|frame|visit[\\/]visiting|replay[\\/](since|use-since|use-digest|moment|address)|net|offline[\\/](device|store|saved-match)|verify[\\/](kept|dice|contribution)|plan[\\/](by-plan|plan-slot|use-plan)|talk[\\/](bot-bubble|bot-says|talk-drawer|talk-ear|use-talk|marks|text[\\/]index)|measured[\\/]to-go|pages[\\/]match-list)[^?]*\.tsx?$|protocol[\\/]src[\\/](changes|packed|midway|free-time)\.ts$|record[\\/]src[\\/]struck\.ts$/,
  },
];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), preload(), serviceWorker(), compress()],
  // Workspace packages are taken from their sources: the build needs no other build before it.
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  // The table of offline play imports a game's parts as it needs them.
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    target: 'es2022',
    // Fonts stay files, so that a language that needs no latin-ext never loads it.
    assetsInlineLimit: 2048,
    // A few parts, each asked for by name before it is wanted (src/ahead.ts): many small ones would queue for the line.
    rolldownOptions: { output: { codeSplitting: { includeDependenciesRecursively: false, groups: PARTS } } },
  },
  server: {
    port: 5173,
    fs: { allow: ['../..'] },
    proxy: { '/api': { target: SERVER, ws: true }, '/healthz': SERVER },
  },
});
