import { type DragEvent, type MouseEvent, type PointerEvent, useRef } from 'react';

/** Horizontal pixels after which a press is a drag, not a tap. */
const threshold = 8;

/**
 * Pointer handlers for a row of equally wide positions: dragging selects the position under the pointer, except the
 * centre, 0. Taps are handled by the positions.
 */
export function useDrag(
  positions: readonly number[],
  value: number | null,
  choose: (position: number) => void,
) {
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
    const index = Math.floor(((event.clientX - box.left) / box.width) * positions.length);
    const position = positions[Math.min(Math.max(index, 0), positions.length - 1)];
    if (position && position !== value) choose(position);
  }

  function onPointerUp() {
    start.current = null;
  }

  /** WebKit clicks the disc where a drag began or ended, which may not be the chosen one. */
  function onClickCapture(event: MouseEvent) {
    if (dragging.current) event.stopPropagation();
    dragging.current = false;
  }

  /** WebKit drags selected text instead, and cancels the pointer. */
  const onDragStart = (event: DragEvent) => event.preventDefault();

  return {
    onPointerDown,
    onPointerMove,
    onPointerUp,
    onPointerCancel: onPointerUp,
    onClickCapture,
    onDragStart,
  };
}
