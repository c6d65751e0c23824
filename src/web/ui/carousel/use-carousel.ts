import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { useReducedMotion } from '../motion/motion.ts';
import { interval, swipe } from './turning.ts';

/**
 * Which of `count` slides is shown, and what moves it: time, buttons, a swipe. Time stops while paused,
 * while a mouse rests on the carousel and while focus is inside; it starts paused under reduced motion.
 */
export function useCarousel(count: number) {
  const reduced = useReducedMotion();
  const [current, setCurrent] = useState(0);
  const [byHand, setByHand] = useState(false);
  /** What the person asked for; null before they asked. */
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
    // A press on Play has mouse and focus inside, and must start it all the same.
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
    /** True when the person, not the time, brought the current slide. */
    byHand,
    show,
    toggle,
    /** For the element that holds slides and controls. */
    hold: {
      onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
    /** For the slides. A mouse drag selects text and is no swipe. */
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
