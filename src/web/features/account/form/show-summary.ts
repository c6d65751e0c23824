/** Focus and view go to the summary; not every environment lays pages out, and one without layout cannot scroll. */
export function showSummary(summary: HTMLElement | null): void {
  summary?.focus({ preventScroll: true });
  summary?.scrollIntoView?.({ block: 'center' });
}
