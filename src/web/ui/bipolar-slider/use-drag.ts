import { type PointerEvent, useRef } from 'react';

/** Pixels a pointer must travel sideways before it counts as dragging and not as a tap. */
const threshold = 8;

/**
 * Pointer handlers for a row of equally wide places: dragging along the row chooses the place under the pointer.
 * The centre, 0, is passed over. Taps are left to the places themselves.
 */
export function useDrag(places: readonly number[], value: number | null, choose: (place: number) => void) {
  const start = useRef<number | null>(null);
  const dragging = useRef(false);

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    start.current = event.clientX;
    dragging.current = false;
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    if (start.current === null) return;
    if (!dragging.current && Math.abs(event.clientX - start.current) < threshold) return;
    if (!dragging.current) event.currentTarget.setPointerCapture(event.pointerId);
    dragging.current = true;
    const box = event.currentTarget.getBoundingClientRect();
    const index = Math.floor(((event.clientX - box.left) / box.width) * places.length);
    const place = places[Math.min(Math.max(index, 0), places.length - 1)];
    if (place && place !== value) choose(place);
  }

  function onPointerUp() {
    start.current = null;
  }

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp };
}
