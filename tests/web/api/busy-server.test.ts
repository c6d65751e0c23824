import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { resultsApi } from '#api/results-api.ts';
import { submitApi } from '#api/send-answers.ts';
import { writeSession } from '#api/session.ts';
import { type FakeResponse, fakeFetch } from '#tests/support/fake-server.ts';
import { createHarnessStore, userid } from '#tests/support/harness.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const createBusyResponse = (wait?: number): FakeResponse => ({
  status: 503,
  body: { message: 'Busy.' },
  retryAfter: wait,
});

/** Requests the feedback from a server with these responses in order. */
function requestFeedback(...answers: FakeResponse[]) {
  const calls: string[] = [];
  writeSession({ token: 'made-up', userid });
  window.fetch = fakeFetch({ '': answers }, ({ method }) => calls.push(method));
  const store = createHarnessStore();
  const request = store.dispatch(resultsApi.endpoints.feedback.initiate({ userid, sectionId: 'S4' }));
  return { store, asked: request, calls };
}

test('retries once after a second if the server is busy, without a message', async () => {
  const { asked: request, calls } = requestFeedback(createBusyResponse(), { body: [[1]] });
  await vi.advanceTimersByTimeAsync(900);
  expect(calls).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(await request).toMatchObject({ isSuccess: true, data: [[1]] });
});

test('waits as long as Retry-After says, at most four seconds', async () => {
  const { asked: request, calls } = requestFeedback(createBusyResponse(3), { body: [] });
  await vi.advanceTimersByTimeAsync(2900);
  expect(calls).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(200);
  expect((await request).isSuccess).toBe(true);

  const delayed = requestFeedback(createBusyResponse(600), { body: [] });
  await vi.advanceTimersByTimeAsync(3900);
  expect(delayed.calls).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(200);
  expect((await delayed.asked).isSuccess).toBe(true);
});

test('requests a server that stays busy twice', async () => {
  const { asked: request, calls } = requestFeedback(createBusyResponse(), createBusyResponse(), { body: [] });
  await vi.advanceTimersByTimeAsync(60_000);
  expect((await request).isError).toBe(true);
  expect(calls).toHaveLength(2);
});

test.each([500, 404, 0] as const)('does not retry %s', async (answer) => {
  const { asked: request, calls } = requestFeedback(answer, { body: [] });
  await vi.advanceTimersByTimeAsync(60_000);
  expect((await request).isError).toBe(true);
  expect(calls).toHaveLength(1);
});

test('never retries a submission automatically', async () => {
  const { store, calls, asked: request } = requestFeedback({ body: [] }, createBusyResponse(), 204);
  await request;
  const answers = { userid, sectionId: 'S4', ans: [1], version: '1.0', key: 'made-up' };
  const sent = store.dispatch(submitApi.endpoints.submit.initiate(answers));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await sent).toHaveProperty('error.status', 503);
  expect(calls).toEqual(['GET', 'POST']);
});
