import { useLayoutEffect } from 'react';
import { type Ink, inkClass } from '../../ui/theme/ink.ts';

/**
 * Gives the whole page, the bar above included, a section's ink while a screen is shown.
 * @param ground a class that says what the ink colours
 */
export function useGround(ink: Ink, ground: string): void {
  useLayoutEffect(() => {
    const names = [inkClass(ink), ground];
    document.body.classList.add(...names);
    return () => document.body.classList.remove(...names);
  }, [ink, ground]);
}
