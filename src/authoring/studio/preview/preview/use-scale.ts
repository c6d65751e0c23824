import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Returns the scale at which content fits into its container; at most 1.
 * @param width width of the content in CSS pixels
 */
export function useScale(container: RefObject<HTMLElement | null>, width: number): number {
  const [availableWidth, setSpace] = useState(width);
  useLayoutEffect(() => {
    if (!container.current) return;
    const measure = new ResizeObserver(([entry]) => entry && setSpace(entry.contentRect.width));
    measure.observe(container.current);
    return () => measure.disconnect();
  }, [container]);
  return availableWidth > 0 ? Math.min(1, availableWidth / width) : 1;
}
