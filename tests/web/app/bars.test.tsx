import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveDraft } from '#api/device/drafts.ts';
import { createDraft, withAnswer } from '#domain/answers/draft.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { notify } from '#ui/toast/toast.tsx';
import help from '../../../content/help-now.json';
import psychological from '../../../questionnaires/S1-psychological.json';
import { meera, openApp } from './app-harness.tsx';

const instrument = psychological as unknown as Instrument;
/** A draft with an answer to the first question. */
const createFirstAnswer = () => withAnswer(createDraft(instrument, 'key', new Date()), 0, 1, new Date());
const listLinks = () =>
  within(screen.getByRole('navigation', { name: 'Main' }))
    .getAllByRole('link')
    .map((link) => link.textContent);
const logOut = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name }));
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
};

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  vi.spyOn(notify, 'error').mockResolvedValue();
});
afterEach(() => vi.restoreAllMocks());

describe('the header of the public pages', () => {
  it('has a login link for visitors, and no dashboard', async () => {
    const { calls } = openApp('/contact', { visitor: true });
    await screen.findByRole('heading', { level: 1 });
    expect(listLinks()).toEqual(['Team', 'Contact Us', 'Login / Register']);
    expect(calls).toEqual([]);
  });

  it('has the dashboard link and the name for a logged-in person', async () => {
    const { calls } = openApp('/contact', { server: meera });
    expect(await screen.findByRole('button', { name: 'Meera' })).toBeVisible();
    expect(listLinks()).toEqual(['Dashboard', 'Team', 'Contact Us']);
    expect(calls).toEqual([{ call: 'GET /user/getName/4711', authorization: 'made-up' }]);
  });

  it('displays the logged-out state if the request for the name fails, which is logged', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    openApp('/contact', { server: { 'GET /user/getName/4711': [500] } });
    expect(await screen.findByRole('link', { name: 'Login / Register' })).toBeVisible();
    expect(warn).toHaveBeenCalledWith('Error fetching name', expect.anything());
    expect(notify.error).not.toHaveBeenCalled();
  });

  it('ends an expired session silently, because a public page needs none', async () => {
    const { router } = openApp('/contact', {
      server: { 'GET /user/getName/4711': [401, { message: 'Missing session. Please login again.' }] },
    });
    await waitFor(() => expect(listLinks()).toEqual(['Team', 'Contact Us', 'Login / Register']));
    expect(document.cookie).not.toContain('token=');
    expect(router.state.location.pathname).toBe('/contact');
    expect(notify.error).not.toHaveBeenCalled();
  });
});

