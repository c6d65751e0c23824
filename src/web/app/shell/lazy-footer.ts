import { lazyComponent } from '#ui/late/late.tsx';

/** The footer, fetched once the page above it works. */
export const Footer = lazyComponent(async () => (await import('./footer.tsx')).Footer);
