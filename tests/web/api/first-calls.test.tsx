import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, expect, test, vi } from 'vitest';
import { progressChanged, sendFirstCalls, useNameCall, useProgressCall } from '#api/first-calls.ts';
import { fetchedForgotten, removeSession, sessionExpired, writeSession } from '#api/session.ts';
import { type Answers, fakeFetch } from '#tests/support/fake-server.ts';
import { createHarnessStore, type HarnessStore, userid } from '#tests/support/harness.tsx';

const taken = { body: [{ section_id: 'S1', totalsum: '12' }] };
const known: Answers = { getName: { text: 'Meera', type: 'text/plain' }, progress: taken };

function serverSays(answers: Answers) {
  writeSession({ token: 'made-up', userid });
  const calls: string[] = [];
  window.fetch = fakeFetch(answers, ({ url }) => calls.push(new URL(url).pathname.replace(/^.*\/api/, '')));
  return calls;
}

function show<T>(use: () => T, store: HarnessStore = createHarnessStore()) {
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  return { store, ...renderHook(use, { wrapper }) };
}

afterEach(() => removeSession());

test('what was sent before the screen came is not sent again', async () => {
  const calls = serverSays(known);
  sendFirstCalls(userid, { progress: true });
  expect(calls).toHaveLength(2);
  const { result } = show(() => [useNameCall(userid), useProgressCall(userid)] as const);
  await waitFor(() => expect(result.current[0].data).toBe('Meera'));
  await waitFor(() => expect(result.current[1].data?.records).toHaveLength(1));
  expect(calls).toHaveLength(2);
});

test('nothing is sent early for nobody', () => {
  const calls = serverSays(known);
  removeSession();
  sendFirstCalls(userid, { progress: true });
  expect(calls).toEqual([]);
});

test('two who show the name ask once; each screen asks anew how far the person has come', async () => {
  const calls = serverSays(known);
  const { result, store, unmount } = show(() => [
    useNameCall(userid),
    useNameCall(userid),
    useProgressCall(userid),
  ]);
  await waitFor(() => expect(result.current.every(({ data }) => data !== undefined)).toBe(true));
  expect(calls).toHaveLength(2);
  unmount();
  const next = show(() => [useNameCall(userid), useProgressCall(userid)], store);
  // The last answer is there meanwhile.
  expect(next.result.current[1]?.data).toBeDefined();
  await waitFor(() => expect(calls).toHaveLength(3));
  expect(calls[2]).toMatch('progress');
});

test('answers that arrive are seen by whoever shows how far the person has come', async () => {
  const calls = serverSays({ progress: [{ body: [] }, taken] });
  const { result, store } = show(() => useProgressCall(userid));
  await waitFor(() => expect(result.current.data?.records).toEqual([]));
  act(() => void store.dispatch(progressChanged(userid)));
  await waitFor(() => expect(result.current.data?.records).toHaveLength(1));
  expect(calls).toHaveLength(2);
});

test('a failure is told, and asking again helps', async () => {
  serverSays({ progress: [500, taken] });
  const { result } = show(() => useProgressCall(userid));
  await waitFor(() => expect(result.current.failed).toBe(true));
  await act(() => result.current.again());
  expect(result.current.failed).toBe(false);
  expect(result.current.data?.records).toHaveLength(1);
});

test('a token that the server no longer knows ends the session, but not one that another tab has begun since', async () => {
  const calls = serverSays({ getName: 401 });
  const { store, result } = show(() => useNameCall(userid));
  await waitFor(() => expect(result.current.failed).toBe(true));
  expect(store.getState().session.current).toBeNull();

  serverSays({ getName: 401 });
  const other = createHarnessStore();
  const { result: late } = show(() => useNameCall(userid), other);
  writeSession({ token: 'of another tab', userid });
  await waitFor(() => expect(late.current.failed).toBe(true));
  expect(other.getState().session.current?.token).toBe('made-up');
  expect(calls).toHaveLength(1);
});

test('an answer that comes after all was forgotten is not kept', async () => {
  serverSays(known);
  const { store, unmount } = show(() => useNameCall(userid));
  unmount();
  store.dispatch(sessionExpired());
  store.dispatch(fetchedForgotten());
  await vi.waitFor(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(JSON.stringify(store.getState())).not.toContain('Meera');
});
