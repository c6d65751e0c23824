import { lazyComponent } from '#ui/late/late.tsx';

/** The footer, loaded after hydration. */
export const Footer = lazyComponent(async () => (await import('./footer.tsx')).Footer);
