import { afterEach } from 'vitest';

// Toasts and dialogs stand outside of what was rendered: the next file finds an empty page.
afterEach(() => document.body.replaceChildren());
