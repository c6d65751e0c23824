import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * How far something of this width must be drawn smaller to fit into a room; 1 where it fits as it is.
 * @param width in CSS pixels
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
