import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { useReducedMotion } from '../motion/motion.ts';
import { intervalMs, getSwipeStep } from './swipe.ts';

/**
 * State of a carousel: the current slide, changed by a timer, buttons or swipes. The timer stops while paused,
 * hovered by a mouse or focused; with reduced motion the carousel starts paused.
 */
export function useCarousel(count: number) {
  const reduced = useReducedMotion();
  const [current, setCurrent] = useState(0);
  const [isByUser, setIsByUser] = useState(false);
  /** Choice of the user; null for none. */
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const down = useRef<{ clientX: number; clientY: number } | null>(null);

  const playing = choice === null ? !reduced : choice === 'play';
  const isRunning = playing && !hovered && !focused;

  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => {
      setIsByUser(false);
      setCurrent((current + 1) % count);
    }, intervalMs);
    return () => clearTimeout(timer);
  }, [isRunning, current, count]);

  function show(index: number) {
    setIsByUser(true);
    setCurrent((index + count) % count);
  }

  function toggle() {
    setChoice(playing ? 'pause' : 'play');
    // A press on Play hovers and focuses the carousel, and must start the timer nevertheless.
    setHovered(false);
    setFocused(false);
  }

  function onPointerUp(event: PointerEvent) {
    if (down.current === null) return;
    const step = getSwipeStep(down.current, event);
    down.current = null;
    if (step !== 0) show(current + step);
  }

  return {
    current,
    playing,
    /** True if the user, not the timer, has selected the current slide. */
    isByUser,
    show,
    toggle,
    /** Props of the element around slides and controls. */
    pauseHandlers: {
      onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
    /** Props of the list of slides. Drags of a mouse select text and are ignored. */
    swipe: {
      onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
        down.current = pointerType === 'mouse' ? null : { clientX, clientY };
      },
      onPointerUp: onPointerUp,
      onPointerCancel: () => {
        down.current = null;
      },
    },
  };
}
