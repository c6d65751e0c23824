import { useEffect, useRef } from 'react';

/** Moves the focus to the title when the step changes without a navigation. */
export function useFocusOnTitle(step: string): void {
  const previousStep = useRef(step);
  useEffect(() => {
    if (previousStep.current === step) return;
    previousStep.current = step;
    document.getElementById('page-title')?.focus();
  }, [step]);
}
