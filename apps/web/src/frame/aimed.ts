/** Whoever has reached for a button does not see within this time that it has gone. */
const AIMED_MS = 400;

/**
 * Keeps the place of buttons that go away by themselves: a press that was meant for one of them must not hit what has come in their
 * place. Keys are not held back. To be called while they still stand there.
 */
export function keepPlaces(buttons: Iterable<Element>): void {
  for (const button of buttons) {
    const { left, top, width, height } = button.getBoundingClientRect();
    if (width === 0 || height === 0) continue;
    const place = document.createElement('div');
    place.className = 'kept-place';
    Object.assign(place.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
    document.body.append(place);
    setTimeout(() => place.remove(), AIMED_MS);
  }
}
