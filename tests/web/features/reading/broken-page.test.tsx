import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import * as stories from '#features/reading/broken-page.stories.tsx';
import { BrokenPage } from '#features/reading/broken-page.tsx';
import { getPageContext } from '#tests/support/harnesses/reading-harness.tsx';

const story = composeStories(stories);
const getHelp = () => screen.queryByRole('complementary', { name: 'Need to talk?' });
const tryAgain = () => screen.queryByRole('button', { name: 'Try again' });

describe('a page that cannot be displayed', () => {
  it.each(['WithHelp', 'LostWithHelp'] as const)('displays the helplines of its chapter (%s)', (name) => {
    const Broken = story[name];
    render(<Broken />);
    const block = within(getHelp() as HTMLElement);
    for (const number of ['14416', '112'])
      expect(block.getByRole('link', { name: number })).toHaveAttribute('href', `tel:${number}`);
    expect(block.getByText(/A trained counsellor listens/)).toBeVisible();
  });

  it.each(['Default', 'Lost'] as const)('has no helplines elsewhere, and no print button (%s)', (name) => {
    const Broken = story[name];
    render(<Broken />);
    expect(getHelp()).toBeNull();
    expect(screen.queryByRole('button', { name: 'Print this page' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/wellBeing3');
  });
});

describe('a page that failed to load', () => {
  it('mentions the connection, and no other page or app', () => {
    render(<story.Lost />);
    expect(screen.getByRole('alert')).toHaveTextContent(
      /^This page could not be loaded. Please check your internet and try again.$/,
    );
    expect(screen.queryByText('What happened')).toBeNull();
    expect(document.body).not.toHaveTextContent('TypeError');
  });

  it('is requested again on a press of the button, but not twice in parallel', async () => {
    const onTryAgain = vi.fn();
    const { unmount } = render(
      <story.Lost loadFailure={{ isRetrying: false, failedRetries: 0, onRetry: onTryAgain }} />,
    );
    await userEvent.click(tryAgain() as HTMLElement);
    expect(onTryAgain).toHaveBeenCalledTimes(1);
    unmount();

    render(<story.LostAsking loadFailure={{ isRetrying: true, failedRetries: 0, onRetry: onTryAgain }} />);
    await userEvent.click(screen.getByRole('button', { name: 'One moment' }));
    expect(onTryAgain).toHaveBeenCalledTimes(1);
  });

  it('announces each failure with a new message', () => {
    const context = getPageContext('wellBeing2');
    const createAfterFailures = (inVain: number) => (
      <MemoryRouter>
        <BrokenPage
          context={context}
          error={null}
          loadFailure={{ isRetrying: false, failedRetries: inVain, onRetry: () => {} }}
        />
      </MemoryRouter>
    );
    const { rerender } = render(createAfterFailures(0));
    const alerts = new Set([screen.getByRole('alert')]);
    for (const inVain of [1, 2]) {
      rerender(createAfterFailures(inVain));
      const alert = screen.getByRole('alert');
      expect(alert).toHaveTextContent('This page still does not open.');
      alerts.add(alert);
    }
    expect(alerts.size).toBe(3);
  });
});

describe('a page with a broken text', () => {
  it('says so, with details for the author, and no useless retry', () => {
    render(<story.Default />);
    expect(screen.getByRole('alert')).toHaveTextContent('You can read the other pages.');
    expect(screen.getByText('TypeError: Tips is not closed')).toBeInTheDocument();
    expect(tryAgain()).toBeNull();
  });
});
