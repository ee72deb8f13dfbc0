/** Leads the focus to the first thing there that takes it. */
export function focusIn(place: string): void {
  const things = document.querySelectorAll<HTMLElement>(`${place} :is(button, a[href], summary, [tabindex='0']):not(:disabled)`);
  [...things].find((one) => one.offsetParent !== null)?.focus();
}
