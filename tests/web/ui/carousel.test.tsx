import { composeStories } from '@storybook/react-vite';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as stories from '#ui/carousel/carousel.stories.tsx';

const { OneAtATime } = composeStories(stories);

/** The names of the dots, which mark the current slide. */
const listCurrent = () =>
  screen.getAllByRole('button', { current: true }).map((dot) => dot.getAttribute('aria-label'));
const getButton = (name: string) => screen.getByRole('button', { name });
const getSlides = () => screen.getByRole('list', { hidden: true });
const advanceTime = (ms: number) => act(() => vi.advanceTimersByTime(ms));

/** Drags from one point to another, by default with a finger. */
function drag(from: [number, number], to: [number, number], pointerType = 'touch') {
  const at = ([clientX, clientY]: [number, number]) => ({ clientX, clientY, pointerType });
  fireEvent.pointerDown(getSlides(), at(from));
  fireEvent.pointerUp(getSlides(), at(to));
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('it advances every four seconds and restarts after the last slide', () => {
  render(<OneAtATime />);
  expect(listCurrent()).toEqual(['Indicator 1 of 3']);
  advanceTime(3999);
  expect(listCurrent()).toEqual(['Indicator 1 of 3']);
  advanceTime(1);
  expect(listCurrent()).toEqual(['Indicator 2 of 3']);
  advanceTime(4000);
  expect(listCurrent()).toEqual(['Indicator 3 of 3']);
  advanceTime(4000);
  expect(listCurrent()).toEqual(['Indicator 1 of 3']);
});

test('Pause stops it permanently, Play starts it again', () => {
  render(<OneAtATime />);
  fireEvent.click(getButton('Pause'));
  advanceTime(60_000);
  expect(listCurrent()).toEqual(['Indicator 1 of 3']);
  fireEvent.click(getButton('Play'));
  advanceTime(4000);
  expect(listCurrent()).toEqual(['Indicator 2 of 3']);
  expect(getButton('Pause')).toBeVisible();
});

test('Play works although focus and mouse are on the button', () => {
  render(<OneAtATime />);
  fireEvent.pointerEnter(getSlides(), { pointerType: 'mouse' });
  fireEvent.focus(getButton('Pause'));
  fireEvent.click(getButton('Pause'));
  fireEvent.click(getButton('Play'));
  advanceTime(4000);
  expect(listCurrent()).toEqual(['Indicator 2 of 3']);
});

test('it pauses while hovered and while focus is inside', () => {
  const { container } = render(<OneAtATime />);
  const carousel = container.querySelector('ul')?.parentElement as HTMLElement;
  fireEvent.pointerEnter(carousel, { pointerType: 'mouse' });
  advanceTime(9000);
  expect(listCurrent()).toEqual(['Indicator 1 of 3']);
  fireEvent.pointerLeave(carousel);
  advanceTime(4000);
  expect(listCurrent()).toEqual(['Indicator 2 of 3']);
  fireEvent.focus(getButton('Next indicator'));
  advanceTime(9000);
  expect(listCurrent()).toEqual(['Indicator 2 of 3']);
  fireEvent.blur(getButton('Next indicator'));
  advanceTime(4000);
  expect(listCurrent()).toEqual(['Indicator 3 of 3']);
});

test('a touch does not count as hover', () => {
  const { container } = render(<OneAtATime />);
  const carousel = container.querySelector('ul')?.parentElement as HTMLElement;
  fireEvent.pointerEnter(carousel, { pointerType: 'touch' });
  advanceTime(4000);
  expect(listCurrent()).toEqual(['Indicator 2 of 3']);
});

test('it starts paused with reduced motion', () => {
  const still = { matches: true, addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal('matchMedia', () => still);
  render(<OneAtATime />);
  advanceTime(60_000);
  expect(listCurrent()).toEqual(['Indicator 1 of 3']);
  fireEvent.click(getButton('Play'));
  advanceTime(4000);
  expect(listCurrent()).toEqual(['Indicator 2 of 3']);
});

test('next, previous and the dots select a slide, and each is displayed for the full four seconds', () => {
  render(<OneAtATime />);
  advanceTime(3000);
  fireEvent.click(getButton('Next indicator'));
  expect(listCurrent()).toEqual(['Indicator 2 of 3']);
  advanceTime(3999);
  expect(listCurrent()).toEqual(['Indicator 2 of 3']);
  fireEvent.click(getButton('Previous indicator'));
  fireEvent.click(getButton('Previous indicator'));
  // From the first one back to the last.
  expect(listCurrent()).toEqual(['Indicator 3 of 3']);
  fireEvent.click(getButton('Indicator 2 of 3'));
  expect(listCurrent()).toEqual(['Indicator 2 of 3']);
});

test('a swipe of 40 px to the left selects the next slide, to the right the previous one', () => {
  render(<OneAtATime />);
  drag([200, 50], [160, 55]);
  expect(listCurrent()).toEqual(['Indicator 2 of 3']);
  drag([160, 50], [200, 50]);
  expect(listCurrent()).toEqual(['Indicator 1 of 3']);
});

test('39 px are too short, a mostly vertical swipe scrolls, and a mouse selects text', () => {
  render(<OneAtATime />);
  drag([200, 50], [161, 50]);
  drag([200, 50], [150, 120]);
  drag([200, 50], [100, 50], 'mouse');
  expect(listCurrent()).toEqual(['Indicator 1 of 3']);
});

test('a selected slide is announced, an automatic one is not', () => {
  const { container } = render(<OneAtATime />);
  const liveRegion = container.querySelector('[aria-live="polite"]');
  expect(liveRegion).toBeEmptyDOMElement();
  fireEvent.click(getButton('Next indicator'));
  expect(liveRegion).toHaveTextContent('Indicator 2 of 3: Activity Patterns');
  advanceTime(4000);
  expect(liveRegion).toBeEmptyDOMElement();
});
