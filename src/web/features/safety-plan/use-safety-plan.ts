import { useEffect, useState } from 'react';
import { keys } from '#api/device/storage-keys.ts';
import { replacePlanPart, type PlanPart } from './plan.ts';
import {
  createPlan,
  deletePlan,
  unlockPlan,
  type UnlockedPlan,
  readPlanState,
  savePart,
} from './stored-plan.ts';

/** Milliseconds out of view after which an open plan is locked. Long enough for a call. */
const lockAfterMs = 10 * 60 * 1000;

/**
 * The plan of this device in its three states, and a plan that is only in memory.
 * @param isShared true: nothing is stored, and changes of a stored plan are lost with the page
 */
export function useSafetyPlan(isShared: boolean) {
  const [state, setState] = useState(readPlanState);
  const [opened, setOpened] = useState<UnlockedPlan | null>(null);
  const [unsaved, setUnsaved] = useState<UnlockedPlan['plan']>({});

  useEffect(() => {
    function followStorage({ key }: StorageEvent) {
      if (key !== null && key !== keys.safetyPlan.name) return;
      const next = readPlanState();
      setState(next);
      if (next === 'none') setOpened(null);
    }
    window.addEventListener('storage', followStorage);
    return () => window.removeEventListener('storage', followStorage);
  }, []);

  const isOpen = opened !== null;
  useEffect(() => (isOpen ? lockWhenAway(() => setOpened(null)) : undefined), [isOpen]);

  return {
    /** 'none' has the parts that are only in memory. */
    view: opened ? ('open' as const) : state,
    plan: opened?.plan ?? unsaved,
    /** @returns false if the browser did not store the plan */
    async create(pin: string): Promise<boolean> {
      const created = await createPlan(pin);
      setOpened(created);
      setState(readPlanState());
      return created !== null;
    },
    /** @returns false if the PIN is wrong */
    async open(pin: string): Promise<boolean> {
      const plan = await unlockPlan(pin);
      setOpened(plan);
      setState(readPlanState());
      return plan !== null;
    },
    /** @returns false if a part that should be stored was not */
    async save(id: string, part: PlanPart): Promise<boolean> {
      if (!opened) {
        setUnsaved(replacePlanPart(unsaved, id, part));
        return true;
      }
      if (isShared) {
        setOpened({ ...opened, plan: replacePlanPart(opened.plan, id, part) });
        return true;
      }
      const saved = await savePart(opened.key, id, part);
      if (saved) setOpened(saved);
      return saved !== null;
    },
    lock: () => setOpened(null),
    remove() {
      deletePlan();
      setOpened(null);
      setUnsaved({});
      setState('none');
    },
  };
}

/** Calls `lock` when the page returns after some time, or from the back/forward cache. */
function lockWhenAway(lock: () => void): () => void {
  let hiddenAt = Number.POSITIVE_INFINITY;
  function follow() {
    if (document.visibilityState === 'hidden') hiddenAt = Date.now();
    else if (Date.now() - hiddenAt > lockAfterMs) lock();
  }
  const followCache = ({ persisted }: PageTransitionEvent) => persisted && lock();
  document.addEventListener('visibilitychange', follow);
  window.addEventListener('pageshow', followCache);
  return () => {
    document.removeEventListener('visibilitychange', follow);
    window.removeEventListener('pageshow', followCache);
  };
}
