import type { InstrumentCatalogue } from './instrument-catalogue.ts';
import { lazyScreen } from './lazy-screen.tsx';
import type { memberScreens } from './member-screens.tsx';

/** Loads the chunk with the loaders of screens after the first question. */
const loadMemberScreens = () => import('./member-screens.tsx');

/** Loads the chunk with the loaders of results. A question preloads it. */
export const loadResults = () => import('./load-results.tsx');

/** Preloads the chunk of `loadMemberScreens`, from a screen that links to one of its screens. */
export const preloadMemberScreens = () => void loadMemberScreens().catch(() => undefined);

/** Creates the `lazy` function of a route in `member-screens.tsx`. */
export const lazyMemberScreen = (path: keyof typeof memberScreens, content: InstrumentCatalogue) =>
  lazyScreen(async () => (await loadMemberScreens()).memberScreens[path](content));
