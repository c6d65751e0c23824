import type { ComponentType } from 'react';
import { chunk } from './chunk.ts';
import type { Shown } from './router/screen-route.ts';

/**
 * A screen for a route's `load`, which keeps it once it is there. Whatever the import needs beside it may load in
 * parallel inside `load`.
 * @param load resolves to the component that the route shows
 */
export function lazyScreen(load: () => Promise<ComponentType>): () => Promise<Shown> {
  let kept: Promise<Shown> | undefined;
  return () => {
    kept ??= chunk(load).then(
      (Component) => ({ Component }),
      (error) => {
        kept = undefined;
        throw error;
      },
    );
    return kept;
  };
}
