import type { ComponentType } from 'react';
import { type CatalogueName, loadMessages } from '#web-language/load-messages.ts';
import { loadChunk } from './chunk.ts';

/**
 * Creates the `lazy` function of a route.
 * @param messages the catalogues of the screen, which load in parallel
 * @param load resolves to the component; may load data in parallel
 */
export function lazyScreen(
  messages: readonly CatalogueName[],
  load: () => Promise<ComponentType>,
): () => Promise<{ Component: ComponentType }> {
  return async () => {
    const [Component] = await Promise.all([loadChunk(load), loadChunk(() => loadMessages(messages))]);
    return { Component };
  };
}
