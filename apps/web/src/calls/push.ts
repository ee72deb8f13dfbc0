/** True where this browser can be called: over https, with a worker that takes messages. */
export const canBePushed = (): boolean => 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

/**
 * Asks the browser for an address at which it can be called. Null where the person, or the browser, does not allow it.
 * @param key the server's public key
 */
export async function pushAddress(key: string): Promise<PushSubscriptionJSON | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  const before = await pushManager.getSubscription();
  // One that was made for another server's key would never ring here.
  if (before && !isFor(before, key)) await before.unsubscribe();
  return (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })).toJSON();
}

function isFor({ options }: PushSubscription, key: string): boolean {
  const own = options.applicationServerKey;
  if (!own) return false;
  const text = btoa(String.fromCharCode(...new Uint8Array(own)));
  return text.replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '') === key;
}

/** The browser forgets its address. */
export async function endPush(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}
