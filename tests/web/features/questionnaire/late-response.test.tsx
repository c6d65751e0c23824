import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadValidDraft, saveDraft } from '#api/device/drafts.ts';
import { writeSession } from '#api/session.ts';
import { createDraft } from '#domain/answers/draft.ts';
import { QuestionnaireScreen } from '#features/questionnaire/questionnaire-screen.tsx';
import { createHarnessStore, userid } from '#tests/support/harness.tsx';
import { anInstrument } from '#tests/support/instrument-builder.ts';
import { findHeading, advanceSettleTime, listToasts } from './render-screen.tsx';

vi.mock('#ui/toast/toast.tsx', () => ({
  notify: { success: vi.fn(), info: vi.fn(), error: vi.fn() },
}));

/** Displays the feedback before the response. */
const early = anInstrument((draft) => (draft.presentation.leavesBeforeAnswer = true));
const other = anInstrument((draft) => {
  draft.id = 'T2';
  draft.items.forEach((item) => 'text' in item && (item.text = `Again: ${item.text}`));
});

/** A person has sent the first assessment, without a response yet. */
async function submitWithoutResponse() {
  const waiting: ((answer: Response) => void)[] = [];
  writeSession({ token: 'made-up', userid });
  window.fetch = (input) =>
    (input as Request).method === 'POST'
      ? new Promise((resolve) => waiting.push(resolve))
      : Promise.resolve(new Response('[]'));
  const options = [1, 2, 3, 4];
  saveDraft('T1', userid, { ...createDraft(early, 'sent-key', new Date()), options, index: 3 });
  const router = createMemoryRouter(
    [
      { path: '/first/:sectionId', element: <QuestionnaireScreen instrument={early} sections={[early]} /> },
      { path: '/second/:sectionId', element: <QuestionnaireScreen instrument={other} sections={[other]} /> },
      { path: '/quietFeedback', element: <h1>The feedback</h1> },
    ],
    { initialEntries: ['/first/T1'] },
  );
  render(
    <Provider store={createHarnessStore()}>
      <RouterProvider router={router} />
    </Provider>,
  );
  const user = userEvent.setup();
  await findHeading('I enjoyed a meal.');
  await user.click(screen.getByRole('button', { name: 'Finish' }));
  await findHeading('The feedback');
  await waitFor(() => expect(waiting).toHaveLength(1));
  return {
    user,
    open: (address: string) => act(() => router.navigate(address)),
    waiting,
    accept: async (nth: number) => {
      waiting[nth]?.(new Response(null, { status: 204 }));
      await waitFor(() => expect(listToasts('success')).toHaveLength(nth + 1));
    },
  };
}

/** Whether the browser would ask before unloading the page. */
function isUnloadPrevented(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

beforeEach(() => {
  localStorage.clear();
  vi.clearAllMocks();
});

test('a late response does not affect another assessment on the screen', async () => {
  const { open, accept } = await submitWithoutResponse();
  await open('/second/T2');
  await findHeading('Again: I felt at ease.');
  await accept(0);
  expect(localStorage.getItem('T1')).toBeNull();
  expect(isUnloadPrevented()).toBe(true);
});

test('answers changed meanwhile are kept, are still protected, and can be sent', async () => {
  const { user, open, accept, waiting } = await submitWithoutResponse();
  await open('/first/T1');
  await findHeading('I enjoyed a meal.');
  advanceSettleTime();
  await user.click(screen.getByRole('radio', { name: 'Never' }));
  await accept(0);
  expect(loadValidDraft(early, userid)?.options).toEqual([1, 2, 3, 1]);
  expect(localStorage.getItem('assessment_T1')).not.toBeNull();
  expect(isUnloadPrevented()).toBe(true);

  await user.click(screen.getByRole('button', { name: 'Finish' }));
  await waitFor(() => expect(waiting).toHaveLength(2));
  await accept(1);
  expect(localStorage).toHaveLength(0);
});
