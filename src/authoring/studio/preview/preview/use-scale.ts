import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Returns the scale at which content fits into its container; at most 1.
 * @param width width of the content in CSS pixels
 */
export function useScale(room: RefObject<HTMLElement | null>, width: number): number {
  const [space, setSpace] = useState(width);
  useLayoutEffect(() => {
    if (!room.current) return;
    const measure = new ResizeObserver(([entry]) => entry && setSpace(entry.contentRect.width));
    measure.observe(room.current);
    return () => measure.disconnect();
  }, [room]);
  return space > 0 ? Math.min(1, space / width) : 1;
}
