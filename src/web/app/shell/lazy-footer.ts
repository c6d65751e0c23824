import { lazyComponent } from '#ui/lazy/lazy-component.tsx';

/** The footer, loaded after hydration. */
export const Footer = lazyComponent(async () => (await import('./footer.tsx')).Footer);
