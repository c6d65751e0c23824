import { useEffect, useRef } from 'react';

/** Runs something once after a while, unless the screen is gone by then. */
export function useLater(): (ms: number, work: () => void) => void {
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  useEffect(() => () => timers.current.forEach(clearTimeout), []);
  return (ms, work) => {
    timers.current.push(setTimeout(work, ms));
  };
}
