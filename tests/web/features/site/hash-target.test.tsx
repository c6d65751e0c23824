import { composeStories } from '@storybook/react-vite';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as stories from '#features/site/page-screen.stories.tsx';
import { useHashTarget } from '#features/site/use-hash-target.ts';

const { AtAnAnchor, Long } = composeStories(stories);
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

/** A page that shows its target only after a while. */
function Page({ target }: { target: ReactNode }) {
  const [late, setLate] = useState(false);
  useHashTarget();
  return (
    <>
      <h1 id="page-title" tabIndex={-1}>
        A page
      </h1>
      <button type="button" onClick={() => setLate(true)}>
        Show
      </button>
      {late && target}
    </>
  );
}

function open(address: string, target: ReactNode = <h2 id="deletion">Account deletion</h2>) {
  vi.useFakeTimers();
  const router = createMemoryRouter([{ path: '*', element: <Page target={target} /> }], {
    initialEntries: [address],
  });
  render(<RouterProvider router={router} />);
  return router;
}
const show = () => fireEvent.click(screen.getByRole('button', { name: 'Show' }));
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('a page opened at an anchor scrolls to it and focuses its heading', async () => {
  render(<AtAnAnchor />);
  const heading = await screen.findByRole('heading', { name: 'Account deletion' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(scrolled).toEqual([heading]);
});

test('every line of the table of contents leads to its heading', async () => {
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

test('while the target is not there yet it looks again every 100 ms', () => {
  open('/privacy-policy#deletion');
  wait(450);
  expect(scrolled).toEqual([]);
  show();
  // It looked at 0, 100, … 400; the next look is at 500.
  wait(49);
  expect(scrolled).toEqual([]);
  wait(1);
  expect(scrolled).toEqual([screen.getByRole('heading', { name: 'Account deletion' })]);
  wait(1000);
  expect(scrolled).toHaveLength(1);
});

test('focus goes to the heading inside when the target is a whole part', () => {
  open(
    '/page#part',
    <section id="part">
      <h2>Its title</h2>
    </section>,
  );
  show();
  wait(100);
  expect(screen.getByRole('heading', { name: 'Its title' })).toHaveFocus();
});

test('an address without an anchor, and one that cannot be read, leave the page where it is', () => {
  open('/privacy-policy');
  wait(1000);
  open('/privacy-policy#%E0%A4%A');
  wait(1000);
  expect(scrolled).toEqual([]);
});

test('leaving the page ends the search', () => {
  const router = open('/privacy-policy#deletion');
  wait(300);
  act(() => void router.navigate('/privacy-policy'));
  show();
  wait(1000);
  expect(scrolled).toEqual([]);
});
