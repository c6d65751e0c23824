import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveDraft } from '#api/device/drafts.ts';
import { removeUserFromDevice } from '#api/device/remove-user-from-device.ts';
import { consumeReturnPath } from '#api/device/return-target.ts';
import { savePhoneOwnership } from '#api/device/save-phone-ownership.ts';
import { removeSession, sessionExpired, writeSession } from '#api/session.ts';
import { createDraft } from '#domain/answers/draft.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { fill } from '#tests/support/fill.ts';
import { notify } from '#ui/toast/toast.tsx';
import psychological from '../../../questionnaires/S1-psychological.json';
import { meera, openApp } from './app-harness.tsx';

const instrument = psychological as unknown as Instrument;
const both = {
  ...meera,
  'GET /user/getName/815': [200, 'Ravi'],
  'GET /section/progress/815': [200, [{ section_id: 'S1', totalsum: '' }]],
} as const;

/** Changes of the cookies while this tab is hidden. */
const elsewhere = {
  logsOut: () => removeUserFromDevice([instrument.id], '4711'),
  /** As every dashboard stores it. */
  keepsStep: () => window.localStorage.setItem('progress_4711', '{"currentStep":1,"isFirstLogin":false}'),
  logsIn: (userid: string, token: string) => writeSession({ userid, token }),
};
const returnToTab = (event: Event = new Event('focus')) =>
  act(async () => void (event.type === 'visibilitychange' ? document : window).dispatchEvent(event));
const openMeera = async (address: string) => {
  const program = openApp(address, { server: both });
  await screen.findByRole('button', { name: 'Meera' });
  return program;
};
const waitForUpdates = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  vi.spyOn(notify, 'error').mockResolvedValue();
});
afterEach(() => vi.restoreAllMocks());

describe('after a logout in another tab', () => {
  it.each(['focus', 'pageshow', 'visibilitychange'])(
    'returning (%s) redirects to the login page, and removes the name',
    async (type) => {
      elsewhere.keepsStep();
      const { router, store } = await openMeera('/profilePage');
      elsewhere.logsOut();
      await returnToTab(new Event(type));
      expect(await screen.findByRole('heading', { name: 'Login to your account' })).toBeVisible();
      expect(router.state.location.pathname).toBe('/login');
      await waitFor(() => expect(screen.queryByText('Meera')).toBeNull());
      expect(store.getState()).toHaveProperty('api.queries', {});
      expect(notify.error).not.toHaveBeenCalled();
      await act(() => router.navigate(-1));
      await waitFor(() => expect(router.state.location.pathname).toBe('/team'));
    },
  );

  it('a click redirects to the login page too', async () => {
    const { router } = await openMeera('/team');
    elsewhere.logsOut();
    await userEvent.click(screen.getByRole('link', { name: 'Dashboard' }));
    expect(await screen.findByRole('heading', { name: 'Login to your account' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/login');
    expect(screen.getByRole('link', { name: 'Login / Register' })).toBeVisible();
  });

  it('a public page and its input are kept; only its header changes', async () => {
    const { router } = await openMeera('/contact');
    await fill(await screen.findByLabelText(/^Message/), 'Half a sentence');
    elsewhere.logsOut();
    await returnToTab();
    expect(await screen.findByRole('link', { name: 'Login / Register' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/contact');
    expect(screen.getByLabelText(/^Message/)).toHaveValue('Half a sentence');
  });
});

describe('after the cookies expired', () => {
  it("returning to any page displays a message, and the same person's login redirects back", async () => {
    elsewhere.keepsStep();
    const { router } = await openMeera('/profilePage');
    removeSession();
    await returnToTab();
    expect(await screen.findByText('Missing session. Please login again.')).toBeVisible();
    expect(router.state.location.pathname).toBe('/login');
    expect(screen.queryByText('Meera')).toBeNull();
    expect(consumeReturnPath('4711')).toBe('/profilePage');
  });

  it('on a shared phone it could be a logout: no message, nothing stored', async () => {
    elsewhere.keepsStep();
    savePhoneOwnership('shared', '4711');
    await openMeera('/profilePage');
    removeSession();
    await returnToTab();
    expect(await screen.findByRole('heading', { name: 'Login to your account' })).toBeVisible();
    expect(screen.queryByText('Missing session. Please login again.')).toBeNull();
    expect(consumeReturnPath('4711')).toBeNull();
  });
});

describe('after the cookies expired during an assessment', () => {
  const openQuestionnaire = async () => {
    const program = openApp('/psychologicalAssessment/S1', {
      server: { ...both, 'POST /user/login': [200, [{ userid: 4711, token: 'a new one' }]] },
    });
    await screen.findByText(`Question 1 of ${instrument.items.length}`);
    // The first moments of a question ignore taps.
    await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
    await userEvent.click(screen.getAllByRole('radio')[1] as HTMLElement);
    await screen.findByText(`Question 2 of ${instrument.items.length}`);
    return program;
  };

  it("returning displays a message, and the same person's login redirects to the question with the answers", async () => {
    vi.spyOn(notify, 'success').mockResolvedValue();
    const { router, store } = await openQuestionnaire();
    removeSession();
    // Browsers dispatch both events.
    window.dispatchEvent(new Event('focus'));
    await returnToTab(new Event('visibilitychange'));
    expect(await screen.findByText('Missing session. Please login again.')).toBeVisible();
    expect(router.state.location.pathname).toBe('/login');
    expect(notify.error).toHaveBeenCalledTimes(1);
    expect(store.getState().session.current).toBeNull();

    await fill(screen.getByLabelText('Username'), 'riverbank');
    await fill(screen.getByLabelText('Password'), 'lotus pond{Enter}');
    expect(await screen.findByText(`Question 2 of ${instrument.items.length}`)).toBeVisible();
    expect(router.state.location.pathname).toBe('/psychologicalAssessment/S1');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByText(`Question 1 of ${instrument.items.length}`)).toBeVisible();
    expect(screen.getAllByRole('radio')[1]).toBeChecked();
  });

  it('a logout in another tab shows no message, and stores nothing', async () => {
    await openQuestionnaire();
    removeUserFromDevice(['S1', 'S3'], '4711');
    await returnToTab();
    expect(await screen.findByRole('heading', { name: 'Login to your account' })).toBeVisible();
    expect(screen.queryByText('Missing session. Please login again.')).toBeNull();
    expect(consumeReturnPath('4711')).toBeNull();
  });
});

describe('after another person logged in in another tab', () => {
  it.each(['/profilePage', '/dashboard'])(
    'returning to %s redirects to their own dashboard',
    async (address) => {
      const { router, store, calls } = await openMeera(address);
      await waitForUpdates();
      elsewhere.logsIn('815', 'ravis');
      calls.length = 0;
      await returnToTab();
      expect(await screen.findByRole('button', { name: 'Ravi' })).toBeVisible();
      await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/dashboard/));
      expect(await screen.findByRole('link', { name: /Start Assessment/ })).toBeVisible();
      expect(screen.queryByText('Meera')).toBeNull();
      expect(store.getState().session.current).toEqual({ userid: '815', token: 'ravis' });
      // No request of the first person uses the token of the second one.
      expect(calls.filter(({ call }) => call.includes('4711'))).toEqual([]);
      expect(calls).toContainEqual({ call: 'GET /section/progress/815', authorization: 'ravis' });
    },
  );

  it('a click requests nothing of the first person', async () => {
    const { router, calls } = await openMeera('/profilePage');
    elsewhere.logsIn('815', 'ravis');
    calls.length = 0;
    await userEvent.click(screen.getByRole('link', { name: 'My Pattern' }));
    expect(await screen.findByRole('button', { name: 'Ravi' })).toBeVisible();
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/dashboard/));
    expect(calls.filter(({ call }) => call.includes('4711'))).toEqual([]);
  });

  it('answers of the first person are not transferred, and no dialog about them blocks the navigation', async () => {
    saveDraft('S1', '4711', createDraft(instrument, 'key', new Date()));
    const saved = window.localStorage.getItem('S1');
    const { router, store } = await openMeera('/psychologicalAssessment/S1');
    await screen.findByText(`Question 1 of ${instrument.items.length}`);
    await userEvent.click(screen.getByRole('button', { name: 'Meera' }));
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    await screen.findByRole('alertdialog', { name: 'Log out now?' });
    elsewhere.logsIn('815', 'ravis');
    await returnToTab();
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/dashboard/));
    expect(await screen.findByRole('link', { name: /Start Assessment/ })).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(window.localStorage.getItem('S1')).toBe(saved);
    expect(store.getState().exit).toMatchObject({ inAssessment: false, unfinished: null });
  });

  it('a late 401 of the first person does not log the second one out', async () => {
    const { store } = await openMeera('/profilePage');
    const fetched = window.fetch;
    let respondWith401: () => void = () => undefined;
    window.fetch = (input, init) =>
      (input as Request).url.includes('/section/progress/4711')
        ? new Promise((resolve) => {
            respondWith401 = () => resolve(new Response(null, { status: 401 }));
          })
        : fetched(input, init);
    await userEvent.click(screen.getByRole('link', { name: 'Dashboard' }));
    await waitForUpdates();
    elsewhere.logsIn('815', 'ravis');
    await act(async () => respondWith401());
    await waitForUpdates();
    expect(document.cookie).toContain('ravis');
    await returnToTab();
    await waitFor(() => expect(store.getState().session.current?.userid).toBe('815'));
    expect(document.cookie).toContain('ravis');
    expect(notify.error).not.toHaveBeenCalled();
  });
});

