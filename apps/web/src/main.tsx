import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { keepForOffline } from './offline/update.ts';
import './styles/fonts.css';
import './styles/palette.css';
import './styles/materials.css';
import './styles/controls.css';
import './styles/pages.css';
import './styles/frame.css';
import './styles/bar.css';
import './styles/side.css';

/** A page that was open while the server got a new version asks for parts that are gone: loaded anew, it finds the new ones. */
const RELOADED = 'questhall.reloaded';
const PATIENCE_MS = 30_000;
addEventListener('vite:preloadError', () => {
  const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
  // Where that does not help, or there is no network, the page says so instead of going round in circles.
  if (!navigator.onLine || Date.now() - last < PATIENCE_MS) return;
  sessionStorage.setItem(RELOADED, String(Date.now()));
  location.reload();
});

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
keepForOffline();
