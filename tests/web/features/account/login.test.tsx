import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { rememberOpened, rememberReturn } from '#api/device/return-target.ts';
import * as stories from '#features/account/login-screen.stories.tsx';
import type { Call } from '#tests/support/fake-server.ts';
import { fill } from '#tests/support/fill.ts';
import { notify } from '#ui/toast/toast.tsx';

const story = composeStories(stories);
const toast = { ms: 3000 };

beforeEach(() => {
  window.sessionStorage.clear();
  for (const kind of ['success', 'info', 'error'] as const) vi.spyOn(notify, kind).mockResolvedValue();
});
afterEach(() => vi.restoreAllMocks());

async function logIn(name: keyof typeof story, remember = false) {
  const onCall = vi.fn<(call: Call) => void>();
  const Story = story[name];
  render(<Story onCall={onCall} />);
  await fill(await screen.findByLabelText('Username'), ' riverbank ');
  await fill(screen.getByLabelText('Password'), 'lotus pond');
  if (remember) await userEvent.click(screen.getByLabelText('Remember me'));
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
  return onCall;
}

describe('logging in', () => {
  it('asks for both fields and sends nothing while one is empty', async () => {
    const onCall = vi.fn();
    render(<story.Ready onCall={onCall} />);
    await userEvent.type(await screen.findByLabelText('Username'), '   ');
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByText('Username is required.')).toBeVisible();
    expect(screen.getByText('Password is required.')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Username')).toHaveFocus());
    expect(onCall).not.toHaveBeenCalled();

    await userEvent.type(screen.getByLabelText('Username'), 'r');
    expect(screen.queryByText('Username is required.')).toBeNull();
    expect(screen.getByText('Password is required.')).toBeVisible();
  });

  it('says that it succeeded and leads to the dashboard after one second', async () => {
    const onCall = await logIn('Ready');
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
    await logIn('Ready', remember);
    await waitFor(() => expect(written).toHaveBeenCalledWith(`token=made-up; Path=/; SameSite=Strict${age}`));
    expect(written).toHaveBeenCalledWith(`userid=4711; Path=/; SameSite=Strict${age}`);
  });

  it('leads the same person back to where the session ended', async () => {
    rememberReturn({ userid: '4711', path: '/resourcesScreen' });
    await logIn('Ready');
    expect(await screen.findByText('/resourcesScreen', {}, { timeout: 3000 })).toBeVisible();
  });

  it('leads whoever logs in to the address that was opened without a session', async () => {
    rememberOpened('/wellBeing4');
    await logIn('Ready');
    expect(await screen.findByText('/wellBeing4', {}, { timeout: 3000 })).toBeVisible();
  });

  it('leads another person to the dashboard, also when they opened an address of the one before', async () => {
    rememberReturn({ userid: '815', path: '/suicidalThoughts1' });
    rememberOpened('/suicidalThoughts1');
    await logIn('Ready');
    expect(await screen.findByText('/dashboard', {}, { timeout: 3000 })).toBeVisible();
    expect(window.sessionStorage.getItem('returnTo')).toBeNull();
  });

  it.each(['Ready', 'RegistrationIncomplete'] as const)(
    '%s: says so when the browser keeps no cookies, and the button is free again',
    async (name) => {
      const words = 'Your browser does not keep cookies. This program needs two of them to know you.';
      const inert = { configurable: true, get: () => '', set: () => undefined };
      Object.defineProperty(document, 'cookie', inert);
      onTestFinished(() => void Reflect.deleteProperty(document, 'cookie'));
      const onCall = await logIn(name);
      expect(await screen.findByText(words)).toBeVisible();
      expect(notify.error).toHaveBeenCalledWith(words, toast);
      expect(screen.getByRole('button', { name: 'Login' })).not.toHaveAttribute('aria-disabled');
      expect(notify.success).not.toHaveBeenCalled();
      // The server need not keep a session that nobody holds.
      const ended = onCall.mock.calls.filter(([{ path }]) => path === '/user/logout');
      expect(ended).toHaveLength(name === 'Ready' ? 1 : 0);
    },
  );

  it('leads another person to the dashboard', async () => {
    rememberReturn({ userid: '815', path: '/resourcesScreen' });
    await logIn('Ready');
    expect(await screen.findByText('/dashboard', {}, { timeout: 3000 })).toBeVisible();
  });

  it.each([
    ['WrongCredentials', '❌ Invalid username or password.'],
    ['EmptyList', '❌ Invalid username or password.'],
    ['AnotherPage', '❌ Login failed. Please try again.'],
    ['NoContent', '❌ Login failed. Please try again.'],
    ['EmptyEntry', '❌ Login failed. Please try again.'],
    ['NoToken', '❌ Login failed. Please try again.'],
    ['TooManyTries', 'Too many tries. Please try again in 13 minutes.'],
    ['NoWords', '❌ Login failed. Please try again.'],
    ['LineDown', '❌ Login failed. Please try again.'],
  ] as const)('%s: says so, in the page too, and keeps what was typed', async (name, message) => {
    await logIn(name);
    await waitFor(() => expect(notify.error).toHaveBeenCalledWith(message, toast));
    expect(await screen.findByText(message.replace('❌ ', ''))).toBeVisible();
    expect(screen.getByLabelText('Username')).toHaveValue(' riverbank ');
    expect(screen.getByLabelText('Password')).toHaveValue('lotus pond');
    expect(screen.getByRole('button', { name: 'Login' })).not.toHaveAttribute('aria-disabled');
    expect(notify.success).not.toHaveBeenCalled();
    expect(document.cookie).not.toContain('token=');
  });

  it('reads "Logging in..." meanwhile and sends once however often it is pressed', async () => {
    const onCall = await logIn('Sending');
    await userEvent.click(await screen.findByRole('button', { name: 'Logging in...' }));
    await userEvent.type(screen.getByLabelText('Password'), '{Enter}');
    expect(onCall).toHaveBeenCalledTimes(1);
  });

  it.each(['Ready', 'RegistrationIncomplete'] as const)(
    '%s: is not sent again in the moment before it leads on',
    async (name) => {
      const onCall = await logIn(name);
      await waitFor(() => expect(document.cookie).toMatch(/token=made-up|RegistrationId=5300000001/));
      await userEvent.click(screen.getByRole('button', { name: /^Log/ }));
      await userEvent.type(screen.getByLabelText('Password'), '{Enter}');
      expect(onCall.mock.calls.filter(([{ path }]) => path === '/user/login')).toHaveLength(1);
      expect(screen.getByRole('button', { name: 'Logging in...' })).toBeVisible();
    },
  );

  it('sends a person without a profile to the registration form, with the id kept for a day', async () => {
    const written = vi.spyOn(document, 'cookie', 'set');
    await logIn('RegistrationIncomplete');
    await waitFor(() =>
      expect(notify.info).toHaveBeenCalledWith('ℹ️ Please complete your registration first...', toast),
    );
    expect(written).toHaveBeenCalledWith('RegistrationId=5300000001; Path=/; SameSite=Strict; Max-Age=86400');
    expect(document.cookie).not.toContain('token=');
    expect(await screen.findByText('/registrationForm', {}, { timeout: 3000 })).toBeVisible();
  });

  it('asks first about terms that are newer than those the person agreed to, and goes on from there', async () => {
    rememberReturn({ userid: '4711', path: '/resourcesScreen' });
    await logIn('OlderTerms');
    expect(await screen.findByText('/termsUpdate', {}, { timeout: 3000 })).toBeVisible();
    expect(screen.getByText('{"target":"/resourcesScreen"}')).toBeVisible();
  });

  it('asks nothing of a person who agreed to the newest', async () => {
    await logIn('NewestTerms');
    expect(await screen.findByText('/dashboard', {}, { timeout: 3000 })).toBeVisible();
  });

  it('waits for that no longer than three seconds', async () => {
    await logIn('TermsNotKnown');
    expect(await screen.findByText('/dashboard', {}, { timeout: 5000 })).toBeVisible();
  });

  it('shows why a person was led here until the first try', async () => {
    render(<story.AfterAnEndedSession answer="never" />);
    expect(await screen.findByText('Missing session. Please login again.')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Username'), 'riverbank');
    await userEvent.type(screen.getByLabelText('Password'), 'lotus pond{Enter}');
    await waitFor(() => expect(screen.queryByText('Missing session. Please login again.')).toBeNull());
  });
});
