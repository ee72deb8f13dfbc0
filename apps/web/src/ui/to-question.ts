/**
 * Where a slip of paper at the decision bar was answered or put away, and what had the focus went with it: the keyboard and the screen
 * reader go on at what the bar says, not at the page's beginning.
 */
export function toQuestion(): void {
  // Once the page shows that it is gone.
  setTimeout(() => {
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    const heading = document.querySelector<HTMLElement>('.bar h2');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, 50);
}
