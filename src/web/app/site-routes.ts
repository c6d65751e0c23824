import help from '#compiled/help-now.json';
import { toExerciseAddress } from '#domain/exercises/address.ts';
import { safetyPlanAddress } from '#domain/reading-order/addresses.ts';
import type { SitePage } from '#features/site/site-page.ts';
import { loadChunk } from './chunk.ts';
import { lazyScreen } from './lazy-screen.tsx';
import type { ScreenRoute } from './screen-route.ts';

/** A separate chunk, because the names of the chunks of these screens would be part of the first load. */
const loadSiteScreens = () => import('./site-screens.ts');

/** Pages of `content/site`. The file name is the path: `privacy-policy.mdx` is '/privacy-policy'. */
const pages = import.meta.glob<SitePage>(['../../../content/site/*.mdx', '!**/*.*.mdx']);

const toAddress = (file: string) => file.replace(/^.*(\/[^/]+)\.mdx$/, '$1');

/** Public routes: home, contact, exercises, and reading pages without login. */
export const siteRoutes: ScreenRoute[] = [
  {
    path: '/',
    lazy: lazyScreen(['home'], async () => (await import('#features/site/home-screen.tsx')).HomeScreen),
  },
  {
    path: '/contact',
    lazy: lazyScreen(['contact', 'domain'], async () => (await loadSiteScreens()).loadContactScreen()),
  },
  {
    path: '/search',
    lazy: lazyScreen(
      ['search', 'reading'],
      async () => (await (await loadSiteScreens()).loadFinding()).Search,
    ),
  },
  {
    path: '/sitemap',
    lazy: lazyScreen(['search'], async () => (await (await loadSiteScreens()).loadFinding()).Sitemap),
  },
  {
    path: safetyPlanAddress,
    handle: { maskPath: '/' },
    lazy: lazyScreen(['safetyPlan'], async () => (await loadSiteScreens()).loadSafetyPlanScreen()),
  },
  {
    path: toExerciseAddress(':exercise?'),
    handle: { maskPath: '/' },
    lazy: async () => loadChunk(async () => (await loadSiteScreens()).loadExercises()),
  },
  ...Object.entries(pages).map(([file, load]) => ({
    path: toAddress(file),
    handle: toAddress(file) === help.urgent.cannotTalk ? { maskPath: '/' } : undefined,
    lazy: lazyScreen(['reading'], async () =>
      (await import('./site-page.tsx')).loadSitePage(file, toAddress(file), load),
    ),
  })),
];
