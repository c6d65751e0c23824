/** Where focus was when it came into the messages; null where it was nowhere. */
let before: HTMLElement | null = null;

/** @param host holds all messages; they may pass focus to one another */
export function rememberFocus(host: HTMLElement): void {
  host.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && host.contains(relatedTarget)) return;
    before = relatedTarget as HTMLElement | null;
  });
}

/**
 * Whoever is in a message that goes away is led back to where they were, or, where that has gone too, to the title of the
 * page: without it the keyboard would begin at the top.
 */
export function restoreFocus(message: HTMLElement | null): void {
  if (!message?.contains(document.activeElement)) return;
  const title = document.getElementById('page-title') ?? document.getElementById('main');
  for (const place of [before, title]) {
    place?.focus({ preventScroll: place === title });
    if (document.activeElement === place) return;
  }
}
