import { webcrypto } from 'node:crypto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { countQueuedAnswers } from '#api/device/queued-answers.ts';
import { queueSubmission } from '#api/outbox/queue-submission.ts';
import {
  deleteAllQueued,
  deletePendingSubmissions,
  watchQueue,
  type DeviceQueue,
} from '#api/outbox/device-queue.ts';
import { prefetchEncryptionKey, readCachedEncryptionKey } from '#api/outbox/encryption-key.ts';
import { sendPendingSubmissions } from '#api/outbox/sender.ts';
import { listQueued } from '#api/outbox/queue-store.ts';
import { sendAnswers } from '#api/send-answers.ts';
import { selectSession, sessionStarted, writeSession } from '#api/session.ts';
import { toBase64url } from '#contract/encryption/base64url.ts';
import { decryptSubmission } from '#contract/encryption/decrypt.ts';
import { createDraft } from '#domain/answers/draft.ts';
import { type FakeResponse, type FakeResponses, fakeFetch } from '#tests/support/fake-server.ts';
import { createHarnessStore, type HarnessStore } from '#tests/support/harness.tsx';
import { anInstrument } from '#tests/support/instrument-builder.ts';
import { clearTable, setFull } from './table-in-memory.ts';

vi.mock('#api/outbox/database.ts', () => import('./table-in-memory.ts'));

const curve = { name: 'ECDH', namedCurve: 'P-256' };
const pair = (await webcrypto.subtle.generateKey(curve, true, ['deriveBits'])) as CryptoKeyPair;
const publicKey = new Uint8Array(await webcrypto.subtle.exportKey('raw', pair.publicKey));
const key = { keyId: 'k1', publicKey: toBase64url(publicKey) };

let store: HarnessStore;
let dispatch: HarnessStore['dispatch'];
const calls: string[] = [];
/** The server's responses to queued submissions, by section. */
function mockServer(sections: Readonly<Record<string, FakeResponse | readonly FakeResponse[]>>) {
  const responses = Object.entries(sections).map(([id, answer]) => [`/${id}`, answer] as const);
  const answers: FakeResponses = { '/sealingKey': { body: key }, ...Object.fromEntries(responses) };
  window.fetch = fakeFetch(answers, ({ url, method }) =>
    calls.push(`${method} ${url.split('/section/')[1]}`),
  );
}

const createSubmission = (sectionId: string, userid = '7') => ({
  userid,
  sectionId,
  ans: [4, null, 2],
  version: '1.0',
  language: 'en-IN',
  key: `key-${userid}-${sectionId}`,
  begunAt: '2026-11-20T10:00:00.000Z',
  finishedAt: '2026-11-20T10:05:00.000Z',
});
const queueSections = async (...sections: string[]) => {
  for (const id of sections) expect(await queueSubmission(createSubmission(id))).toBe(true);
};
const listQueuedSections = async (userid = '7') =>
  (await listQueued(userid)).map(({ sectionId }) => sectionId);
const createRejection = (code: string, status = 409) => ({ status, body: { code, message: 'In words.' } });

/** A response of a captive portal or a filter. */
const createPageResponse = (status: number) => ({ status, body: '<h1>Sign in to this network</h1>' });

beforeEach(async () => {
  clearTable();
  localStorage.clear();
  document.cookie = 'waiting=; Max-Age=0; Path=/';
  writeSession({ token: 't', userid: '7' });
  mockServer({});
  store = createHarnessStore();
  dispatch = store.dispatch;
  await prefetchEncryptionKey(dispatch);
  calls.length = 0;
});

describe('queueing', () => {
  test('a queued submission can be decrypted only by the server, and the count is updated immediately', async () => {
    await queueSections('S1');
    const [submission] = await listQueued('7');
    expect(JSON.stringify(submission)).not.toContain('[4,');
    expect(countQueuedAnswers()).toBe(1);
    const { userid, sectionId, ...content } = createSubmission('S1');
    const opener = { privateKey: pair.privateKey, publicKey };
    expect(await decryptSubmission(opener, submission!.sealed, userid, sectionId)).toEqual(content);
  });

  test('equal answers finished in two tabs are queued once', async () => {
    await queueSections('S1', 'S1');
    expect(await listQueuedSections()).toEqual(['S1']);
  });

  test('nothing is queued without a server key, with an expired one, or without storage', async () => {
    setFull(true);
    expect(await queueSubmission(createSubmission('S1'))).toBe(false);
    setFull(false);
    localStorage.setItem('sealingKey', JSON.stringify({ ...key, at: Date.now() - 31 * 86_400_000 }));
    expect(await queueSubmission(createSubmission('S1'))).toBe(false);
    localStorage.clear();
    expect(await queueSubmission(createSubmission('S1'))).toBe(false);
    expect(await listQueuedSections()).toEqual([]);
  });

  test.each<[FakeResponse, boolean]>([
    [0, true],
    [503, true],
    [createPageResponse(403), true],
    [401, false],
    [createRejection('answers-differ'), false],
  ])('after response %j a finished submission is queued: %s', async (answer, waits) => {
    mockServer({ T1: answer });
    const instrument = anInstrument();
    const draft = { ...createDraft(instrument, 'a-key', new Date()), options: [1, 2, 3, 4] };
    const { isQueued = false } = await sendAnswers(createHarnessStore().dispatch, instrument, '7', draft);
    expect(isQueued).toBe(waits);
    expect(await listQueuedSections()).toEqual(waits ? ['T1'] : []);
  });

  test('the key is requested once a day, and dropped if the server has no such route', async () => {
    await prefetchEncryptionKey(dispatch);
    expect(calls).toEqual([]);
    localStorage.setItem('sealingKey', JSON.stringify({ ...key, at: Date.now() - 2 * 86_400_000 }));
    window.fetch = fakeFetch({});
    await prefetchEncryptionKey(dispatch);
    expect(readCachedEncryptionKey()).toBeNull();
  });
});

