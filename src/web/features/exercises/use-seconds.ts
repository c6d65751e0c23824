import { useEffect, useState } from 'react';

/** A running count of seconds. */
export interface SecondsTimer {
  /** Whole seconds since the start; null if it does not run. */
  readonly elapsed: number | null;
  readonly start: () => void;
  readonly stop: () => void;
}

/**
 * Counts seconds by the clock, so that a browser that throttles timers stays right.
 * @param total seconds after which it stops
 * @param onEnd called after the last second
 */
export function useSecondsTimer(total: number, onEnd: () => void): SecondsTimer {
  const [startedAt, setStartedAt] = useState<number | null>(null);
  const [elapsed, setElapsed] = useState(0);
  const hasEnded = startedAt !== null && elapsed >= total;
  useEffect(() => {
    if (startedAt === null) return;
    const timer = setInterval(() => setElapsed(Math.floor((Date.now() - startedAt) / 1000)), 200);
    return () => clearInterval(timer);
  }, [startedAt]);
  useEffect(() => {
    if (!hasEnded) return;
    setStartedAt(null);
    onEnd();
    // Only the end matters, not a new function.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [hasEnded]);
  return {
    elapsed: startedAt === null ? null : Math.min(elapsed, total),
    start: () => {
      setElapsed(0);
      setStartedAt(Date.now());
    },
    stop: () => setStartedAt(null),
  };
}
