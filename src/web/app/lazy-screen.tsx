import type { ComponentType } from 'react';
import { loadChunk } from './chunk.ts';

/**
 * Creates the `lazy` function of a route.
 * @param load resolves to the component; may load data in parallel
 */
export function lazyScreen(load: () => Promise<ComponentType>): () => Promise<{ Component: ComponentType }> {
  return async () => ({ Component: await loadChunk(load) });
}
