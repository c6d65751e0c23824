import { composeStories } from '@storybook/react-vite';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as stories from '#features/site/page-screen.stories.tsx';
import { useHashTarget } from '#features/site/use-hash-target.ts';

const { WithHash: AtAnAnchor, Default: Long } = composeStories(stories);
const scrolled: Element[] = [];

beforeEach(() => {
  scrolled.length = 0;
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolled.push(this);
  };
});
afterEach(() => {
  vi.useRealTimers();
});

/** A page whose target is rendered later. */
function Page({ target }: { target: ReactNode }) {
  const [isDisplayed, setLate] = useState(false);
  useHashTarget();
  return (
    <>
      <h1 id="page-title" tabIndex={-1}>
        A page
      </h1>
      <button type="button" onClick={() => setLate(true)}>
        Show
      </button>
      {isDisplayed && target}
    </>
  );
}

function renderAt(address: string, target: ReactNode = <h2 id="deletion">Account deletion</h2>) {
  vi.useFakeTimers();
  const router = createMemoryRouter([{ path: '*', element: <Page target={target} /> }], {
    initialEntries: [address],
  });
  render(<RouterProvider router={router} />);
  return router;
}
const clickShow = () => fireEvent.click(screen.getByRole('button', { name: 'Show' }));
const advanceTime = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('a page opened at an anchor scrolls to it and focuses its heading', async () => {
  render(<AtAnAnchor />);
  const heading = await screen.findByRole('heading', { name: 'Account deletion' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(scrolled).toEqual([heading]);
});

test('every entry of the table of contents leads to its heading', async () => {
  render(<Long />);
  fireEvent.click(screen.getByText('On this page'));
  for (const name of ['Disclosure', 'Account deletion', 'Account deletion']) {
    scrolled.length = 0;
    fireEvent.click(screen.getByRole('link', { name }));
    const heading = screen.getByRole('heading', { name });
    await waitFor(() => expect(scrolled).toEqual([heading]));
    expect(heading).toHaveFocus();
  }
});

test('polls every 100 ms while the target does not exist', () => {
  renderAt('/privacy-policy#deletion');
  advanceTime(450);
  expect(scrolled).toEqual([]);
  clickShow();
  // It polled at 0, 100, … 400; the next poll is at 500.
  advanceTime(49);
  expect(scrolled).toEqual([]);
  advanceTime(1);
  expect(scrolled).toEqual([screen.getByRole('heading', { name: 'Account deletion' })]);
  advanceTime(1000);
  expect(scrolled).toHaveLength(1);
});

test('focuses the heading inside if the target is a section', () => {
  renderAt(
    '/page#part',
    <section id="part">
      <h2>Its title</h2>
    </section>,
  );
  clickShow();
  advanceTime(100);
  expect(screen.getByRole('heading', { name: 'Its title' })).toHaveFocus();
});

test('an address without an anchor, or with an invalid one, does not scroll', () => {
  renderAt('/privacy-policy');
  advanceTime(1000);
  renderAt('/privacy-policy#%E0%A4%A');
  advanceTime(1000);
  expect(scrolled).toEqual([]);
});

test('leaving the page stops the polling', () => {
  const router = renderAt('/privacy-policy#deletion');
  advanceTime(300);
  act(() => void router.navigate('/privacy-policy'));
  clickShow();
  advanceTime(1000);
  expect(scrolled).toEqual([]);
});
