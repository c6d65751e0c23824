/** Loads the outbox chunk: encryption, storage and sending of finished answers. */
export const loadOutbox = () => import('./outbox.ts');
