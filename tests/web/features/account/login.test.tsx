import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { saveOpenedAddress, saveReturnTarget } from '#api/device/return-target.ts';
import * as stories from '#features/account/login-screen.stories.tsx';
import type { FakeResponse, RecordedRequest } from '#tests/support/fake-server.ts';
import { fill } from '#tests/support/fill.ts';
import type { AccountHarnessProps } from '#tests/support/harnesses/account-harness.tsx';
import { runStory } from '#tests/support/run-story.tsx';
import { notify } from '#ui/toast/toast.tsx';

const story = composeStories(stories);
const toast = { duration: 3000 };
/** A negative user id: the profile is missing. */
const incomplete = { body: [{ userid: -5300000001, token: '' }] };
const people: [string, Partial<AccountHarnessProps>][] = [
  ['a person', {}],
  ['a person without a profile', { answer: incomplete }],
];
const createConsents = (version: string) => ({
  body: { terms: { given: true, version, time: '2026-01-15T06:30:00.000Z' }, research: null },
});

beforeEach(() => {
  window.sessionStorage.clear();
  for (const kind of ['success', 'info', 'error'] as const) vi.spyOn(notify, kind).mockResolvedValue();
});
afterEach(() => vi.restoreAllMocks());

async function logIn(server: Pick<AccountHarnessProps, 'answer' | 'consents'> = {}, remember = false) {
  const onCall = vi.fn<(call: RecordedRequest) => void>();
  render(<story.Default {...server} onCall={onCall} />);
  await fill(await screen.findByLabelText('Username'), ' riverbank ');
  await fill(screen.getByLabelText('Password'), 'lotus pond');
  if (remember) await userEvent.click(screen.getByLabelText('Remember me'));
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
  return onCall;
}

