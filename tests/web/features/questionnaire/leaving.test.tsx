import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { writeSession } from '#api/session.ts';
import { disarmed } from '#features/questionnaire/exit-slice.ts';
import { IntroScreen } from '#features/questionnaire/intro-screen.tsx';
import { QuestionnaireScreen } from '#features/questionnaire/questionnaire-screen.tsx';
import { createHarnessStore } from '#tests/support/harness.tsx';
import { anInstrument } from '#tests/support/instrument-builder.ts';
import { findHeading, waitForAutoAdvance, advanceSettleTime } from './render-screen.tsx';

vi.mock('#ui/toast/toast.tsx', () => ({
  notify: { success: vi.fn(), info: vi.fn(), error: vi.fn() },
}));

const quiet = anInstrument();
const base = '/wellness-check';

/** Opens the app with a browser history: the dashboard, then this address. */
function openBrowser(address: string) {
  window.history.pushState(null, '', `${base}/dashboard`);
  window.history.pushState(null, '', `${base}${address}`);
  writeSession({ token: 'made-up', userid: '4711' });
  window.fetch = async (input) =>
    (input as Request).method === 'POST' ? new Response(null, { status: 204 }) : new Response('[]');
  const store = createHarnessStore();
  const router = createBrowserRouter(
    [
      { path: '/quietPage', element: <IntroScreen instrument={quiet} count={5} /> },
      {
        path: '/quietAssessment/:sectionId',
        element: <QuestionnaireScreen instrument={quiet} sections={[quiet]} />,
      },
      { path: '/dashboard', element: <h1>The dashboard</h1> },
      { path: '/quietFeedback', element: <h1>The feedback</h1> },
    ],
    { basename: base },
  );
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return { store, router, user: userEvent.setup() };
}

const goBack = () => act(() => window.history.back());
const alertText = 'You have left this assessment. Your answers so far stay on this device.';

/** Whether the browser would ask before unloading the page. */
function isUnloadPrevented(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

beforeEach(() => localStorage.clear());

test('from the intro and back: displays the intro with an alert, and then the previous page', async () => {
  const { user } = openBrowser('/quietPage');
  await user.click(screen.getByRole('link', { name: 'Start Assessment' }));
  await findHeading('I felt at ease.');
  goBack();
  await findHeading('Quiet Days');
  expect(screen.getByRole('alert')).toHaveTextContent(alertText);
  goBack();
  expect(await findHeading('The dashboard')).toBeInTheDocument();
});

test('opened by address: Back leads to the intro too', async () => {
  openBrowser('/quietAssessment/T1');
  await findHeading('I felt at ease.');
  expect(window.location.pathname).toBe(`${base}/quietAssessment/T1`);
  goBack();
  await findHeading('Quiet Days');
  expect(screen.getByRole('alert')).toHaveTextContent(alertText);
});

test('Forward continues at the same question, and Back leads to the intro again', async () => {
  const { user } = openBrowser('/quietPage');
  await user.click(screen.getByRole('link', { name: 'Start Assessment' }));
  await findHeading('I felt at ease.');
  advanceSettleTime();
  await user.click(screen.getByRole('radio', { name: 'Often' }));
  await findHeading('I felt hurried.');
  goBack();
  await findHeading('Quiet Days');
  act(() => window.history.forward());
  await findHeading('I felt hurried.');
  goBack();
  await findHeading('Quiet Days');
  goBack();
  expect(await findHeading('The dashboard')).toBeInTheDocument();
});

test('the browser warns while a questionnaire is displayed, and neither before nor after', async () => {
  const { user } = openBrowser('/quietPage');
  expect(isUnloadPrevented()).toBe(false);
  await user.click(screen.getByRole('link', { name: 'Start Assessment' }));
  await findHeading('I felt at ease.');
  await waitFor(() => expect(isUnloadPrevented()).toBe(true));
  expect(localStorage.getItem('assessment_T1')).not.toBeNull();
  goBack();
  await findHeading('Quiet Days');
  await waitFor(() => expect(isUnloadPrevented()).toBe(false));
});

test('Save and leave on a later question opens the dashboard without a dialog, and says that it is saved', async () => {
  const { user, store, router } = openBrowser('/quietPage');
  await user.click(screen.getByRole('link', { name: 'Start Assessment' }));
  await findHeading('I felt at ease.');
  expect(screen.getByRole('button', { name: 'Save and leave' })).toBeVisible();
  advanceSettleTime();
  await user.click(screen.getByRole('radio', { name: 'Often' }));
  await findHeading('I felt hurried.');
  await user.click(screen.getByRole('button', { name: 'Save and leave' }));
  expect(await findHeading('The dashboard')).toBeInTheDocument();
  // The layout displays and announces the notice.
  expect(router.state.location.state).toEqual({ pageNotice: 'Saved. Continue any time from the dashboard.' });
  expect(store.getState().exit).toMatchObject({ promptVisible: false, unfinished: null });
  expect(isUnloadPrevented()).toBe(false);
  expect(localStorage.getItem('assessment_T1')).toBeNull();
  const drafts = JSON.parse(sessionStorage.getItem('T1') ?? '{}') as Record<string, { options: unknown }>;
  expect(drafts['4711']?.options).toEqual([expect.any(Number), null, null, null]);
});

test('a disarmed app does not warn', async () => {
  const { store } = openBrowser('/quietAssessment/T1');
  await findHeading('I felt at ease.');
  act(() => void store.dispatch(disarmed()));
  expect(isUnloadPrevented()).toBe(false);
});

test('leaving in the second before the feedback cancels the redirect', async () => {
  const { user } = openBrowser('/quietAssessment/T1');
  for (const { id } of quiet.items) {
    await waitFor(() => expect(screen.getByText(`Question ${id.slice(1)} of 4`)).toBeInTheDocument());
    screen.getByRole('heading', { level: 1 }).focus();
    await user.keyboard('2');
    await waitForAutoAdvance();
  }
  await user.click(screen.getByRole('button', { name: 'Finish' }));
  await waitFor(() => expect([localStorage.length, sessionStorage.getItem('T1')]).toEqual([0, null]));
  expect(isUnloadPrevented()).toBe(false);
  goBack();
  await findHeading('Quiet Days');
  expect(screen.queryByRole('alert')).toBeNull();
  await new Promise((resolve) => setTimeout(resolve, 1200));
  expect(screen.queryByText('The feedback')).toBeNull();
});
