import { type KeyboardEvent, type PointerEvent, useState } from 'react';

/** An entry that is being dragged: its index, and the index at which it would be dropped. */
interface Drag {
  readonly from: number;
  readonly to: number;
}

/** A drag of an entry in a list. */
export interface ListDrag {
  /** Returns where an entry shows that the dragged one would be dropped; undefined if it would not. */
  getDropEdge(at: number): 'before' | 'after' | undefined;
  /** Event handlers of the handle of an entry, which must be inside the list item of the entry. */
  getHandlers(at: number): DragHandlers;
}

interface DragHandlers {
  onPointerDown(event: PointerEvent<HTMLElement>): void;
  onPointerMove(event: PointerEvent<HTMLElement>): void;
  onPointerUp(): void;
  onPointerCancel(): void;
  onKeyDown(event: KeyboardEvent<HTMLElement>): void;
}

/** Distance from the edge of the window, in pixels, within which a drag scrolls. */
const scrollEdge = 64;
const scrollStep = 24;

/**
 * Dragging of entries by pointer, and moving them by the arrow keys, Home and End. Escape cancels a drag.
 * @param count number of entries
 * @param onMove moves an entry to an index
 */
export function useDrag(count: number, onMove: (from: number, to: number) => void): ListDrag {
  const [drag, setDrag] = useState<Drag | null>(null);
  return {
    getDropEdge(at) {
      if (drag === null || drag.to !== at || drag.from === at) return undefined;
      return drag.to < drag.from ? 'before' : 'after';
    },
    getHandlers: (at) => ({
      onPointerDown(event) {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture?.(event.pointerId);
        setDrag({ from: at, to: at });
      },
      onPointerMove(event) {
        if (drag === null) return;
        scrollNearEdge(event.currentTarget, event.clientY);
        const to = findDropIndex(event.currentTarget, event.clientY, drag.from);
        if (to !== drag.to) setDrag({ ...drag, to });
      },
      onPointerUp() {
        if (drag !== null && drag.to !== drag.from) onMove(drag.from, drag.to);
        setDrag(null);
      },
      onPointerCancel: () => setDrag(null),
      onKeyDown(event) {
        if (event.key === 'Escape') return setDrag(null);
        const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: count - 1 }[event.key];
        if (to === undefined) return;
        event.preventDefault();
        if (to !== at) onMove(at, to);
      },
    }),
  };
}

/** Counts the other entries whose middle is above the pointer. */
function findDropIndex(handle: HTMLElement, y: number, from: number): number {
  const rows = [...(handle.closest('ol')?.children ?? [])];
  return rows.filter((row, at) => {
    const { top, height } = row.getBoundingClientRect();
    return at !== from && top + height / 2 < y;
  }).length;
}

function scrollNearEdge(handle: HTMLElement, y: number): void {
  const by = y < scrollEdge ? -scrollStep : y > window.innerHeight - scrollEdge ? scrollStep : 0;
  if (by !== 0) handle.closest('main')?.scrollBy?.(0, by);
}
