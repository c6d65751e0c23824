import { apiBase } from '#contract/paths.ts';

const elsewhere = import.meta.env.VITE_API_BASE as string | undefined;
/** While the public pages are rendered at build time there is no page yet, and nothing is called. */
const here = typeof window === 'undefined' ? 'http://localhost' : window.location.origin;

/** Where the API answers, without a trailing slash: `VITE_API_BASE` of the build, else the page's own origin. */
export const apiAddress = (elsewhere || new URL(apiBase, here).href).replace(/\/$/, '');

/** Headers of ours go to the page's own origin alone: another host's preflight would refuse them. */
export const sameOrigin = new URL(apiAddress, here).origin === here;
