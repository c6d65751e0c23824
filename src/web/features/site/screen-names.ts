import type { PlainMessageId } from '#language/translate.ts';

/**
 * The names of screens in the sitemap, by address. Null: a person reaches it from a mail or from another step only. A test compares
 * the list with the addresses of the app.
 */
export const screenNames: Readonly<Record<string, PlainMessageId | null>> = {
  '/': 'search.screen.home',
  '/contact': 'search.screen.contact',
  '/sitemap': null,
  '/search': 'search.title',
  '/safety-plan': 'search.screen.safetyPlan',
  '/try-now': 'search.screen.tryNow',
  '/login': 'search.screen.login',
  '/signUp': 'search.screen.signUp',
  '/verifySignUp': null,
  '/registrationForm': null,
  '/forgetPassword': 'search.screen.forgetPassword',
  '/resetPassword': null,
  '/exercises': 'search.screen.exercises',
  '/dashboard': 'search.screen.dashboard',
  '/dashboard-start': 'search.screen.dashboardStart',
  '/myPatternScreen': 'search.screen.pattern',
  '/myPatternFeedback': 'search.screen.report',
  '/patternSummary': 'search.screen.summary',
  '/referenceValues': 'search.screen.referenceValues',
  '/this-week': 'search.screen.plan',
  '/userFeedbackForm': 'search.screen.survey',
  '/profilePage': 'search.screen.profile',
  '/profilePage/edit': null,
  '/termsUpdate': null,
  '/resourcesScreen': 'search.screen.library',
  '/personalGrowth': 'search.screen.growth',
};
