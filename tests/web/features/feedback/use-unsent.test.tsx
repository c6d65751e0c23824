import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadValidDraft, saveDraft } from '#api/device/drafts.ts';
import { sendAnswers } from '#api/send-answers.ts';
import { writeSession } from '#api/session.ts';
import { createDraft } from '#domain/answers/draft.ts';
import { useUnsentAnswers } from '#features/feedback/use-unsent-answers.ts';
import { createHarnessStore, userid } from '#tests/support/harness.tsx';
import { anInstrument } from '#tests/support/instrument-builder.ts';

vi.mock('#ui/toast/toast.tsx', () => ({ notify: { success: vi.fn() } }));

const quiet = anInstrument();
const withGaps = anInstrument((draft) => (draft.allowsMissing = true));
const wrapper = ({ children }: { children: ReactNode }) => (
  <Provider store={createHarnessStore()}>{children}</Provider>
);
const renderUnsent = (instrument = quiet) =>
  renderHook(() => useUnsentAnswers(instrument, userid), { wrapper }).result;

function saveOptions(options: (number | null)[], key: string, declined?: boolean[]) {
  saveDraft(quiet.id, userid, {
    ...createDraft(quiet, key, new Date()),
    options,
    ...(declined && { declined }),
  });
}

beforeEach(() => {
  localStorage.clear();
  writeSession({ token: 'made-up', userid });
});

test('answers changed during a submission of older ones can be sent as well', async () => {
  let accept: (answer: Response) => void = () => undefined;
  window.fetch = () => new Promise((resolve) => (accept = resolve));
  const createAccepted = () => new Response(null, { status: 204 });
  saveOptions([1, 2, 3, 4], 'first');
  const unsent = renderUnsent();
  act(() => unsent.current.send?.());
  await waitFor(() => expect(unsent.current.isSending).toBe(true));
  saveOptions([1, 2, 3, 1], 'second');
  await act(async () => accept(createAccepted()));
  await waitFor(() => expect(unsent.current.isSending).toBe(false));
  expect(loadValidDraft(quiet, userid)?.key).toBe('second');

  act(() => unsent.current.send?.());
  await waitFor(() => expect(unsent.current.isSending).toBe(true));
  await act(async () => accept(createAccepted()));
  await waitFor(() => expect(unsent.current.send).toBeNull());
  expect(localStorage).toHaveLength(0);
});

test('incomplete answers can be sent if allowed and each missing one was declined', () => {
  saveOptions([1, null, 3, null], 'gaps', [false, true, false, true]);
  expect(renderUnsent(withGaps).current.send).not.toBeNull();
  expect(renderUnsent(quiet).current.send).toBeNull();
  saveOptions([1, null, 3, null], 'left', [false, true, false, false]);
  expect(renderUnsent(withGaps).current.send).toBeNull();
});

test('the result contains the skipped questions of a submission made before it was displayed', async () => {
  window.fetch = async () => new Response(null, { status: 204 });
  const store = createHarnessStore();
  const answers = { ...createDraft(withGaps, 'gaps', new Date()), options: [1, null, 3, null] };
  await act(() => sendAnswers(store.dispatch, withGaps, userid, answers));
  const { result } = renderHook(() => useUnsentAnswers(withGaps, userid), {
    wrapper: ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>,
  });
  expect(result.current.skipped).toEqual(['q2', 'q4']);
});
