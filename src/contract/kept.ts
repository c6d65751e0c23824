/** What the browser keeps of this program to be opened without a line: what page, worker and build agree on. */
import { base } from './paths.ts';

/** Where the build puts the service worker. */
export const workerFile = 'sw.js';

/** The names of our caches begin with this: other programs of the same origin have their own. */
export const cachePrefix = `${base.slice(1)}-`;

/** The files of one release are in a cache of this name and the release's own; the same for everybody. */
export const programCache = `${cachePrefix}program-`;

/** Pages that a person has read, on a phone that they call theirs. */
export const readCache = `${cachePrefix}read`;

/** What a page tells the worker. */
export type WordToWorker =
  /** To the one at work: look whether the release is kept whole. */
  | { readonly say: 'keep' }
  /** To the one that waits: nothing here needs the old release any more. */
  | { readonly say: 'take over' }
  /** To the one at work: keep the page at this address, which was read. */
  | { readonly say: 'read'; readonly address: string }
  /** To the one at work: forget what was read, and what was said to be kept before this. */
  | { readonly say: 'forget' };

/** Name of the only Trusted Types policy of the app: it makes the address of the service worker. */
export const trustedTypesPolicy = 'service-worker';
