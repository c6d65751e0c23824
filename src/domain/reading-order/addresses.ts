import { exercisesAddress } from '../exercises/address.ts';
import type { InstrumentCard } from '../instrument/instrument.ts';
import { toAddress, type ReadingOrder, getSlug } from './reading-order.ts';

/**
 * The page of reference values: means, standard deviations, reliabilities and thresholds with their sources. The
 * hash `#<instrument id>` opens one instrument.
 */
export const referenceValuesAddress = '/referenceValues';

/** Places that help, by state and district: a page of `content/site` that opens offline. */
export const directoryAddress = '/help-near-me';

/** The safety plan, which is stored on this device only. */
export const safetyPlanAddress = '/safety-plan';

/** The plan for a week. */
export const planAddress = '/this-week';

/** Addresses of screens that need no login, without the base path. */
export const publicScreenAddresses: readonly string[] = [
  '/',
  '/contact',
  '/sitemap',
  '/search',
  safetyPlanAddress,
  '/try-now',
  '/login',
  '/signUp',
  '/verifySignUp',
  '/registrationForm',
  '/forgetPassword',
  '/resetPassword',
  exercisesAddress,
];

/**
 * Addresses of the screens that are not content pages, without the base path. Tests compare the list with the
 * routes, so that links in texts are never broken.
 */
export const screenAddresses: readonly string[] = [
  ...publicScreenAddresses,
  '/dashboard',
  '/dashboard-start',
  '/myPatternScreen',
  '/myPatternFeedback',
  '/patternSummary',
  referenceValuesAddress,
  planAddress,
  '/userFeedbackForm',
  '/profilePage',
  '/profilePage/edit',
  '/termsUpdate',
  '/resourcesScreen',
  '/personalGrowth',
];

/** Addresses of pages in `content/site` that screens link to. A test compares the list with these links. */
export const siteAddresses: readonly string[] = [
  '/terms',
  '/privacy-policy',
  '/accessibility',
  '/team',
  '/about-this-site',
];

/** Lists the addresses of all reading pages, including side pages, in the letter case of the file. */
export function listReadingAddresses({ chapters, side }: ReadingOrder): string[] {
  const slugs = [...chapters.flatMap(({ pages }) => pages.map(getSlug)), ...side.map(({ page }) => page)];
  return slugs.map(toAddress);
}

/**
 * Lists the addresses of the screens of one instrument. A retired instrument has only its results, not its
 * questionnaire.
 */
export function listInstrumentAddresses({
  id,
  routes,
  set,
}: Pick<InstrumentCard, 'id' | 'routes' | 'set'>): string[] {
  const begin = set?.retired ? [] : [routes.intro, `${routes.questionnaire}/${id}`];
  return [...begin, routes.feedback, routes.combined];
}

/** Whether a list contains an address. Addresses are case-insensitive. */
export function isKnownAddress(address: string, known: readonly string[]): boolean {
  const normalised = address.toLowerCase();
  return known.some((one) => one.toLowerCase() === normalised);
}
