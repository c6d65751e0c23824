/** The details step, displayed if the registration route is opened without its cookie. */
import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as stories from '#features/account/registration-form-screen.stories.tsx';
import { readRegistrationId } from '#features/account/registration-id.ts';
import { fill } from '#tests/support/fill.ts';
import { runStory } from '#tests/support/run-story.tsx';
import { notify } from '#ui/toast/toast.tsx';

const story = composeStories(stories);

beforeEach(() => {
  window.sessionStorage.clear();
  for (const kind of ['success', 'error'] as const) vi.spyOn(notify, kind).mockResolvedValue();
});
afterEach(() => vi.restoreAllMocks());

/** Passes the first step, and returns the first field of the next one. */
async function passYear() {
  await fill(await screen.findByLabelText('Year of birth'), '1990{Enter}');
  return screen.findByLabelText('Email ID');
}

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Submit' }));

describe('the details step on the same route', () => {
  it('is first without the cookie, sends three fields and continues with the profile', async () => {
    const onCall = vi.fn();
    render(<story.Details onCall={onCall} />);
    await fill(await passYear(), 'meera@example.org');
    expect(document.title).toBe('Username and password · Sign up · Wellness Check');
    await fill(screen.getByLabelText('Username'), 'riverbank');
    await fill(screen.getByLabelText('Password'), 'lotus pond');
    await fill(screen.getByLabelText('Confirm Password'), 'lotus pond');
    await submit();
    const title = await screen.findByRole('heading', { level: 1, name: 'Registration' });
    await waitFor(() => expect(title).toHaveFocus());
    expect(document.title).toBe('Registration · Wellness Check');
    expect(readRegistrationId()).toBe('5300000001');
    expect(onCall).toHaveBeenCalledWith({
      method: 'POST',
      path: '/user/createUser',
      body: { email: 'meera@example.org', username: 'riverbank', password: 'lotus pond', birthYear: 1990 },
      authorization: null,
    });
  });

  it('asks for the year of birth first, and for nothing else of a person under 18', async () => {
    const onCall = vi.fn();
    render(<story.Details onCall={onCall} />);
    const year = new Date().getFullYear() - 15;
    await fill(await screen.findByLabelText('Year of birth'), `${year}{Enter}`);
    expect(await screen.findByText('This program is for adults aged 18 or older.')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(onCall).not.toHaveBeenCalled();
  });

  it('states what it asks for, and how the address is used, where it is entered', async () => {
    render(<story.Details />);
    await passYear();
    expect(await screen.findByText(/^Enter your e-mail address, a username and a password/)).toBeVisible();
    expect(screen.queryByText(/^Choose a username and a password/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy-policy');
    expect(screen.getByLabelText('Email ID')).toHaveAccessibleDescription(/How we use your address/);
  });

  it('requires every field', async () => {
    const onCall = vi.fn();
    render(<story.Details onCall={onCall} />);
    await passYear();
    await submit();
    for (const message of [
      'Email is required.',
      'Username is required.',
      'Password is required.',
      'Please confirm your password.',
    ])
      expect(await screen.findByText(message)).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Email ID')).toHaveFocus());
    expect(await screen.findByText('Email ID: Email is required.')).toHaveAttribute('aria-live', 'assertive');
    expect(onCall).not.toHaveBeenCalled();
  });

  it('sends nothing while a field is invalid', async () => {
    const onCall = vi.fn();
    render(<story.Details onCall={onCall} />);
    await fill(await passYear(), 'meera');
    await submit();
    for (const message of [
      'Enter a valid email address.',
      'Username is required.',
      'Password is required.',
      'Please confirm your password.',
    ])
      expect(await screen.findByText(message)).toBeVisible();
    expect(onCall).not.toHaveBeenCalled();
  });

  it('uses the address of a mailed link to this page', async () => {
    render(<story.DetailsFromALink />);
    expect(await screen.findByLabelText('Email ID')).toHaveValue('meera@example.org');
    expect(screen.getByLabelText('Email ID')).toHaveAttribute('readonly');
    expect(screen.getByText(/^Choose a username and a password/)).toBeVisible();
  });

  it('displays the message of a server that requires a link, and links to the e-mail step', async () => {
    await runStory(story.DetailsNeedALink);
    expect(screen.getByRole('alert')).toHaveTextContent('Please open the link in your mail first.');
    expect(screen.getByRole('link', { name: 'Start with your e-mail' })).toHaveAttribute('href', '/signUp');
  });
});
