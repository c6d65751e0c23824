/** The event of `window` after each response, with whether a captive portal has sent it. */
export const captivePortalEvent = 'captive-portal';

/**
 * Whether a successful response is a page of the network, and reports it. The API answers with JSON or plain text.
 */
export function detectCaptivePortal({ headers }: Pick<Response, 'headers'>): boolean {
  const isPortal = headers.get('Content-Type')?.startsWith('text/html') === true;
  window.dispatchEvent(new CustomEvent(captivePortalEvent, { detail: isPortal }));
  return isPortal;
}
