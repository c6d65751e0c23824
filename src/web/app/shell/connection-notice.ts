import { loadMessages } from '#web-language/load-messages.ts';
import { lazyComponent } from '#ui/lazy/lazy-component.tsx';

/** Loaded after hydration, not when it is needed: a captive portal answers requests for files too. */
const load = async () => {
  const [texts] = await Promise.all([import('./connection-text.tsx'), loadMessages(['shell'])]);
  return texts;
};

/** The notice about the connection, above the page. */
export const ConnectionNotice = lazyComponent(async () => (await load()).ConnectionText);

/** The request id of a failed request below the main part, until the request succeeds; also on the contact page. */
export const FailedRequestIdLine = lazyComponent(async () => (await load()).FailedRequestIdText);
