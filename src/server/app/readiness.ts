import type { Fault } from '../db/faults.ts';

/** Why nobody should be sent to this process just now. */
type Unready = 'draining' | Fault;

/** Is this process to be sent people? A balancer asks, and sends them elsewhere when it is not. */
export interface Readiness {
  /** Draining: it still answers, and will end soon. */
  set(state: 'ready' | 'draining'): void;
  readonly isDraining: boolean;
  /** Somebody met this fault while working, which may be one that looking alone does not show. */
  met(fault: Fault): void;
  /** Why not; null when all is well. For whoever sends people elsewhere then: a stop waits until they have seen it. */
  whyNot(): Promise<Unready | null>;
  /** The same, for whoever only notes it. Both ask the database at most four times a second. */
  check(): Promise<Unready | null>;
  /** Has anybody asked of late, so that a stop should wait until they have seen it? */
  isWatched(): boolean;
}

/** In ms. */
const freshFor = 250;
const faultLasts = 5_000;
const watchedFor = 30_000;

/**
 * @param probe of the database; without one nothing is looked at but the process itself
 * @param now milliseconds, for tests
 */
export function createReadiness(
  probe: () => Promise<'works' | Fault> = async () => 'works',
  now: () => number = () => performance.now(),
): Readiness {
  let isDraining = false;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let fullAt = Number.NEGATIVE_INFINITY;
  let probedAt = Number.NEGATIVE_INFINITY;
  let isProbing = false;
  let probed: Promise<'works' | Fault> = Promise.resolve('works');

  function checkDatabase(): Promise<'works' | Fault> {
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
    // A full disk still answers whoever reads.
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
