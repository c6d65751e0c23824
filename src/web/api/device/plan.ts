import { keys } from './storage-keys.ts';
import { isPhoneShared, readValue, removeValue, writeValue } from './storage.ts';
import { isStoredPlanExpired, type StoredPlan } from './stored-plan.ts';

/** Loads the plan of a user; null if none is saved, it has expired, or the phone may be shared. */
export function loadPlan(userid: string, now: Date): StoredPlan | null {
  const plan = isPhoneShared() ? null : readValue(keys.plan, userid);
  return plan && !isStoredPlanExpired(plan, now) ? plan : null;
}

/** Saves the plan of a user, or removes it. Nothing is saved on a shared phone. */
export function savePlan(userid: string, plan: StoredPlan | null): void {
  if (plan === null || isPhoneShared()) removeValue(keys.plan, userid);
  else writeValue(keys.plan, plan, userid);
}
