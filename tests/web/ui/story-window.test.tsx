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

function createWindow(changed = {}, theme = 'dark') {
  const chosen = { theme, textSize: '200', viewport: { value: 'w360' } };
  return (
    <ToolbarContext value={{ width: 360, globals: chosen }}>
      <StoryWindow of="components-navigation-tabs--default" name="First" changed={changed} />
    </ToolbarContext>
  );
}
const getFrame = () => screen.getByTitle<HTMLIFrameElement>('First');
const dispatchHeight = (source: unknown, height: number) => {
  const detail = { source, data: { workbench: 'height', height } };
  act(() => void window.dispatchEvent(new CustomEvent('frame-message', { detail })));
};

it('its address has one story and every global of the toolbar except the width', () => {
  render(createWindow());
  const { origin, pathname, searchParams } = new URL(getFrame().src);
  expect([origin, pathname]).toEqual([location.origin, location.pathname]);
  expect(searchParams.get('window')).toBe('components-navigation-tabs--default');
  expect(searchParams.get('globals')).toBe('theme:dark;textSize:200');
  expect(getFrame()).toHaveStyle({ width: '360px' });
});

it('has the height that its frame reports', () => {
  render(createWindow());
  dispatchHeight(window, 900);
  expect(getFrame()).not.toHaveStyle({ height: '900px' });
  dispatchHeight(getFrame().contentWindow, 244);
  expect(getFrame()).toHaveStyle({ height: '244px' });
});

it('keeps its height when a switch is pressed, so that the page does not jump', () => {
  const { rerender } = render(createWindow());
  dispatchHeight(getFrame().contentWindow, 900);
  rerender(createWindow({}, 'light'));
  expect(new URL(getFrame().src).searchParams.get('globals')).toContain('theme:light');
  expect(getFrame()).toHaveStyle({ height: '900px' });
});

it('forwards changes of Controls once the frame listens', () => {
  const { rerender } = render(createWindow({ chosen: 'two' }));
  const postMessage = vi
    .spyOn(getFrame().contentWindow as Window, 'postMessage')
    .mockImplementation(() => {});
  rerender(createWindow({ chosen: 'three' }));
  expect(postMessage).not.toHaveBeenCalled();
  dispatchHeight(getFrame().contentWindow, 244);
  expect(postMessage).toHaveBeenCalledWith({ workbench: 'args', changed: { chosen: 'three' } }, '*');
  rerender(createWindow({}));
  expect(postMessage).toHaveBeenLastCalledWith({ workbench: 'args', changed: {} }, '*');
});
