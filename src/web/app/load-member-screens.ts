import { loadMessages } from '#web-language/load-messages.ts';
import { loadChunk } from './chunk.ts';
import type { InstrumentCatalogue } from './instrument-catalogue.ts';
import type { MemberScreen, MemberScreenPath } from './member-screens.tsx';

/** Loads the chunk with the loaders of screens after the first question. */
const loadMemberScreens = () => import('./member-screens.tsx');

/** Loads the chunk with the loaders of results. A question preloads it. */
export const loadResults = () => import('./load-results.tsx');

/** Preloads the chunk of `loadMemberScreens`, from a screen that links to one of its screens. */
export const preloadMemberScreens = () => void loadMemberScreens().catch(() => undefined);

/** Creates the `lazy` function of a route in `member-screens.tsx`. */
export const lazyMemberScreen = (path: MemberScreenPath, content: InstrumentCatalogue) => async () => {
  const { memberScreens } = await loadChunk(loadMemberScreens);
  const { messages, load }: MemberScreen = memberScreens[path];
  const [Component] = await Promise.all([
    loadChunk(() => load(content)),
    loadChunk(() => loadMessages(messages)),
  ]);
  return { Component };
};
