import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { useReducedMotion } from '../motion/motion.ts';
import { interval, swipe } from './turning.ts';

/**
 * State of a carousel: the current slide, changed by a timer, buttons or swipes. The timer stops while paused,
 * hovered by a mouse or focused; with reduced motion the carousel starts paused.
 */
export function useCarousel(count: number) {
  const reduced = useReducedMotion();
  const [current, setCurrent] = useState(0);
  const [byHand, setByHand] = useState(false);
  /** Choice of the user; null for none. */
  const [wish, setWish] = useState<'play' | 'pause' | null>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const down = useRef<{ clientX: number; clientY: number } | null>(null);

  const playing = wish === null ? !reduced : wish === 'play';
  const turning = playing && !hovered && !focused;

  useEffect(() => {
    if (!turning) return;
    const timer = setTimeout(() => {
      setByHand(false);
      setCurrent((current + 1) % count);
    }, interval);
    return () => clearTimeout(timer);
  }, [turning, current, count]);

  function show(index: number) {
    setByHand(true);
    setCurrent((index + count) % count);
  }

  function toggle() {
    setWish(playing ? 'pause' : 'play');
    // A press on Play hovers and focuses the carousel, and must start the timer nevertheless.
    setHovered(false);
    setFocused(false);
  }

  function lift(event: PointerEvent) {
    if (down.current === null) return;
    const turn = swipe(down.current, event);
    down.current = null;
    if (turn !== 0) show(current + turn);
  }

  return {
    current,
    playing,
    /** True if the user, not the timer, has selected the current slide. */
    byHand,
    show,
    toggle,
    /** Props of the element around slides and controls. */
    hold: {
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
      onPointerUp: lift,
      onPointerCancel: () => {
        down.current = null;
      },
    },
  };
}
