import { useEffect, useRef } from 'react';

/** Moves focus to the new title when the step changes under the same address. */
export function useFocusOnTitle(step: string): void {
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    document.getElementById('page-title')?.focus();
  }, [step]);
}
