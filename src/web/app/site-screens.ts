export { loadSafetyPlanScreen } from './load-safety-plan.ts';

/** Loads the contact form. */
export const loadContactScreen = async () =>
  (await import('#features/site/contact-screen.tsx')).ContactScreen;

/** Loads the search page and the list of all pages. */
export const loadFinding = () => import('./finding.tsx');

/** Loads the list of exercises, and the screen of one exercise. */
export const loadExercises = () => import('./exercises.tsx');