describe('sending', () => {
  test('sends the submissions of this person in order, once, and none of others', async () => {
    await queueSections('S2', 'S1');
    expect(await queueSubmission(createSubmission('S1', '8'))).toBe(true);
    mockServer({ S1: 204, S2: 204 });
    expect(await sendPendingSubmissions(dispatch)).toBe('done');
    await sendPendingSubmissions(dispatch);
    expect(calls).toEqual(['POST sealed/7/S2', 'POST sealed/7/S1']);
    expect(await listQueuedSections()).toEqual([]);
    expect(await listQueuedSections('8')).toEqual(['S1']);
    expect(countQueuedAnswers()).toBe(1);
  });

  test.each([
    0,
    500,
    503,
    429,
    404,
    200,
    createPageResponse(400),
    createPageResponse(403),
    createPageResponse(410),
    createPageResponse(422),
    createPageResponse(451),
  ])('after %j sends and loses nothing, and keeps the order', async (answer) => {
    await queueSections('S1', 'S2');
    mockServer({ S1: answer, S2: 204 });
    expect(await sendPendingSubmissions(dispatch)).toBe('later');
    expect(await sendPendingSubmissions(dispatch, true)).toBe('later');
    expect(calls).toEqual(['POST sealed/7/S1']);
    expect(await listQueuedSections()).toEqual(['S1', 'S2']);
    mockServer({ S1: 204, S2: 204 });
    expect(await sendPendingSubmissions(dispatch)).toBe('done');
    expect(await listQueuedSections()).toEqual([]);
  });

  test('an ended session keeps everything, asks for a login, and does not loop', async () => {
    await queueSections('S1', 'S2');
    mockServer({ S1: 401, S2: 204 });
    await sendPendingSubmissions(dispatch);
    expect(calls).toEqual(['POST sealed/7/S1']);
    await vi.waitFor(() => expect(selectSession(store.getState())).toBeNull());
    expect(await listQueuedSections()).toEqual(['S1', 'S2']);
  });

  test('a login sends queued submissions', async () => {
    await queueSections('S1');
    mockServer({ S1: 204 });
    dispatch(sessionStarted({ token: 't', userid: '7' }));
    await vi.waitFor(async () => expect(await listQueuedSections()).toEqual([]));
    expect(calls).toEqual(['POST sealed/7/S1']);
  });

  test('a rejected submission is kept with its message, is not retried, and does not block others', async () => {
    await queueSections('S1', 'S2');
    mockServer({ S1: createRejection('version-changed'), S2: 204 });
    await sendPendingSubmissions(dispatch);
    await sendPendingSubmissions(dispatch);
    expect(calls).toEqual(['POST sealed/7/S1', 'POST sealed/7/S2']);
    expect((await listQueued('7')).map(({ refusal }) => refusal)).toEqual([
      { code: 'version-changed', message: 'In words.' },
    ]);
  });

  test('a section that requires a rejected one waits until that is completed again', async () => {
    await queueSections('S1', 'S2');
    mockServer({
      S1: createRejection('sealing-key-unknown', 410),
      S2: [createRejection('section-locked'), 204],
    });
    await sendPendingSubmissions(dispatch);
    expect((await listQueued('7')).map(({ refusal }) => refusal?.code)).toEqual([
      'sealing-key-unknown',
      undefined,
    ]);
    await sendPendingSubmissions(dispatch);
    expect(await listQueuedSections()).toEqual(['S1']);
  });
});

test('screens are notified of queued and sent submissions; a removed account leaves none', async () => {
  const notified: DeviceQueue[] = [];
  const stop = watchQueue('7', (found) => notified.push(found));
  await queueSections('S1');
  await vi.waitFor(() => expect(notified.at(-1)?.submissions).toHaveLength(1));
  mockServer({ S1: 204 });
  await sendPendingSubmissions(dispatch);
  await vi.waitFor(() => expect(notified.at(-1)).toMatchObject({ submissions: [] }));
  expect(notified.at(-1)?.sent).toContain('S1');
  await queueSections('S2');
  await deleteAllQueued('7');
  expect(await listQueuedSections()).toEqual([]);
  expect(countQueuedAnswers()).toBe(0);
  stop();
});

describe('deleting', () => {
  test('removes only the submissions of that section and person', async () => {
    await queueSections('S1', 'S2');
    await queueSubmission(createSubmission('S1', '9'));
    await deletePendingSubmissions('7', 'S1');
    expect(await listQueuedSections()).toEqual(['S2']);
    expect(await listQueuedSections('9')).toEqual(['S1']);
    expect(countQueuedAnswers()).toBe(2);
  });

  test('is final, even if the server rejects the submission a moment later', async () => {
    await queueSections('S1');
    mockServer({ S1: createRejection('version-changed') });
    const answered = window.fetch;
    window.fetch = async (...args) => {
      // The submission is in flight while it is deleted.
      await deletePendingSubmissions('7', 'S1');
      return answered(...args);
    };
    await sendPendingSubmissions(dispatch);
    expect(await listQueuedSections()).toEqual([]);
    expect(countQueuedAnswers()).toBe(0);
  });
});
