import { composeStories } from '@storybook/react-vite';
import { mailedToken } from '#tests/support/mailed-token.ts';
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as forgotStories from '#features/account/forget-password-screen.stories.tsx';
import * as resetStories from '#features/account/reset-password-screen.stories.tsx';
import type { FakeResponse } from '#tests/support/fake-server.ts';
import { fill } from '#tests/support/fill.ts';
import { runStory } from '#tests/support/run-story.tsx';
import { notify } from '#ui/toast/toast.tsx';

const forgot = composeStories(forgotStories);
const reset = composeStories(resetStories);
const toast = { duration: 3000, position: 'top-center' };

beforeEach(() => {
  window.sessionStorage.clear();
  for (const kind of ['success', 'error'] as const) vi.spyOn(notify, kind).mockResolvedValue();
});
afterEach(() => vi.restoreAllMocks());

describe('a forgotten password', () => {
  it.each([
    ['   ', 'Email is required'],
    ['meera@example', 'Please enter a valid email address'],
  ])('for %j: displays a message and sends nothing', async (typed, message) => {
    const onCall = vi.fn();
    render(<forgot.Default onCall={onCall} />);
    await fill(await screen.findByPlaceholderText('Your email ID'), `${typed}{Enter}`);
    expect(await screen.findByText(message)).toBeVisible();
    expect(onCall).not.toHaveBeenCalled();
  });

  it('confirms the mail and clears the field', async () => {
    const onCall = vi.fn();
    render(<forgot.Default onCall={onCall} />);
    await fill(await screen.findByLabelText('Email ID'), 'meera@example.org{Enter}');
    expect(
      await screen.findByText(
        'We have sent a verification link to your email ID. Please click on that to proceed.',
      ),
    ).toBeVisible();
    expect(notify.success).toHaveBeenCalledWith('Please check your email', toast);
    expect(screen.getByLabelText('Email ID')).toHaveValue('');
    expect(onCall).toHaveBeenCalledWith({
      method: 'POST',
      path: '/user/login',
      body: { email: 'meera@example.org' },
      authorization: null,
    });
  });

  it.each<[keyof typeof forgot, string, { answer: FakeResponse }?]>([
    ['Refused', 'Too many mails. Please wait an hour.'],
    ['RefusedWithoutMessage', 'Request failed'],
    ['RefusedWithoutMessage', 'Request failed', { answer: 202 }],
    ['RefusedWithoutMessage', 'Request failed', { answer: 500 }],
    ['Offline', 'Something went wrong. Try again.'],
  ])('%s: displays %j at the top centre and in the page (%j)', async (name, message, server) => {
    await runStory(forgot[name], server);
    expect(notify.error).toHaveBeenCalledWith(message, toast);
    expect(screen.getByLabelText('Email ID')).toHaveValue('meera@example.org');
  });

  it('displays "Please wait..." meanwhile', () => runStory(forgot.Sending));
});

describe('a new password', () => {
  it('is asked for with focus on the title, and the token is removed from the address', async () => {
    render(<reset.Default />);
    const title = await screen.findByRole('heading', { level: 1, name: 'Choose a new password' });
    await waitFor(() => expect(title).toHaveFocus());
    expect(window.sessionStorage.getItem('resetLink')).toBe(mailedToken);
  });

  it('is sent with the token of the mail and redirects to the login', async () => {
    const onCall = vi.fn();
    render(<reset.Default onCall={onCall} />);
    await fill(await screen.findByLabelText('Create Password'), 'lotus pond');
    await fill(screen.getByLabelText('Confirm Password'), 'lotus pond{Enter}');
    expect(await screen.findByText('/login')).toBeVisible();
    expect(onCall).toHaveBeenCalledWith({
      method: 'POST',
      path: '/user/resetPassword',
      body: { token: mailedToken, password: 'lotus pond' },
      authorization: null,
    });
  });

  it('keeps the input if the link has expired, and offers a new one', async () => {
    await runStory(reset.OldLink);
    expect(screen.getByRole('alert')).toHaveTextContent('This link was used already or is too old.');
    expect(screen.getByLabelText('Create Password')).toHaveValue('lotus pond');
    expect(screen.getByRole('link', { name: 'Send a new link' })).toHaveAttribute('href', '/forgetPassword');
  });

  it('that may be saved without a response says so, and links to the login', async () => {
    await runStory(reset.AnswerLost);
    const link = screen.getByRole('link', { name: 'Go to the login page' });
    expect(link).toHaveAttribute('href', '/login');
  });

  it('that is rejected has a message at its field, with focus', async () => {
    await runStory(reset.CommonPassword);
    const field = screen.getByLabelText('Create Password');
    expect(field).toHaveAccessibleDescription(/This password is too common.*three short words/);
    expect(field).toBeInvalid();
    await waitFor(() => expect(field).toHaveFocus());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('that could not be sent has a message below the form', async () => {
    await runStory(reset.Offline);
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong. Try again.');
    expect(screen.queryByRole('link', { name: 'Go to the login page' })).toBeNull();
  });

  it('refers to the mail if there is no link', async () => {
    render(<reset.NoLink />);
    expect(await screen.findByText('Please open the link in the mail', { exact: false })).toBeVisible();
    expect(screen.queryByLabelText('Create Password')).toBeNull();
  });
});
