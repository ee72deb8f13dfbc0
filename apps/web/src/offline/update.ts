import { create } from 'zustand';

/** Whether a newer version of the app waits to be let in, and whether the person has let it in. */
export const useUpdate = create<{ ready: boolean; taken: boolean }>(() => ({ ready: false, taken: false }));

/** After the page is there: what is kept for later must not slow down what is wanted now. */
const LATER_MS = 3000;
/** How often a page that stays open asks for a newer version. */
const LOOK_AGAIN_MS = 60 * 60_000;

let registration: ServiceWorkerRegistration | undefined;
let accepted = false;

const atTable = () => /^\/(t|local)\//.test(location.pathname);

/** The person wants the new version: it takes over, and this page starts anew with it. */
export function takeUpdate(): void {
  accepted = true;
  useUpdate.setState({ taken: true });
  registration?.waiting?.postMessage('take over');
}

/**
 * Keeps the whole app on this device by a service worker, once the first page is there. Without one (plain http on a
 * home network, private windows) the app works as ever, with network only.
 */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const container = navigator.serviceWorker;
  container.addEventListener('controllerchange', () => {
    // Other pages go on with what they have: the version before stays kept.
    if (accepted) location.reload();
  });
  const later = () => setTimeout(() => void register(container), container.controller ? 0 : LATER_MS);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
}

async function register(container: ServiceWorkerContainer): Promise<void> {
  try {
    registration = await container.register('/sw.js', { updateViaCache: 'none' });
  } catch (e) {
    console.warn('the app is not kept for offline play', e);
    return;
  }
  const kept = registration;
  const look = () => useUpdate.setState({ ready: kept.waiting !== null && container.controller !== null });
  if (kept.waiting && !atTable()) {
    // It waits since the last visit, and this one has only begun: where no other page is open, nobody is disturbed.
    accepted = true;
    kept.waiting.postMessage('take over if alone');
  }
  kept.addEventListener('updatefound', () => {
    // What was let in is another version than this one.
    accepted = false;
    useUpdate.setState({ taken: false });
    kept.installing?.addEventListener('statechange', look);
  });
  look();
  setInterval(() => {
    kept.update().catch((e: unknown) => console.warn('no look for a newer version', e));
  }, LOOK_AGAIN_MS);
}
