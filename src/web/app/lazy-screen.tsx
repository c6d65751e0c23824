import type { ComponentType } from 'react';
import { chunk } from './chunk.ts';

/**
 * The `lazy` of a route. Whatever the import needs may load in parallel inside `load`.
 * @param load resolves to the component of the route
 */
export function lazyScreen(load: () => Promise<ComponentType>): () => Promise<{ Component: ComponentType }> {
  return async () => ({ Component: await chunk(load) });
}
