import { useEffect, useRef } from 'react';
import { times } from './times.ts';

/**
 * Moves on a little after an answer. Choosing again meanwhile starts the wait anew; leaving the question ends it.
 * @param moveOn what to do when the wait is over
 */
export function useAdvance(moveOn: () => void): { soon(): void } {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    soon: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(moveOn, times.advance);
    },
  };
}
