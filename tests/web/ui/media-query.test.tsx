import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useMediaQuery } from '#ui/motion/media-query.ts';
import { useReducedMotion } from '#ui/motion/motion.ts';

afterEach(() => vi.unstubAllGlobals());

/** A device that answers to one query alone, and whose reader may change it. */
function deviceWith(query: string, matches: boolean) {
  const media = Object.assign(new EventTarget(), { matches });
  const other = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', (asked: string) => (asked === query ? media : other));
  return (now: boolean) =>
    act(() => {
      media.matches = now;
      media.dispatchEvent(new Event('change'));
    });
}

test('a page follows the screen as it is turned', () => {
  const turn = deviceWith('(min-width: 768px)', false);
  const { result } = renderHook(() => useMediaQuery('(min-width: 768px)'));
  expect(result.current).toBe(false);
  turn(true);
  expect(result.current).toBe(true);
  turn(false);
  expect(result.current).toBe(false);
});

test('a reader who asks the device for less motion while the page is open gets less motion', () => {
  const ask = deviceWith('(prefers-reduced-motion: reduce)', false);
  const { result } = renderHook(() => useReducedMotion());
  expect(result.current).toBe(false);
  ask(true);
  expect(result.current).toBe(true);
});

test('a device that does not answer such questions counts as no', () => {
  vi.stubGlobal('matchMedia', undefined);
  const { result } = renderHook(() => useMediaQuery('(min-width: 768px)'));
  expect(result.current).toBe(false);
});
