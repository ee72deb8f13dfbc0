import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compress } from './build/compress.ts';
import { serviceWorker } from './build/service-worker.ts';

/** Where the server listens while the page is developed. */
const SERVER = process.env.QUESTHALL_SERVER ?? 'http://localhost:3000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), serviceWorker(), compress()],
  // Workspace packages are taken from their sources: the build needs no other build before it.
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  // The table of offline play imports a game's parts as it needs them.
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    target: 'es2022',
    // Fonts stay files, so that a language that needs no latin-ext never loads it.
    assetsInlineLimit: 2048,
  },
  server: {
    port: 5173,
    fs: { allow: ['../..'] },
    proxy: { '/api': { target: SERVER, ws: true }, '/healthz': SERVER },
  },
});
