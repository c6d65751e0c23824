import type { DatabaseFault } from '../db/faults.ts';

/** Why the process is not ready. */
type Unready = 'draining' | DatabaseFault;

/** Readiness of the process, for a load balancer. */
export interface Readiness {
  /** Draining: the process still responds, and shuts down soon. */
  set(state: 'ready' | 'draining'): void;
  readonly isDraining: boolean;
  /** Reports a fault that a request encountered, which the probe may not detect. */
  met(fault: DatabaseFault): void;
  /** Why the process is not ready; null if it is. For a load balancer: the shutdown waits until it was called. */
  whyNot(): Promise<Unready | null>;
  /** As `whyNot`, for metrics. Both probe the database at most four times per second. */
  check(): Promise<Unready | null>;
  /** Whether a load balancer called `whyNot` recently, so that the shutdown should wait for it. */
  isWatched(): boolean;
}

/** In ms: lifetime of a probe result. */
const freshFor = 250;
const faultLasts = 5_000;
const watchedFor = 30_000;

/**
 * @param probe of the database; without one only the process state counts
 * @param now milliseconds, for tests
 */
export function createReadiness(
  probe: () => Promise<'works' | DatabaseFault> = async () => 'works',
  now: () => number = () => performance.now(),
): Readiness {
  let isDraining = false;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let fullAt = Number.NEGATIVE_INFINITY;
  let probedAt = Number.NEGATIVE_INFINITY;
  let isProbing = false;
  let probed: Promise<'works' | DatabaseFault> = Promise.resolve('works');

  function checkDatabase(): Promise<'works' | DatabaseFault> {
    if (isProbing || now() - probedAt < freshFor) return probed;
    probedAt = now();
    isProbing = true;
    probed = probe()
      .catch(() => 'away' as const)
      .finally(() => {
        isProbing = false;
      });
    return probed;
  }

  async function check(): Promise<Unready | null> {
    if (isDraining) return 'draining';
    const found = await checkDatabase();
    if (found !== 'works') return found;
    // The probe succeeds with a full disk, because reading works.
    return now() - fullAt < faultLasts ? 'full' : null;
  }

  return {
    check,
    set(state) {
      isDraining = state === 'draining';
    },
    get isDraining() {
      return isDraining;
    },
    met(fault) {
      if (fault === 'full') fullAt = now();
    },
    whyNot() {
      checkedAt = now();
      return check();
    },
    isWatched: () => now() - checkedAt < watchedFor,
  };
}
