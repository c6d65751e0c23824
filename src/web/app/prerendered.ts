/**
 * Whether the HTML in the root was rendered at build time for exactly the page that is to be shown. The server
 * may give it for another spelling of the address, a page that was led to with a message shows more, and a page behind
 * the login may have been hidden before the first paint (`boot/member-page.ts`).
 * @param root holds the path it was rendered for in `data-page`
 * @param window its location and its history entry tell what is to be shown
 * @param basename the base path, without a trailing slash
 */
export function isAsPrerendered(
  root: HTMLElement,
  { location, history }: Pick<Window, 'location' | 'history'>,
  basename: string,
): boolean {
  const { page } = root.dataset;
  const entry = history.state as { usr?: unknown } | null;
  const isPage = page !== undefined && location.pathname === basename + page && entry?.usr == null;
  return isPage && root.ownerDocument.documentElement.dataset.hidden === undefined;
}

/** Whether the HTML in the root was rendered for people who are logged in. */
export function isMembers(root: HTMLElement): boolean {
  const { kind = 'public' } = root.dataset;
  return kind !== 'public';
}

/** Displays the page again that was hidden before the first paint. */
export function release(root: HTMLElement): void {
  delete root.ownerDocument.documentElement.dataset.hidden;
}
