import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useMediaQuery } from '#ui/motion/media-query.ts';
import { useReducedMotion } from '#ui/motion/motion.ts';

afterEach(() => vi.unstubAllGlobals());

/** A device that matches one query, and whose setting can change. */
function mockDevice(query: string, matches: boolean) {
  const media = Object.assign(new EventTarget(), { matches });
  const other = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', (requested: string) => (requested === query ? media : other));
  return (now: boolean) =>
    act(() => {
      media.matches = now;
      media.dispatchEvent(new Event('change'));
    });
}

test('is updated when the screen is rotated', () => {
  const setMatches = mockDevice('(min-width: 768px)', false);
  const { result } = renderHook(() => useMediaQuery('(min-width: 768px)'));
  expect(result.current).toBe(false);
  setMatches(true);
  expect(result.current).toBe(true);
  setMatches(false);
  expect(result.current).toBe(false);
});

test('is updated when the setting for reduced motion changes', () => {
  const ask = mockDevice('(prefers-reduced-motion: reduce)', false);
  const { result } = renderHook(() => useReducedMotion());
  expect(result.current).toBe(false);
  ask(true);
  expect(result.current).toBe(true);
});

test('is false on a device without media queries', () => {
  vi.stubGlobal('matchMedia', undefined);
  const { result } = renderHook(() => useMediaQuery('(min-width: 768px)'));
  expect(result.current).toBe(false);
});
