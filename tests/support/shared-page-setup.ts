/** Files that share one page find it as a new one: this runs before each of them. */
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

// Toasts and dialogs stand outside of what was rendered: the next test finds an empty page.
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});
