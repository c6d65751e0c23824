import { composeStories } from '@storybook/react-vite';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as stories from '#ui/top-progress/top-progress.stories.tsx';
import { meera, openApp } from './app-harness.tsx';

const story = composeStories(stories);
/** Resolves the slow page, which is not prefetched by Next. */
let come: () => void;

vi.mock('../../../content/reading/maintaining-1/wellBeing3.mdx', async () => {
  await new Promise<void>((resolve) => {
    come = resolve;
  });
  return { frontmatter: { title: 'A slow page', updated: '2026-11-21' }, default: () => <p>Here it is.</p> };
});

const getIndicator = () => screen.queryByText('One moment');
const advanceTime = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

afterEach(() => vi.useRealTimers());

describe('the pending indicator', () => {
  beforeEach(() => void vi.useFakeTimers());

  it('is delayed, so that fast responses do not flicker', async () => {
    const { rerender } = render(<story.Default />);
    await advanceTime(249);
    expect(getIndicator()).toBeNull();
    await advanceTime(1);
    expect(getIndicator()).toBeInTheDocument();
    rerender(<story.Default loading={false} />);
    expect(getIndicator()).toBeNull();
  });

  it('is never displayed for a fast response', async () => {
    const { rerender } = render(<story.Default />);
    await advanceTime(200);
    rerender(<story.Default loading={false} />);
    await advanceTime(1000);
    expect(getIndicator()).toBeNull();
  });

  it('is announced politely in an existing live region', async () => {
    render(<story.Default />);
    const status = screen.getByRole('status');
    expect(status).toBeEmptyDOMElement();
    await advanceTime(250);
    expect(screen.getByRole('status')).toBe(status);
    expect(status).toHaveTextContent('One moment');
  });
});

it('a link is marked as pending after a click until the page is loaded', async () => {
  const { router } = openApp('/wellBeing1', { server: meera });
  await screen.findByText('Part 1 of 4', { selector: 'span' });
  expect(getIndicator()).toBeNull();
  void act(() => void router.navigate('/wellBeing3'));
  expect(await screen.findByText('One moment')).toBeInTheDocument();
  expect(screen.getByText('Part 1 of 4', { selector: 'span' })).toBeVisible();
  await act(async () => come());
  expect(await screen.findByText('Here it is.')).toBeVisible();
  expect(getIndicator()).toBeNull();
});
