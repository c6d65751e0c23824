import type { ComponentType } from 'react';
import { chunk } from './chunk.ts';

/**
 * A lazy screen for a route's `lazy`. Whatever the import needs beside it may load in parallel inside `load`.
 * @param load resolves to the component that the route shows
 */
export function lazyScreen(load: () => Promise<ComponentType>) {
  return async () => ({ Component: await chunk(load) });
}
