import { loadMessages } from '#web-language/load-messages.ts';
import { lazyComponent } from '#ui/lazy/lazy-component.tsx';

/** Loaded after hydration, not when a part is needed: a captive portal answers requests for files too. */
const load = async () => {
  const [parts] = await Promise.all([import('./later-parts.ts'), loadMessages(['shell'])]);
  return parts;
};

/** The footer. */
export const Footer = lazyComponent(async () => (await load()).Footer);

/** The notice about the connection, above the page. */
export const ConnectionNotice = lazyComponent(async () => (await load()).ConnectionText);

/** The request id of a failed request below the main part, until the request succeeds; also on the contact page. */
export const FailedRequestIdLine = lazyComponent(async () => (await load()).FailedRequestIdText);
