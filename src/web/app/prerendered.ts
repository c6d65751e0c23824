/**
 * Whether the HTML in the root was rendered at build time for exactly the page that is to be shown. The server
 * may give it for another spelling of the address, and a page that was led to with a message shows more.
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
  return page !== undefined && location.pathname === basename + page && entry?.usr == null;
}
