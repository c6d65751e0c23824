import { useEffect, useRef } from 'react';

/**
 * Moves the focus when the step changes without a navigation: to the title, or to a field with `data-first-field`. Such a
 * field continues the typing of the step before, so that the keyboard of a phone stays open.
 */
export function useFocusOnTitle(step: string): void {
  const previousStep = useRef(step);
  useEffect(() => {
    if (previousStep.current === step) return;
    previousStep.current = step;
    const field = document.querySelector<HTMLElement>('[data-first-field]');
    (field ?? document.getElementById('page-title'))?.focus();
  }, [step]);
}
