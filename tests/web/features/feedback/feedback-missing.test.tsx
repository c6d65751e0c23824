/** Missing results: not loaded, no attempt yet, not sent yet. */
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { notify } from '#ui/toast/toast.tsx';
import distress from '../../../../questionnaires/S4-distress.json';
import { story } from './screen-stories.ts';

const { rejected, failed } = distress.messages;

beforeEach(() => {
  window.localStorage.clear();
  vi.restoreAllMocks();
});

describe('without a result', () => {
  it('displays Not Available if the feedback cannot be loaded, and logs the reason', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    render(<story.NotAvailable />);
    expect(await screen.findByText('Not Available')).toBeVisible();
    expect(warn).toHaveBeenCalledWith('Error fetching feedback', expect.anything());
  });

  it('offers a retry, and displays the result', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    render(<story.RetrySucceeds />);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Not Available');
    expect(alert).toHaveTextContent('Your answers and results are safe.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('img', { name: /Current score 31/ })).toBeInTheDocument();
    expect(screen.queryByText('Not Available')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('displays Not Available without a session, with a warning only in the console', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    render(<story.NoAttempt visitor />);
    expect(await screen.findByText('Not Available')).toBeVisible();
    expect(warn).toHaveBeenCalledOnce();
  });

  it('displays the text of the instrument if there is no attempt yet', async () => {
    render(<story.NoAttempt />);
    expect(await screen.findByText('Not Available')).toBeVisible();
  });

  it('displays the scores if only the history is missing', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    render(<story.HistoryFails />);
    expect(
      await screen.findByRole('img', { name: /Current score 86, no previous score/ }),
    ).toBeInTheDocument();
    expect(screen.queryByText(/^(Taken|Answered on) \d/)).toBeNull();
  });
});

describe('unsent answers', () => {
  const readDraft = () => window.sessionStorage.getItem('S4');

  it('display a pending state while they are being sent', async () => {
    render(<story.SendingAnswers />);
    expect(await screen.findByText('Sending your answers...')).toBeVisible();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('can be sent again after a failure; then the draft is removed and the feedback displayed', async () => {
    const success = vi.spyOn(notify, 'success').mockResolvedValue();
    render(<story.SendingFailed />);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(failed);
    expect(alert).toHaveTextContent('safe on this device');
    await waitFor(() => expect(alert).toHaveTextContent('your earlier result'));
    expect(readDraft()).toContain('made-up-key');

    await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
    expect(await screen.findByRole('img', { name: /Current score 31/ })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(readDraft()).toBeNull();
    expect(success).toHaveBeenCalledWith('Assessment submitted successfully', { duration: 3000 });
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it("stay on the device after a permanent rejection, with the server's message and no retry", async () => {
    render(<story.SendingRefused />);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(rejected);
    expect(alert).toHaveTextContent('This assessment has changed since you began it.');
    expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
    expect(readDraft()).toContain('made-up-key');
  });

  it('can be sent after a reload', async () => {
    render(<story.UnsentAfterReload />);
    expect(await screen.findByText(/safe on this device/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send again' })).toBeEnabled();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
