import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as stories from '#features/profile/profile-page-screen.stories.tsx';
import { runStory } from '#tests/support/run-story.tsx';
import { t } from '#tests/support/english.ts';

const story = composeStories(stories);

/** The requests sent so far, as "METHOD path". */
function recordRequests() {
  const calls: Request[] = [];
  const answer = window.fetch;
  window.fetch = (input, init) => {
    calls.push((input as Request).clone());
    return answer(input, init);
  };
  return calls;
}

async function fillRemoval(word: string, password: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Delete my account' }));
  if (word) await userEvent.type(screen.getByLabelText('Type DELETE to confirm'), word);
  if (password) await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Delete permanently' }));
}

beforeEach(() => {
  window.localStorage.clear();
  vi.restoreAllMocks();
  window.scrollTo = () => {};
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

describe('the profile page', () => {
  it('displays a spinner, then the name', async () => {
    render(<story.Loaded />);
    expect(await screen.findByRole('status')).toHaveTextContent('Loading your profile...');
    expect(await screen.findByText('Meera')).toBeVisible();
    expect(screen.queryByRole('status')).toBeNull();
    expect(document.title).toBe('Profile · Wellness Check');
  });

  it('displays Not Available if the name fails, logs the reason, and refetches on request', async () => {
    render(<story.NotAvailable />);
    expect(await screen.findByText('Not Available')).toBeVisible();
    expect(console.warn).toHaveBeenCalledWith('API error', expect.anything());
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Meera')).toBeVisible();
  });

  it('without a session makes no request', async () => {
    render(<story.LoggedOut />);
    const calls = recordRequests();
    expect(await screen.findByText('Not Available')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
    expect(calls).toHaveLength(0);
  });
});

describe('download my data', () => {
  const saved: { name: string; contents: Blob }[] = [];
  beforeEach(() => {
    saved.length = 0;
    let contents = new Blob();
    URL.createObjectURL = (blob) => {
      contents = blob as Blob;
      return 'blob:made-up';
    };
    URL.revokeObjectURL = () => {};
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push({ name: this.download, contents });
    });
  });

  it.each([
    ['a page to read', 'html'],
    ['for another health program (FHIR)', 'fhir'],
    ['as JSON', 'json'],
    ['as CSV', 'csv'],
  ])('loads everything %s with the token and saves it as a file', async (label, format) => {
    render(<story.Loaded />);
    const button = await screen.findByRole('button', { name: `Download ${label}` });
    const calls = recordRequests();
    await userEvent.click(button);
    expect(await screen.findByText(t('profile.data.saved'))).toBeVisible();
    expect(saved.map(({ name }) => name)).toEqual([
      `wellness-check.${format === 'fhir' ? 'fhir.json' : format}`,
    ]);
    expect(await saved[0]?.contents.text()).toContain('exportedAt');
    const request = calls.at(-1);
    expect(request?.url).toMatch(new RegExp(`/user/export/4711\\?format=${format}$`));
    expect(request?.headers.get('authorization')).toBe('made-up');
  });

  it('reports a failure, and saves nothing', async () => {
    await runStory(story.DownloadFailed);
    expect(screen.getByRole('alert')).toHaveTextContent(t('profile.data.failed'));
    expect(saved).toEqual([]);
  });

  it('is hidden once the server says that it lacks the route', async () => {
    await runStory(story.DownloadUnsupported);
    expect(screen.getByText(t('profile.data.unsupported'))).toBeVisible();
    expect(screen.queryByRole('button', { name: /Download/ })).toBeNull();
  });
});

describe('delete my account', () => {
  it('says what is deleted immediately and what is retained for a year, before anything is asked', async () => {
    render(<story.Loaded />);
    expect(await screen.findByText('Deleted at once')).toBeVisible();
    expect(screen.getByText('Kept for one year')).toBeVisible();
    expect(screen.queryByLabelText('Password')).toBeNull();
  });

  it('deletes nothing without the word and the password, and focuses the first missing one', async () => {
    render(<story.Loaded />);
    await screen.findByText('Meera');
    const calls = recordRequests();
    await fillRemoval('delet', '');
    expect(await screen.findByText(t('profile.removal.wordWrong', { word: 'DELETE' }))).toBeVisible();
    expect(screen.getByText('Password is required.')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Type DELETE to confirm')).toHaveFocus());
    expect(calls).toHaveLength(0);
  });

  it('can be cancelled: the form closes and focus returns to the button', async () => {
    render(<story.Loaded />);
    await userEvent.click(await screen.findByRole('button', { name: 'Delete my account' }));
    expect(screen.getByLabelText('Type DELETE to confirm')).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Keep my account' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete my account' })).toHaveFocus());
  });

  it('reports a wrong password at its field, and keeps the session', async () => {
    await runStory(story.WrongPassword);
    expect(screen.getByText(t('profile.removal.passwordWrong'))).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
    expect(document.cookie).toContain('token=made-up');
  });

  it('does not claim a failure without a response', async () => {
    await runStory(story.RemovalOffline);
    expect(screen.getByRole('alert')).toHaveTextContent(/we do not know/);
  });

  it('is hidden once the server says that it lacks the route', async () => {
    await runStory(story.RemovalUnsupported);
    expect(screen.getByText(t('profile.removal.unsupported'))).toBeVisible();
    expect(screen.queryByRole('button', { name: /Delete/ })).toBeNull();
  });

  it('removes the data of this person from the device, with a confirmation', async () => {
    const draft = { index: 1, options: [1, null], major: 1, key: 'k', savedAt: '2025-10-12T06:30:00.000Z' };
    window.localStorage.setItem('section', JSON.stringify({ 4711: draft, 4712: draft }));
    window.localStorage.setItem('progress_4711', '{"currentStep":1,"isFirstLogin":false}');
    window.localStorage.setItem('progress_4712', '{"currentStep":2,"isFirstLogin":false}');
    window.localStorage.setItem('assessment_section', 'in progress');
    window.sessionStorage.setItem('returnTo', '{}');
    document.cookie = 'RegistrationId=7; Path=/';
    render(<story.Loaded />);
    await screen.findByText('Meera');
    const calls = recordRequests();
    await fillRemoval(' delete ', 'quiet river 7');

    expect(await screen.findByRole('heading', { level: 1, name: t('profile.removed.title') })).toHaveFocus();
    expect(screen.getByText(t('profile.removed.mail'))).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
    expect(await calls[0]?.json()).toEqual({ password: 'quiet river 7', confirm: 'DELETE' });
    // No request uses the removed account.
    expect(calls).toHaveLength(1);
    expect(document.cookie).not.toMatch(/token|userid|RegistrationId/);
    // Drafts of another person in this browser are kept.
    expect(JSON.parse(window.localStorage.getItem('section') ?? '{}')).toEqual({ 4712: draft });
    expect(Object.keys(window.localStorage).sort()).toEqual(['progress_4712', 'round', 'section']);
    expect(window.sessionStorage).toHaveLength(0);
  });
});
