import { composeStories } from '@storybook/react-vite';
import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import * as stories from '#ui/prose/table.stories.tsx';

const story = composeStories(stories);
/** The mocked scroll width of the table in pixels. */
let needed = 0;
let measure = () => {};

beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(320);
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockImplementation(() => needed);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        measure = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  return () => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  };
});

test('a table that fits is not focusable', () => {
  needed = 320;
  const { container } = render(<story.Default />);
  act(() => measure());
  expect(screen.getByRole('table')).toBeInTheDocument();
  expect(screen.queryByRole('region')).toBeNull();
  expect(container.querySelector('[tabindex]')).toBeNull();
});

test('one that does not fit can be scrolled by keyboard, with a name, until it fits again', () => {
  needed = 700;
  render(<story.TooWide />);
  act(() => measure());
  const frame = screen.getByRole('region', { name: 'Table: When, What, Kind' });
  expect(frame).toHaveAttribute('tabindex', '0');
  needed = 320;
  act(() => measure());
  expect(screen.queryByRole('region')).toBeNull();
});
