import type { InstrumentCard } from '../instrument/instrument.ts';
import { toAddress, type ReadingOrder, getSlug } from './chain.ts';

/**
 * The page with every average, spread, reliability and cut and its source. With '#' and the id of an instrument behind
 * it, it opens there.
 */
export const referenceValuesAddress = '/referenceValues';

/** Addresses of screens that need no login, under the base path. */
export const publicScreenAddresses: readonly string[] = [
  '/',
  '/contact',
  '/login',
  '/signUp',
  '/verifySignUp',
  '/registrationForm',
  '/forgetPassword',
  '/resetPassword',
];

/**
 * Addresses of screens that no content file names, under the base path. The route table of `app` is tested
 * against this list, so a text that links to one of them never leads nowhere.
 */
export const screenAddresses: readonly string[] = [
  ...publicScreenAddresses,
  '/dashboard',
  '/dashboard-start',
  '/myPatternScreen',
  '/myPatternFeedback',
  '/patternSummary',
  referenceValuesAddress,
  '/userFeedbackForm',
  '/profilePage',
  '/profilePage/edit',
  '/termsUpdate',
  '/resourcesScreen',
  '/personalGrowth',
];

/**
 * Addresses of pages in `content/site` that screens lead to, so that their files may not go. A test holds this list
 * against the links of the screens.
 */
export const siteAddresses: readonly string[] = ['/terms', '/privacy-policy', '/accessibility', '/team'];

/** The addresses of the chain's pages, side pages among them, in the chain's own letter case. */
export function listReadingAddresses({ chapters, side }: ReadingOrder): string[] {
  const slugs = [...chapters.flatMap(({ pages }) => pages.map(getSlug)), ...side.map(({ page }) => page)];
  return slugs.map(toAddress);
}

/**
 * The addresses that open one instrument; where its Next leads belongs to another screen. A retired one can be looked
 * back at, and not begun.
 */
export function instrumentAddresses({
  id,
  routes,
  set,
}: Pick<InstrumentCard, 'id' | 'routes' | 'set'>): string[] {
  const begin = set?.retired ? [] : [routes.intro, `${routes.questionnaire}/${id}`];
  return [...begin, routes.feedback, routes.combined];
}

/** Whether an address is among those known. Addresses match whatever their letter case. */
export function isKnown(address: string, known: readonly string[]): boolean {
  const normalised = address.toLowerCase();
  return known.some((one) => one.toLowerCase() === normalised);
}
