import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, expect, test, vi } from 'vitest';
import { api } from '#api/api.ts';
import { useCurrentProgress, useNameQuery } from '#api/person-api.ts';
import { removeSession, writeSession } from '#api/session.ts';
import { startUserNameQuery, createQueryLoader } from '#app/query-loader.ts';
import { type FakeResponses, fakeFetch } from '#tests/support/fake-server.ts';
import { createHarnessStore, type HarnessStore, userid } from '#tests/support/harness.tsx';

const progress = { body: [{ section_id: 'S1', totalsum: '12' }] };
const known: FakeResponses = { getName: { text: 'Meera', type: 'text/plain' }, progress: progress };

function mockServer(answers: FakeResponses) {
  writeSession({ token: 'made-up', userid });
  const calls: string[] = [];
  window.fetch = fakeFetch(answers, ({ url }) => calls.push(new URL(url).pathname.replace(/^.*\/api/, '')));
  return calls;
}

function renderQuery<T>(use: () => T, store: HarnessStore = createHarnessStore()) {
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  return { store, ...renderHook(use, { wrapper }) };
}

afterEach(() => removeSession());

test('does not repeat the requests that were started before the screen was loaded', async () => {
  const calls = mockServer(known);
  const store = createHarnessStore();
  startUserNameQuery(store);
  createQueryLoader(store, 'progress')();
  await waitFor(() => expect(store.getState().api.queries).toHaveProperty(`progress("${userid}").data`));
  const { result } = renderQuery(() => [useNameQuery(userid), useCurrentProgress(userid)] as const, store);
  await waitFor(() => expect(result.current[0].data).toBe('Meera'));
  expect(result.current[1].data?.records).toHaveLength(1);
  expect(result.current[1].isFresh).toBe(true);
  expect(calls).toHaveLength(2);
});

test('starts nothing for a visitor, and nothing at build time', () => {
  const calls = mockServer(known);
  createQueryLoader(null, 'progress')();
  removeSession();
  const store = createHarnessStore();
  startUserNameQuery(store);
  createQueryLoader(store, 'progress', 'consents')();
  expect(calls).toEqual([]);
});

test('requests the name once, and the progress at each visit', async () => {
  const calls = mockServer(known);
  const { result, store, unmount } = renderQuery(() => [
    useNameQuery(userid),
    useNameQuery(userid),
    useCurrentProgress(userid),
  ]);
  await waitFor(() => expect(result.current.every(({ data }) => data !== undefined)).toBe(true));
  expect(calls).toHaveLength(2);
  unmount();
  createQueryLoader(store, 'progress')();
  const next = renderQuery(() => useCurrentProgress(userid), store);
  // The last response is displayed meanwhile, and is not fresh.
  expect(next.result.current).toMatchObject({ isFresh: false, isLoading: false });
  expect(next.result.current.data).toBeDefined();
  await waitFor(() => expect(next.result.current.isFresh).toBe(true));
  expect(calls).toHaveLength(3);
  expect(calls[2]).toMatch('progress');
});

test('refetches the progress after answers were stored', async () => {
  const calls = mockServer({ progress: [{ body: [] }, progress] });
  const { result, store } = renderQuery(() => useCurrentProgress(userid));
  await waitFor(() => expect(result.current.data?.records).toEqual([]));
  act(() => void store.dispatch(api.util.invalidateTags(['Progress'])));
  await waitFor(() => expect(result.current.data?.records).toHaveLength(1));
  expect(calls).toHaveLength(2);
});

test('keeps the last progress if the next request fails', async () => {
  mockServer({ progress: [progress, 500] });
  const { result } = renderQuery(() => useCurrentProgress(userid));
  await waitFor(() => expect(result.current.isFresh).toBe(true));
  await act(() => result.current.refetch());
  await waitFor(() => expect(result.current.isError).toBe(true));
  expect(result.current.data?.records).toHaveLength(1);
});

test('reports a failure, which a refetch resolves', async () => {
  mockServer({ progress: [500, progress] });
  const { result } = renderQuery(() => useCurrentProgress(userid));
  await waitFor(() => expect(result.current.isError).toBe(true));
  await act(() => result.current.refetch());
  await waitFor(() => expect(result.current.isError).toBe(false));
  expect(result.current.data?.records).toHaveLength(1);
});

test('ends the session on a 401, but not one that another tab has started since', async () => {
  mockServer({ getName: 401 });
  const { store, result } = renderQuery(() => useNameQuery(userid));
  await waitFor(() => expect(result.current.isError).toBe(true));
  expect(store.getState().session.current).toBeNull();

  const answers = fakeFetch({ getName: 401 });
  writeSession({ token: 'made-up', userid });
  window.fetch = async (...call) => {
    writeSession({ token: 'of another tab', userid });
    return answers(...call);
  };
  const other = createHarnessStore();
  const { result: late } = renderQuery(() => useNameQuery(userid), other);
  await waitFor(() => expect(late.current.isError).toBe(true));
  expect(other.getState().session.current?.token).toBe('made-up');
});

test('does not store a response that arrives after the cache was cleared', async () => {
  mockServer(known);
  const { store, unmount } = renderQuery(() => useNameQuery(userid));
  unmount();
  store.dispatch(api.util.resetApiState());
  await vi.waitFor(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(JSON.stringify(store.getState())).not.toContain('Meera');
});