describe('the top bar behind the login', () => {
  it('links to dashboard, pattern, resources and profile; the name is "..." while it loads', async () => {
    openApp('/profilePage', { server: { 'GET /user/getName/4711': 'never' } });
    const who = await screen.findByRole('button', { name: '...' });
    // Without a name the avatar is empty.
    expect(who).toHaveTextContent(/^\.{3}$/);
    await userEvent.click(who);
    expect(listLinks()).toEqual(['Dashboard', 'My Pattern', 'Resources', 'Profile']);
  });

  it('marks Resources as current on a page of the library', async () => {
    openApp('/wellBeing1', { server: meera });
    const link = await screen.findByRole('link', { name: 'Resources' });
    await waitFor(() => expect(link).toHaveAttribute('aria-current', 'true'));
    expect(screen.getByRole('link', { name: 'Dashboard' })).not.toHaveAttribute('aria-current');
  });

  it('marks nothing on an unknown page', async () => {
    openApp('/noSuchPage', { server: meera });
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Resources' })).not.toHaveAttribute('aria-current');
  });

  it('displays "User" if the request for the name fails', async () => {
    openApp('/profilePage', { server: { 'GET /user/getName/4711': [500] } });
    expect(await screen.findByRole('button', { name: 'User' })).toBeVisible();
  });

  it('logs out: removes cookies and name, notifies the server, and Back does not return', async () => {
    window.localStorage.setItem('progress_4711', '{"currentStep":1,"isFirstLogin":false}');
    const { router, calls } = openApp('/profilePage', { server: meera });
    await logOut('Meera');
    expect(await screen.findByRole('heading', { name: 'Login to your account' })).toBeVisible();
    await waitFor(() =>
      expect(calls).toContainEqual({ call: 'POST /user/logout', authorization: 'made-up' }),
    );
    expect(document.cookie).toBe('');
    expect(window.localStorage.getItem('progress_4711')).toBeNull();
    expect(listLinks()).toEqual(['Team', 'Contact Us', 'Login / Register']);
    await router.navigate(-1);
    await waitFor(() => expect(router.state.location.pathname).toBe('/team'));
  });

  it('asks first if there are answers on the device; Cancel keeps everything', async () => {
    saveDraft('S1', '4711', createFirstAnswer());
    const { router } = openApp('/profilePage', { server: meera });
    await logOut('Meera');
    const dialog = await screen.findByRole('alertdialog', { name: 'Log out now?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(router.state.location.pathname).toBe('/profilePage');
    expect(document.cookie).toContain('token=made-up');
    expect(window.sessionStorage.getItem('S1')).not.toBeNull();
  });

  it("removes this person's answers after the confirmation, and no others", async () => {
    localStorage.setItem('phone', 'mine');
    saveDraft('S1', '4711', createFirstAnswer());
    saveDraft('S1', '815', createFirstAnswer());
    openApp('/profilePage', { server: meera });
    await logOut('Meera');
    const dialog = await screen.findByRole('alertdialog', { name: 'Log out now?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Logout' }));
    await screen.findByRole('heading', { name: 'Login to your account' });
    expect(Object.keys(JSON.parse(window.localStorage.getItem('S1') ?? '{}'))).toEqual(['815']);
  });

  it.each([false, true])(
    'says before it which submissions are queued, and that they are kept (answers begun: %s)',
    async (isBegun) => {
      document.cookie = 'waiting=2; Path=/';
      if (isBegun) saveDraft('S1', '4711', createFirstAnswer());
      openApp('/profilePage', { server: meera });
      await logOut('Meera');
      const dialog = await screen.findByRole('alertdialog', { name: 'Log out now?' });
      expect(dialog).toHaveTextContent(
        '2 finished questionnaires are waiting on this phone. They are locked, and will be sent after your next login.',
      );
      expect(/If you log out, they are deleted/.test(dialog.textContent ?? '')).toBe(isBegun);
      await userEvent.click(within(dialog).getByRole('button', { name: 'Logout' }));
      await screen.findByRole('heading', { name: 'Login to your account' });
      expect(document.cookie).toBe('waiting=2');
      document.cookie = 'waiting=; Path=/; Max-Age=0';
    },
  );
});

describe('the menu of small screens', () => {
  const openMenu = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Menu' }));
    return within(screen.getByRole('group', { name: 'Main' }));
  };

  it.each(['/profilePage', '/team'])('on %s displays the account first', async (address) => {
    openApp(address, { server: meera });
    await screen.findByRole('button', { name: 'Meera' });
    const menu = await openMenu();
    const name = menu.getByText('Meera');
    expect(name.compareDocumentPosition(menu.getAllByRole('link')[0] as Node)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(menu.getByRole('button', { name: 'Logout' })).toBeVisible();
  });

  it('displays "..." while the name loads', async () => {
    openApp('/profilePage', { server: { 'GET /user/getName/4711': 'never' } });
    expect((await openMenu()).getByText('...')).toBeVisible();
  });

  it('displays "User" if the request for the name fails', async () => {
    openApp('/profilePage', { server: { 'GET /user/getName/4711': [500] } });
    await screen.findByRole('button', { name: 'User' });
    expect((await openMenu()).getByText('User')).toBeVisible();
  });

  it('displays no name for a visitor', async () => {
    openApp('/team', { visitor: true });
    const menu = await openMenu();
    expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Team',
      'Contact Us',
      'Login / Register',
    ]);
    expect(menu.queryByText(/User|\.\.\./)).toBeNull();
  });
});

describe('every bar', () => {
  it.each([true, false])('has the helplines as links, also logged out (%s)', async (visitor) => {
    openApp('/contact', { visitor, server: meera });
    await userEvent.click(await screen.findByRole('button', { name: 'Help: Need to talk?' }));
    for (const { tel, shown } of help.lines.flatMap(({ numbers }) => numbers))
      expect(screen.getByRole('link', { name: `Call ${shown}` })).toHaveAttribute('href', `tel:${tel}`);
  });

  it('says what the quick exit removes before it does', async () => {
    saveDraft('S1', '815', createFirstAnswer());
    openApp('/contact', { server: meera });
    await userEvent.click(await screen.findByRole('link', { name: 'Quick exit' }));
    const leave = screen.getByRole('link', { name: 'Leave now' });
    expect(leave).toHaveFocus();
    expect(leave).toHaveAccessibleDescription(
      /Removed from this phone: unfinished answers, what you have read, and your login/,
    );
    expect(document.cookie).toContain('token=made-up');
    // jsdom logs that it cannot navigate.
    vi.spyOn(console, 'error').mockReturnValue();
    await userEvent.click(leave);
    await waitFor(() => expect(window.localStorage.getItem('S1')).toBeNull());
    expect(document.cookie).toBe('');
  });
});
