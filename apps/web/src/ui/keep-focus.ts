/** What the keyboard can go on at. */
const REACHED = 'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"])';

function canTake(one: HTMLElement): boolean {
  return !one.matches(':disabled') && one.getClientRects().length > 0;
}

/** The element in `place` that stands behind `before`, or else the last one there. */
function nextIn(place: Element, before: Node | null): HTMLElement | undefined {
  const all = [...place.querySelectorAll<HTMLElement>(REACHED)].filter(canTake);
  const behind = (one: HTMLElement) =>
    !before?.isConnected || (!before.contains(one) && (before.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0);
  return all.find(behind) ?? all.at(-1);
}

/**
 * Where what has the focus vanishes from this part of a page, as a button does that has done its work, a browser leaves the keyboard
 * and the screen reader at the page's beginning. Here they go on beside it, in the nearest surroundings that still stand.
 * Made to be given to an element as its `ref`; returns what ends it.
 */
export function keepFocus(part: HTMLElement | null): (() => void) | undefined {
  if (!part) return undefined;
  /** What had the focus last, and all around it up to the part. */
  let around: Element[] = [];
  const remember = ({ target }: FocusEvent) => {
    around = [];
    for (let at = target as Element | null; at; at = at === part ? null : at.parentElement) around.push(at);
  };
  const observer = new MutationObserver((changes) => {
    if (around.length === 0 || around[0]?.isConnected) return;
    const stands = around.findIndex((one) => one.isConnected);
    const gone = around[stands - 1];
    const before = changes.find(({ removedNodes }) => [...removedNodes].some((node) => node === gone))?.previousSibling ?? null;
    const places = stands < 0 ? [] : around.slice(stands);
    around = [];
    // Whoever took it away may have put the focus elsewhere.
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    for (const place of places) {
      const next = nextIn(place, before);
      if (next) return next.focus();
    }
  });
  part.addEventListener('focusin', remember);
  observer.observe(part, { childList: true, subtree: true });
  return () => {
    part.removeEventListener('focusin', remember);
    observer.disconnect();
  };
}
