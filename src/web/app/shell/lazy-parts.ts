import { loadMessages } from '#web-language/load-messages.ts';
import { lazyComponent } from '#ui/lazy/lazy-component.tsx';

// Loaded after hydration, not when a part is needed: a captive portal answers requests for files too.

const loadTexts = () => loadMessages(['shell']);

/** The footer. */
export const Footer = lazyComponent(async () => {
  const texts = loadTexts();
  const part = (await import('./later-parts.ts')).Footer;
  await texts;
  return part;
});

/** The notice about the connection, above the page. */
export const ConnectionNotice = lazyComponent(async () => {
  const texts = loadTexts();
  const part = (await import('./later-parts.ts')).ConnectionText;
  await texts;
  return part;
});

/** The request id of a failed request below the main part, until the request succeeds; also on the contact page. */
export const FailedRequestIdLine = lazyComponent(async () => {
  const texts = loadTexts();
  const part = (await import('./later-parts.ts')).FailedRequestIdText;
  await texts;
  return part;
});
