/** The element that was focused before the toasts; null if there was none. */
let previousFocus: HTMLElement | null = null;

/**
 * Records which element was focused before a toast.
 * @param host contains all toasts; focus may move between them
 */
export function recordFocus(host: HTMLElement): void {
  host.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && host.contains(relatedTarget)) return;
    previousFocus = relatedTarget as HTMLElement | null;
  });
}

/**
 * Restores focus when a focused toast is removed: to the previous element, or, if it is gone, to the title of the
 * page.
 */
export function restoreFocus(message: HTMLElement | null): void {
  if (!message?.contains(document.activeElement)) return;
  const title = document.getElementById('page-title') ?? document.getElementById('main');
  for (const target of [previousFocus, title]) {
    target?.focus({ preventScroll: target === title });
    if (document.activeElement === target) return;
  }
}
