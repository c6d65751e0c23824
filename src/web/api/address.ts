import { apiBase } from '#contract/paths.ts';

const configuredBase = import.meta.env.VITE_API_BASE as string | undefined;
/** Prerendering at build time has no window, and sends no request. */
const pageOrigin = typeof window === 'undefined' ? 'http://localhost' : window.location.origin;

/** Base URL of the API, without a trailing slash: `VITE_API_BASE` of the build, else the origin of the page. */
export const apiBaseUrl = (configuredBase || new URL(apiBase, pageOrigin).href).replace(/\/$/, '');

/**
 * Whether the API has the origin of the page. Custom headers are sent only then: another host may reject their
 * preflight.
 */
export const isApiSameOrigin = new URL(apiBaseUrl, pageOrigin).origin === pageOrigin;
