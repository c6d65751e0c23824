/** The width setting of the toolbar on a docs page: each story has its own frame (`.storybook/docs`). */
import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ToolbarContext, StoryWindow } from '../../../.storybook/docs/story-window.tsx';
import { getViewportWidth } from '../../../.storybook/toolbar/viewports.ts';

it.each([
  [{ value: 'w360', isRotated: false }, 360],
  [{ value: 'w360', isRotated: true }, 800],
  ['w1280', 1280],
  [{ value: '412-900' }, 412],
  [{ value: '', isRotated: false }, null],
  [undefined, null],
])('parses %j as %s', (viewport, width) => {
  expect(getViewportWidth(viewport)).toBe(width);
});

function shown(changed = {}, theme = 'dark') {
  const chosen = { theme, textSize: '200', viewport: { value: 'w360' } };
  return (
    <ToolbarContext value={{ width: 360, globals: chosen }}>
      <StoryWindow of="controls-tabs--first" name="First" changed={changed} />
    </ToolbarContext>
  );
}
const frame = () => screen.getByTitle<HTMLIFrameElement>('First');
const says = (source: unknown, height: number) => {
  const detail = { source, data: { workbench: 'height', height } };
  act(() => void window.dispatchEvent(new CustomEvent('frame-message', { detail })));
};

it('its address has one story and every global of the toolbar except the width', () => {
  render(shown());
  const { origin, pathname, searchParams } = new URL(frame().src);
  expect([origin, pathname]).toEqual([location.origin, location.pathname]);
  expect(searchParams.get('window')).toBe('controls-tabs--first');
  expect(searchParams.get('globals')).toBe('theme:dark;textSize:200');
  expect(frame()).toHaveStyle({ width: '360px' });
});

it('has the height that its frame reports', () => {
  render(shown());
  says(window, 900);
  expect(frame()).not.toHaveStyle({ height: '900px' });
  says(frame().contentWindow, 244);
  expect(frame()).toHaveStyle({ height: '244px' });
});

it('keeps its height when a switch is pressed, so that the page does not jump', () => {
  const { rerender } = render(shown());
  says(frame().contentWindow, 900);
  rerender(shown({}, 'light'));
  expect(new URL(frame().src).searchParams.get('globals')).toContain('theme:light');
  expect(frame()).toHaveStyle({ height: '900px' });
});

it('forwards changes of Controls once the frame listens', () => {
  const { rerender } = render(shown({ chosen: 'two' }));
  const told = vi.spyOn(frame().contentWindow as Window, 'postMessage').mockImplementation(() => {});
  rerender(shown({ chosen: 'three' }));
  expect(told).not.toHaveBeenCalled();
  says(frame().contentWindow, 244);
  expect(told).toHaveBeenCalledWith({ workbench: 'args', changed: { chosen: 'three' } }, '*');
  rerender(shown({}));
  expect(told).toHaveBeenLastCalledWith({ workbench: 'args', changed: {} }, '*');
});
