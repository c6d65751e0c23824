/**
 * Whether the prerendered HTML is that of the page to display. It is not if the address has another spelling, if a
 * redirect passed a message, or if the boot script has hidden the page (`boot/member-page.ts`).
 * @param root has the path of its HTML in `data-page`
 * @param window provides location and history entry
 * @param basename base path without a trailing slash
 */
export function isPrerenderedPage(
  root: HTMLElement,
  { location, history }: Pick<Window, 'location' | 'history'>,
  basename: string,
): boolean {
  const { page } = root.dataset;
  const entry = history.state as { usr?: unknown } | null;
  const isPage = page !== undefined && location.pathname === basename + page && entry?.usr == null;
  return isPage && root.ownerDocument.documentElement.dataset.hidden === undefined;
}

/** Whether the HTML was prerendered for members. */
export function isMemberPage(root: HTMLElement): boolean {
  const { kind = 'public' } = root.dataset;
  return kind !== 'public';
}

/** Displays the page after the boot script has hidden it. */
export function revealPage(root: HTMLElement): void {
  delete root.ownerDocument.documentElement.dataset.hidden;
}
