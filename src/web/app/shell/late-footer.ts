import { late } from '#ui/late/late.tsx';

/** The footer, fetched once the page above it works. */
export const Footer = late(async () => (await import('./footer.tsx')).Footer);
