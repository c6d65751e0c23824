// @own-page: every opened app saves its scroll positions when the page is left.
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { consumeReturnPath } from '#api/device/return-target.ts';
import { device } from '#api/device/storage.ts';
import { sessionExpired } from '#api/session.ts';
import { answersSaved, assessmentShown, selectExit } from '#features/questionnaire/exit-slice.ts';
import { notify } from '#ui/toast/toast.tsx';
import { meera, openApp } from './app-harness.tsx';

const missing = 'Missing session. Please login again.';

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  vi.spyOn(notify, 'error').mockResolvedValue();
});
afterEach(() => vi.restoreAllMocks());

describe('a session that the server has ended', () => {
  it('redirects to the login page with the reason, and stores the address', async () => {
    const { router, store } = openApp('/patternSummary?part=2', { server: meera });
    await screen.findByRole('heading', { name: 'Overall Summary' });
    act(() => {
      // Two requests failed at the same time.
      store.dispatch(sessionExpired());
      store.dispatch(sessionExpired());
    });
    expect(await screen.findByRole('heading', { name: 'Login to your account' })).toBeVisible();
    expect(screen.getByText(missing)).toBeVisible();
    expect(notify.error).toHaveBeenCalledTimes(1);
    expect(notify.error).toHaveBeenCalledWith(missing, { duration: 3000 });
    expect(document.cookie).toBe('');
    await waitFor(() => expect(store.getState().session.current).toBeNull());
    expect(router.state.location.pathname).toBe('/login');
    expect(consumeReturnPath('4711')).toBe('/patternSummary?part=2');
  });

  it('skips the exit dialog and keeps the answers', async () => {
    const { store } = openApp('/profilePage', { server: meera });
    await screen.findByRole('heading', { level: 1 });
    device.write('S1', '{"4711":{}}');
    act(() => {
      store.dispatch(assessmentShown('S1'));
      store.dispatch(sessionExpired());
    });
    expect(await screen.findByRole('heading', { name: 'Login to your account' })).toBeVisible();
    expect(device.read('S1')).not.toBeNull();
  });
});

