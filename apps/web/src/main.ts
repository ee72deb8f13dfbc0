import { fetchAhead } from './ahead.ts';
import './styles/fonts.css';
import './styles/palette.css';
import './styles/materials.css';
import './styles/controls.css';
import './styles/hall.css';
import './styles/pages.css';
import './styles/frame.css';
import './styles/bar.css';
import './styles/side.css';
import './replay/since.css';
import './replay/moment-link.css';
import './offline/offline.css';

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
// This part is small and comes first: while React is still on its way, all else that the address needs is asked for.
const ahead = fetchAhead(location.pathname);
// No `await` at the top of this module: what it waits for imports from it.
import('./draw.tsx').then(async ({ draw }) => {
  await ahead;
  draw(root);
}, brokenDown);

/** The app itself did not come: there are no words yet to say it in, so there is one button for all languages. */
function brokenDown(e: unknown): void {
  console.error(e);
  const again = document.createElement('button');
  again.className = 'btn';
  again.textContent = '↻';
  again.ariaLabel = 'Reload';
  again.onclick = () => location.reload();
  root?.replaceChildren(again);
}
