const eventName = 'captive-portal';

/** Whether a body is an HTML page. The API never answers with one. */
export const isHtmlPage = (body: unknown): boolean =>
  typeof body === 'string' && /^\s*<(!doctype|html|head|body|script|meta)\b/i.test(body);

/** Reports after each response whether a captive portal has sent it. */
export function reportCaptivePortal(isPortal: boolean): void {
  window.dispatchEvent(new CustomEvent(eventName, { detail: isPortal }));
}

/**
 * Calls the listener after each response.
 * @returns a function that unsubscribes
 */
export function subscribeToCaptivePortal(listener: (isPortal: boolean) => void): () => void {
  const handle = (event: Event) => listener((event as CustomEvent<boolean>).detail);
  window.addEventListener(eventName, handle);
  return () => window.removeEventListener(eventName, handle);
}
