import { loadMessages } from '#web-language/load-messages.ts';
import { lazyComponent } from '#ui/lazy/lazy-component.tsx';

/** The notice about the connection, loaded after hydration: a captive portal answers requests for files too. */
export const ConnectionNotice = lazyComponent(async () => {
  const [{ ConnectionText }] = await Promise.all([import('./connection-text.tsx'), loadMessages(['shell'])]);
  return ConnectionText;
});
