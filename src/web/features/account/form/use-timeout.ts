import { useEffect, useRef } from 'react';

/** Runs something once after a while, unless the screen is gone by then. */
export function useTimeout(): (ms: number, work: () => void) => void {
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  const shown = useRef(true);
  useEffect(() => {
    const pending = timers.current;
    shown.current = true;
    return () => {
      shown.current = false;
      pending.forEach(clearTimeout);
    };
  }, []);
  return (ms, work) => {
    if (shown.current) timers.current.push(setTimeout(work, ms));
  };
}
