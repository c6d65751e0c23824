/** Fetches what seals, keeps and sends finished answers. */
export const loadOutbox = () => import('./outbox.ts');