describe('with the same person', () => {
  it('returning changes nothing', async () => {
    const { router, calls } = await openMeera('/profilePage');
    calls.length = 0;
    const { key } = router.state.location;
    await returnToTab();
    await waitForUpdates();
    expect(calls).toEqual([]);
    expect(router.state.location.key).toBe(key);
  });

  it('after a new login elsewhere the page is kept and uses the new token', async () => {
    const { router, store, calls } = await openMeera('/psychologicalAssessment/S1');
    await screen.findByText(`Question 1 of ${instrument.items.length}`);
    elsewhere.logsIn('4711', 'a new one');
    calls.length = 0;
    await returnToTab();
    await waitForUpdates();
    expect(store.getState().session.current?.token).toBe('a new one');
    expect(router.state.location.pathname).toBe('/psychologicalAssessment/S1');
    expect(screen.getByText(`Question 1 of ${instrument.items.length}`)).toBeVisible();
    expect(calls).toEqual([]);
  });
});

it('a visitor sees the name after a login in another tab, and input is kept', async () => {
  openApp('/login', { visitor: true, server: both });
  await userEvent.type(await screen.findByLabelText('Username'), 'ra');
  elsewhere.logsIn('815', 'ravis');
  await returnToTab();
  expect(await screen.findByRole('button', { name: 'Ravi' })).toBeVisible();
  expect(screen.getByLabelText('Username')).toHaveValue('ra');
});

it('returning during a redirect keeps the reason on the login page', async () => {
  const { store } = await openMeera('/profilePage');
  act(() => void store.dispatch(sessionExpired()));
  await returnToTab();
  expect(await screen.findByText('Missing session. Please login again.')).toBeVisible();
  await waitForUpdates();
  expect(within(screen.getByRole('main')).getByText('Missing session. Please login again.')).toBeVisible();
});
