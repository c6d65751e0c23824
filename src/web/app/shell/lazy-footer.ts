import { loadMessages } from '#web-language/load-messages.ts';
import { lazyComponent } from '#ui/lazy/lazy-component.tsx';

/** The footer, loaded after hydration. */
export const Footer = lazyComponent(async () => {
  const [{ Footer }] = await Promise.all([import('./footer.tsx'), loadMessages(['shell'])]);
  return Footer;
});
