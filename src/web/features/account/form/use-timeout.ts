import { useEffect, useRef } from 'react';

/** Returns a `setTimeout` whose timers are cleared when the component unmounts. */
export function useTimeout(): (ms: number, callback: () => void) => void {
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  const isMounted = useRef(true);
  useEffect(() => {
    const pending = timers.current;
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      pending.forEach(clearTimeout);
    };
  }, []);
  return (ms, callback) => {
    if (isMounted.current) timers.current.push(setTimeout(callback, ms));
  };
}