describe('links during an assessment', () => {
  async function openAssessment() {
    const program = openApp('/profilePage', { server: meera });
    await screen.findByRole('heading', { level: 1 });
    device.write('assessment_S1', 'in progress');
    device.write('S1', '{"4711":{}}');
    act(() => {
      program.store.dispatch(assessmentShown('S1'));
    });
    return program;
  }
  const findDialog = () => screen.findByRole('alertdialog', { name: 'Leave this assessment?' });

  it('ask first; Cancel has the focus and keeps the page', async () => {
    const { router, store } = await openAssessment();
    await userEvent.click(screen.getByRole('link', { name: 'Resources' }));
    const dialogElement = await findDialog();
    expect(dialogElement).toHaveAccessibleDescription(
      'Your answers are saved on this phone. Your answers so far stay on this device. You can go on from the dashboard.',
    );
    const [stay, leave] = within(dialogElement).getAllByRole('button');
    expect(stay).toHaveFocus();
    // Both are as safe, so both look alike.
    expect([stay?.textContent, leave?.textContent]).toEqual(['Cancel', 'Exit']);
    expect(leave?.className).toBe(stay?.className);
    await userEvent.click(within(dialogElement).getByRole('button', { name: 'Cancel' }));
    expect(router.state.location.pathname).toBe('/profilePage');
    expect(selectExit(store.getState())).toMatchObject({
      inAssessment: true,
      promptVisible: false,
      target: null,
    });
  });

  it('Exit clears the answers on the page, keeps the draft and replaces the history entry', async () => {
    const { router } = await openAssessment();
    await userEvent.click(screen.getByRole('link', { name: 'Resources' }));
    await userEvent.click(within(await findDialog()).getByRole('button', { name: 'Exit' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/resourcesScreen'));
    // Waits for the page before Back.
    await screen.findByRole('heading', { level: 1, name: 'Resources' });
    expect(device.read('assessment_S1')).toBeNull();
    expect(device.read('S1')).not.toBeNull();
    await act(() => router.navigate(-1));
    await waitFor(() => expect(router.state.location.pathname).toBe('/team'));
  });

  it('say that the answers are lost if the device does not keep them', async () => {
    const { store } = await openAssessment();
    act(() => void store.dispatch(answersSaved(false)));
    await userEvent.click(screen.getByRole('link', { name: 'Resources' }));
    const dialogElement = await findDialog();
    expect(dialogElement).toHaveAccessibleDescription(
      'This device does not keep your answers. If you leave now, they are lost.',
    );
    const [stay, leave] = within(dialogElement).getAllByRole('button');
    expect(leave?.className).not.toBe(stay?.className);
  });

  it('"Need to talk?" opens without a question', async () => {
    await openAssessment();
    await userEvent.click(screen.getByRole('button', { name: 'Help: Need to talk?' }));
    expect(screen.getByRole('link', { name: 'Call 14416' })).toBeVisible();
    expect(screen.queryByRole('alertdialog', { name: 'Leave this assessment?' })).toBeNull();
  });
});

describe('the data left on the device', () => {
  /** All data stored for this tab and this device after the page was left. */
  function readStorageAfterLeaving() {
    window.dispatchEvent(new Event('pagehide'));
    return JSON.stringify({ ...window.sessionStorage, ...window.localStorage });
  }
  async function openReadingPage(address: string) {
    const program = openApp(address, { server: meera });
    await screen.findByRole('heading', { level: 1 });
    return program;
  }

  it('contains no address of a page, only a neutral name', async () => {
    const { router } = await openReadingPage('/suicidalThoughts1');
    await act(() => router.navigate('/wellBeing1'));
    await screen.findByText('Part 1 of 4', { selector: 'span' });
    expect(readStorageAfterLeaving()).toContain('scrolled');
    expect(JSON.stringify({ ...window.sessionStorage })).not.toMatch(/suicidal|wellBeing/i);
  });

  it('after logout contains nothing of the tab and no reading marks', async () => {
    const { store } = await openReadingPage('/profilePage');
    document.cookie = 'RegistrationId=7; Path=/';
    window.sessionStorage.setItem('survey', '{"userid":"4711"}');
    device.write('assessment_S1', 'in progress');
    act(() => void store.dispatch(assessmentShown('S1')));
    await userEvent.click(await screen.findByRole('button', { name: 'Meera' }));
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    const dialogElement = await screen.findByRole('alertdialog', { name: 'Log out now?' });
    await userEvent.click(within(dialogElement).getByRole('button', { name: 'Logout' }));
    await screen.findByRole('heading', { name: 'Login to your account' });
    expect(document.cookie).toBe('');
    expect(window.sessionStorage).toHaveLength(0);
    expect(Object.keys(window.localStorage)).toEqual(['round']);
    expect(readStorageAfterLeaving()).not.toMatch(/4711|profilePage|assessment/);
  });

  it('after the quick exit contains only two neutral marks', async () => {
    const { calls } = await openReadingPage('/suicidalThoughts1');
    document.cookie = 'RegistrationId=7; Path=/';
    await userEvent.click(screen.getByRole('link', { name: 'Quick exit' }));
    await userEvent.click(screen.getByRole('link', { name: 'Leave now' }));
    await waitFor(() => expect(document.cookie).toBe(''));
    // One by which Back displays nothing of the app, and a random number by which other tabs remove their data.
    await waitFor(() => expect(readStorageAfterLeaving()).toMatch(/^{"left":"1","round":"\w+"}$/));
    // The server's response clears the browser's caches.
    expect(calls.map(({ call }) => call)).toContain('GET /wellness-check/exit');
  });
});

describe('the quick exit', () => {
  const isGone = () => document.cookie === '';
  /** Presses at this time, in milliseconds since the page was opened. */
  function pressAt(timeStamp: number) {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    Object.defineProperty(click, 'timeStamp', { value: timeStamp });
    act(() => void screen.getByRole('link', { name: 'Quick exit' }).dispatchEvent(click));
  }
  /** Opens the panel, and presses again some milliseconds after it was painted. */
  async function pressTwice(ms: number) {
    vi.spyOn(performance, 'now').mockReturnValue(10_000);
    pressAt(9000);
    await act(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    vi.restoreAllMocks();
    pressAt(10_000 + ms);
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  }

  it('leaves by a fast second press outside of questionnaires', async () => {
    openApp('/profilePage', { server: meera });
    await screen.findByRole('heading', { level: 1 });
    await pressTwice(180);
    await waitFor(() => expect(isGone()).toBe(true));
  });

  it('in a questionnaire ignores a second press within 700 ms, and leaves by a later one', async () => {
    const { store } = openApp('/profilePage', { server: meera });
    await screen.findByRole('heading', { level: 1 });
    device.write('S1', '{"4711":{}}');
    act(() => void store.dispatch(assessmentShown('S1')));
    await pressTwice(699);
    expect(isGone()).toBe(false);
    expect(device.read('S1')).not.toBeNull();
    const panel = screen.getByRole('group', { name: 'Quick exit' });
    expect(panel).toHaveTextContent(
      'Removed from this phone: unfinished answers, what you have read, and your login. An empty page opens. To keep your answers, use “Save and leave”.',
    );
    expect(panel).toHaveTextContent(
      /Not removed: .*list of visited pages\. To clear that list in Chrome: menu \(three dots\), History, “Delete/,
    );
    await userEvent.keyboard('{Escape}');
    await pressTwice(700);
    await waitFor(() => expect(isGone()).toBe(true));
  });

  it('in a questionnaire ignores a press before the panel is painted, however late', async () => {
    const { store } = openApp('/profilePage', { server: meera });
    await screen.findByRole('heading', { level: 1 });
    act(() => void store.dispatch(assessmentShown('S1')));
    pressAt(9000);
    pressAt(99_000);
    expect(screen.getByRole('group', { name: 'Quick exit' })).toBeVisible();
    expect(isGone()).toBe(false);
  });

  it('says that queued submissions stay encrypted on the device', async () => {
    openApp('/profilePage', { server: meera });
    await screen.findByRole('heading', { level: 1 });
    document.cookie = 'waiting=1; Path=/';
    await userEvent.click(screen.getByText('Quick exit'));
    expect(await screen.findByText(/^One finished questionnaire is waiting on this phone/)).toBeVisible();
    document.cookie = 'waiting=; Path=/; Max-Age=0';
  });
});

describe('navigation', () => {
  it('moves focus to the title and announces it, except on the first page', async () => {
    openApp('/profilePage', { server: meera });
    await screen.findByRole('heading', { level: 1, name: 'Profile' });
    expect(document.body).toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: 'My Pattern' }));
    const title = await screen.findByRole('heading', { level: 1, name: 'My Pattern' });
    await waitFor(() => expect(title).toHaveFocus());
    // The document title of results is neutral, so the heading is announced.
    expect(document.title).toBe('Check-in');
    expect(screen.getByText('My Pattern', { selector: 'div' })).toBeInTheDocument();
  });
});
