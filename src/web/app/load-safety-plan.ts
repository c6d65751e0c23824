import { safetyPlanReview } from '#api/safety-plan.ts';
import { registerServiceWorker } from './register-service-worker.ts';

/** Loads the safety plan, and registers the service worker: without a login, no other screen does. */
export async function loadSafetyPlanScreen() {
  const { SafetyPlanScreen } = await import('#features/safety-plan/safety-plan-screen.tsx');
  if (safetyPlanReview && typeof navigator !== 'undefined' && 'serviceWorker' in navigator)
    void registerServiceWorker(() => false);
  return SafetyPlanScreen;
}
