import { cleanup, screen, waitFor } from '@testing-library/react';
import { mailedToken } from '#tests/support/mailed-token.ts';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fill } from '#tests/support/fill.ts';
import { notify } from '#ui/toast/toast.tsx';
import { meera, openApp } from './app-harness.tsx';

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  for (const kind of ['success', 'info', 'error'] as const) vi.spyOn(notify, kind).mockResolvedValue();
});
afterEach(() => vi.restoreAllMocks());

const setIdCookie = (id: string) => {
  document.cookie = `RegistrationId=${id}; Path=/`;
};
const deleteIdCookie = () => {
  document.cookie = 'RegistrationId=; Path=/; Max-Age=0';
};

it('a new password ends the session of this browser too, without a message about a missing session', async () => {
  const { router } = openApp(`/resetPassword?token=${mailedToken}`, {
    server: { ...meera, 'POST /user/resetPassword': [204] },
  });
  await screen.findByRole('button', { name: 'Meera' });
  await fill(await screen.findByLabelText('Create Password'), 'lotus pond');
  await fill(screen.getByLabelText('Confirm Password'), 'lotus pond{Enter}');
  expect(await screen.findByRole('heading', { name: 'Login to your account' })).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Meera')).toBeNull());
  expect(screen.getByRole('link', { name: 'Login / Register' })).toBeVisible();
  expect(document.cookie).toBe('');
  expect(router.state.location.pathname).toBe('/login');
  expect(screen.queryByText(/Missing session/)).toBeNull();
  expect(notify.error).not.toHaveBeenCalled();
});

it('a login whose token something on the way removes says so', async () => {
  openApp('/login', {
    visitor: true,
    server: {
      'POST /user/login': [200, [{ userid: 4711, token: 'made-up' }]],
      'GET /user/consent/4711': [401, 'Authorization Required'],
    },
  });
  await userEvent.type(await screen.findByLabelText('Username'), 'riverbank');
  await fill(screen.getByLabelText('Password'), 'lotus pond{Enter}');
  expect(await screen.findByText(/^Your password is right, but our server did not see/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Login' })).toBeEnabled();
  expect(document.cookie).toBe('');
});

describe('the draft of a registration profile', () => {
  afterEach(deleteIdCookie);

  const createIncompleteLogin = (id: number, username = 'riverbank') => ({
    username,
    server: { 'POST /user/login': [200, [{ userid: -id, token: '' }]] } as const,
  });
  /** Opens the app in this tab again. */
  function reopenApp(address: string, options: Parameters<typeof openApp>[1] = {}) {
    cleanup();
    return openApp(address, { visitor: true, ...options });
  }
  async function logIn({ username, server }: ReturnType<typeof createIncompleteLogin>) {
    reopenApp('/login', { server });
    await userEvent.type(await screen.findByLabelText('Username'), username);
    await fill(screen.getByLabelText('Password'), 'lotus pond{Enter}');
    await screen.findByRole('heading', { level: 1, name: 'Registration' });
  }
  async function typeSome() {
    await fill(await screen.findByLabelText('Name'), 'Meera');
    await userEvent.click(screen.getByLabelText('Yes, show me the questions'));
    await fill(screen.getByLabelText(/^City/), 'Mysuru');
    await userEvent.click(screen.getByLabelText('Female'));
    await userEvent.click(screen.getByLabelText(/I have read the terms/));
  }
  const getName = async () => ((await screen.findByLabelText('Name')) as HTMLInputElement).value;

  it('is restored after a reload, except for the consent', async () => {
    setIdCookie('5300000001');
    reopenApp('/registrationForm');
    await typeSome();
    reopenApp('/registrationForm');
    expect(await screen.findByLabelText('Name')).toHaveValue('Meera');
    expect(screen.getByLabelText(/^City/)).toHaveValue('Mysuru');
    expect(screen.getByLabelText('Female')).toBeChecked();
    expect(screen.getByLabelText(/I have read the terms/)).not.toBeChecked();
  });

  it('is restored if the id was lost and the same person has logged in again', async () => {
    await logIn(createIncompleteLogin(5300000001));
    await typeSome();
    deleteIdCookie();
    await logIn(createIncompleteLogin(5300000002, ' RiverBank'));
    expect(await getName()).toBe('Meera');
  });

  it('is not available to another person', async () => {
    await logIn(createIncompleteLogin(5300000001));
    await typeSome();
    await logIn(createIncompleteLogin(5300000002, 'somebody'));
    expect(await getName()).toBe('');
    setIdCookie('5300000003');
    reopenApp('/registrationForm');
    expect(await getName()).toBe('');
  });

  it('is removed after it was submitted', async () => {
    setIdCookie('5300000001');
    window.sessionStorage.setItem(
      'unsentProfile',
      JSON.stringify({ id: '5300000001', username: null, typed: complete }),
    );
    reopenApp('/registrationForm', { server: { 'POST /user/userInfo/5300000001': [200] } });
    await userEvent.click(await screen.findByLabelText(/I have read the terms/));
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(notify.success).toHaveBeenCalled());
    expect(window.sessionStorage.getItem('unsentProfile')).toBeNull();
    expect(await screen.findByText('Login to your account')).toBeVisible();
    expect(window.sessionStorage.getItem('unsentProfile')).toBeNull();
  });

  it('is removed after a login with a profile', async () => {
    await logIn(createIncompleteLogin(5300000001));
    await typeSome();
    reopenApp('/login', {
      server: { ...meera, 'POST /user/login': [200, [{ userid: 4711, token: 'made-up' }]] },
    });
    await fill(await screen.findByLabelText('Username'), 'riverbank');
    await fill(screen.getByLabelText('Password'), 'lotus pond{Enter}');
    await waitFor(() => expect(window.sessionStorage.getItem('unsentProfile')).toBeNull());
  });

  it('is removed by the quick exit', async () => {
    setIdCookie('5300000001');
    reopenApp('/registrationForm');
    await typeSome();
    expect(window.sessionStorage.getItem('unsentProfile')).toContain('Mysuru');
    await userEvent.click(screen.getByRole('link', { name: 'Quick exit' }));
    await userEvent.click(screen.getByRole('link', { name: 'Leave now' }));
    // The mark after an exit is all that is left.
    await waitFor(() => expect(Object.keys(window.sessionStorage)).toEqual(['left']));
    expect(document.cookie).toBe('');
  });

  it('is removed by a logout', async () => {
    setIdCookie('5300000001');
    reopenApp('/registrationForm', { server: meera, visitor: false });
    await typeSome();
    await userEvent.click(await screen.findByRole('button', { name: 'Meera' }));
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    await screen.findByRole('heading', { name: 'Login to your account' });
    expect(window.sessionStorage).toHaveLength(0);
  });
});

const complete = {
  name: 'Meera',
  birthYear: String(new Date().getFullYear() - 34),
  age: '34',
  phone: '',
  more: 'yes',
  city: 'Mysuru',
  gender: 'Female',
  maritalStatus: 'Single',
  work: 'School teacher',
  education: 'Under graduation',
  currentStatus: 'Working',
  soughtHelpBefore: 'Yes',
  currentlyHavingIssues: 'No',
  currentlySeekingHelp: 'No',
  comfortSeekingHelp: 'Comfortable',
  likelihoodConsulting: 'Unsure',
};
