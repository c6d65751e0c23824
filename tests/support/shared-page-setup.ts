/** Resets the page before each file that shares it. */
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

localStorage.clear();
sessionStorage.clear();
for (const name of document.cookie.split('; ').map((one) => one.split('=')[0]))
  document.cookie = `${name}=; Path=/; Max-Age=0`;
const { documentElement: page } = document;
for (const name of page.getAttributeNames()) page.removeAttribute(name);
document.head.replaceChildren();
window.history.replaceState(null, '', '/');

// Toasts and dialogs are outside the rendered container, so the body is cleared.
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});
