/** Focuses the summary and scrolls it into view. `scrollIntoView` does not exist in jsdom. */
export function focusErrorSummary(summary: HTMLElement | null): void {
  summary?.focus({ preventScroll: true });
  summary?.scrollIntoView?.({ block: 'center' });
}