describe('login', () => {
  it('requires both fields and sends nothing while one is empty', async () => {
    const onCall = vi.fn();
    render(<story.Default onCall={onCall} />);
    await userEvent.type(await screen.findByLabelText('Username'), '   ');
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByText('Username is required.')).toBeVisible();
    expect(screen.getByText('Password is required.')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Username')).toHaveFocus());
    expect(await screen.findByText('Username: Username is required.')).toHaveAttribute(
      'aria-live',
      'assertive',
    );
    expect(onCall).not.toHaveBeenCalled();

    await userEvent.type(screen.getByLabelText('Username'), 'r');
    expect(screen.queryByText('Username is required.')).toBeNull();
    expect(screen.getByText('Password is required.')).toBeVisible();
  });

  it('confirms it and redirects to the dashboard after one second', async () => {
    const onCall = await logIn();
    await waitFor(() =>
      expect(notify.success).toHaveBeenCalledWith('✅ Login successful! Redirecting...', toast),
    );
    const at = Date.now();
    expect(onCall).toHaveBeenCalledWith({
      method: 'POST',
      path: '/user/login',
      body: { username: 'riverbank', password: 'lotus pond' },
      authorization: null,
    });
    expect(document.cookie).toContain('token=made-up');
    expect(document.cookie).toContain('userid=4711');
    expect(await screen.findByText('/dashboard', {}, { timeout: 3000 })).toBeVisible();
    expect(Date.now() - at).toBeGreaterThan(800);
  });

  it.each([
    [true, '; Max-Age=604800'], // 7 days of 86 400 seconds
    [false, ''],
  ])('with "Remember me" %s the cookies last as specified', async (remember, age) => {
    const written = vi.spyOn(document, 'cookie', 'set');
    await logIn({}, remember);
    await waitFor(() => expect(written).toHaveBeenCalledWith(`token=made-up; Path=/; SameSite=Strict${age}`));
    expect(written).toHaveBeenCalledWith(`userid=4711; Path=/; SameSite=Strict${age}`);
  });

  it('redirects the same person to where the session ended', async () => {
    saveReturnTarget({ userid: '4711', path: '/resourcesScreen' });
    await logIn();
    expect(await screen.findByText('/resourcesScreen', {}, { timeout: 3000 })).toBeVisible();
  });

  it('redirects to the address that was opened without a session', async () => {
    saveOpenedAddress('/wellBeing4');
    await logIn();
    expect(await screen.findByText('/wellBeing4', {}, { timeout: 3000 })).toBeVisible();
  });

  it('redirects another person to the dashboard, also after an address of the previous one', async () => {
    saveReturnTarget({ userid: '815', path: '/suicidalThoughts1' });
    saveOpenedAddress('/suicidalThoughts1');
    await logIn();
    expect(await screen.findByText('/dashboard', {}, { timeout: 3000 })).toBeVisible();
    expect(window.sessionStorage.getItem('returnTo')).toBeNull();
  });

  it.each(people)(
    '%s: reports a browser without cookies, and enables the button again',
    async (_, server) => {
      const words = 'Your browser does not save cookies. We need two cookies to keep you logged in.';
      const inert = { configurable: true, get: () => '', set: () => undefined };
      Object.defineProperty(document, 'cookie', inert);
      onTestFinished(() => void Reflect.deleteProperty(document, 'cookie'));
      const onCall = await logIn(server);
      expect(await screen.findByText(words)).toBeVisible();
      expect(notify.error).toHaveBeenCalledWith(words, toast);
      expect(screen.getByRole('button', { name: 'Login' })).not.toHaveAttribute('aria-disabled');
      expect(notify.success).not.toHaveBeenCalled();
      // The unused session is ended on the server.
      const ended = onCall.mock.calls.filter(([{ path }]) => path === '/user/logout');
      expect(ended).toHaveLength(server.answer ? 0 : 1);
    },
  );

  it('redirects another person to the dashboard', async () => {
    saveReturnTarget({ userid: '815', path: '/resourcesScreen' });
    await logIn();
    expect(await screen.findByText('/dashboard', {}, { timeout: 3000 })).toBeVisible();
  });

  const failed = 'Login failed. Please try again.';
  it.each<[keyof typeof story, string, string, { answer: FakeResponse }?]>([
    ['WrongCredentials', 'wrong credentials', '❌ Invalid username or password.'],
    ['WrongCredentials', 'an empty list', '❌ Invalid username or password.', { answer: { body: [] } }],
    ['TooManyTries', 'too many tries', 'Too many tries. Please try again in 13 minutes.'],
    ['Offline', 'no line', `❌ ${failed}`],
    ['Offline', 'no words', `❌ ${failed}`, { answer: 500 }],
    // Responses outside the contract: the page of a proxy, an empty list entry.
    [
      'Offline',
      'another page',
      `❌ ${failed}`,
      { answer: { body: '<!doctype html><title>Sign in</title>' } },
    ],
    ['Offline', 'no content', `❌ ${failed}`, { answer: 204 }],
    ['Offline', 'an empty entry', `❌ ${failed}`, { answer: { body: [{}] } }],
    ['Offline', 'no token', `❌ ${failed}`, { answer: { body: [{ userid: 4711, token: '' }] } }],
  ])(
    '%s, for %s: displays a message, in the page too, and keeps the input',
    async (name, _, message, server) => {
      await runStory(story[name], server);
      expect(notify.error).toHaveBeenCalledWith(message, toast);
      expect(screen.getByLabelText('Username')).toHaveValue('riverbank');
      expect(screen.getByLabelText('Password')).toHaveValue('lotus pond');
      expect(screen.getByRole('button', { name: 'Login' })).not.toHaveAttribute('aria-disabled');
      expect(notify.success).not.toHaveBeenCalled();
      expect(document.cookie).not.toContain('token=');
    },
  );

  it('displays "Logging in..." meanwhile and sends once despite repeated presses', async () => {
    const onCall = await logIn({ answer: 'never' });
    await userEvent.click(await screen.findByRole('button', { name: 'Logging in...' }));
    await userEvent.type(screen.getByLabelText('Password'), '{Enter}');
    expect(onCall).toHaveBeenCalledTimes(1);
  });

  it.each(people)('%s: is not sent again before the redirect', async (_, server) => {
    const onCall = await logIn(server);
    await waitFor(() => expect(document.cookie).toMatch(/token=made-up|RegistrationId=5300000001/));
    await userEvent.click(screen.getByRole('button', { name: /^Log/ }));
    await userEvent.type(screen.getByLabelText('Password'), '{Enter}');
    expect(onCall.mock.calls.filter(([{ path }]) => path === '/user/login')).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Logging in...' })).toBeVisible();
  });

  it('redirects a person without a profile to the registration form, with the id stored for a day', async () => {
    const written = vi.spyOn(document, 'cookie', 'set');
    await logIn({ answer: incomplete });
    await waitFor(() =>
      expect(notify.info).toHaveBeenCalledWith('ℹ️ Please complete your registration first...', toast),
    );
    expect(written).toHaveBeenCalledWith('RegistrationId=5300000001; Path=/; SameSite=Strict; Max-Age=86400');
    expect(document.cookie).not.toContain('token=');
    expect(await screen.findByText('/registrationForm', {}, { timeout: 3000 })).toBeVisible();
  });

  it('asks about newer terms first, and then redirects', async () => {
    saveReturnTarget({ userid: '4711', path: '/resourcesScreen' });
    await logIn({ consents: createConsents('2020-01-01') });
    expect(await screen.findByText('/termsUpdate', {}, { timeout: 3000 })).toBeVisible();
    expect(screen.getByText('{"target":"/resourcesScreen"}')).toBeVisible();
  });

  it('asks nothing if the newest terms were accepted', async () => {
    await logIn({ consents: createConsents('2999-01-01') });
    expect(await screen.findByText('/dashboard', {}, { timeout: 3000 })).toBeVisible();
  });

  it('waits at most three seconds for the terms', async () => {
    await logIn({ consents: 'never' });
    expect(await screen.findByText('/dashboard', {}, { timeout: 5000 })).toBeVisible();
  });

  it('displays the reason of the redirect until the first attempt', async () => {
    render(<story.AfterAnEndedSession answer="never" />);
    expect(await screen.findByText('Missing session. Please login again.')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Username'), 'riverbank');
    await userEvent.type(screen.getByLabelText('Password'), 'lotus pond{Enter}');
    await waitFor(() => expect(screen.queryByText('Missing session. Please login again.')).toBeNull());
  });
});
