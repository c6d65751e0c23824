import { patterns } from '#contract/paths.ts';
import type { SubmissionKey } from '#contract/responses.ts';
import { toRecord, toText } from '#contract/wire/values.ts';
import { dayMs } from '#domain/dates/day-length.ts';
import { isApiSameOrigin } from '../address.ts';
import { type ApiDispatch, api } from '../api.ts';
import { keys } from '../device/storage-keys.ts';
import { readValue, removeValue, writeValue } from '../device/storage.ts';
import { isEndpointMissing } from '../failure.ts';
import { readSession } from '../session.ts';

/** Days until a cached key is fetched again. */
const freshDays = 1;
/**
 * Days until a cached key is no longer used. The server decrypts for 90 days after a key rotation, and a submission
 * may be queued for weeks.
 */
const usableDays = 30;

/** The public key of the server. `at` is the time of the request in milliseconds since 1970. */
interface CachedKey extends SubmissionKey {
  readonly at: number;
}

const encryptionKeyApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The public key of the server, not yet validated. */
    encryptionKey: build.query<unknown, void>({
      query: () => ({ url: patterns.sealingKey, anonymous: true }),
      keepUnusedDataFor: 0,
    }),
  }),
});

/** Fetches the public key while the browser is online, for use offline. */
export async function prefetchEncryptionKey(dispatch: ApiDispatch): Promise<void> {
  if (!navigator.onLine || readCachedKey(freshDays)) return;
  const key = await requestEncryptionKey(dispatch);
  // A logout or quick exit during the request has removed all stored data: nothing may be written after it.
  if (key && readSession() !== null) writeValue(keys.encryptionKey, { ...key, at: Date.now() });
}

/** Requests the public key, without storing it; null if there is none that is valid. */
export async function requestEncryptionKey(dispatch: ApiDispatch): Promise<SubmissionKey | null> {
  if (!isApiSameOrigin) return null;
  const { encryptionKey } = encryptionKeyApi.endpoints;
  const call = encryptionKey.initiate(undefined, { subscribe: false, forceRefetch: true });
  const { data, error } = await dispatch(call);
  if (isEndpointMissing(error)) removeValue(keys.encryptionKey);
  // After an error `data` is that of an earlier request.
  if (error) return null;
  const [keyId, publicKey] = [toText(toRecord(data).keyId), toText(toRecord(data).publicKey)];
  return keyId && publicKey ? { keyId, publicKey } : null;
}

/** The cached public key; null if there is none that is valid, also with a server that lacks the endpoint. */
export function readCachedEncryptionKey(): SubmissionKey | null {
  return isApiSameOrigin ? readCachedKey(usableDays) : null;
}

function readCachedKey(days: number): CachedKey | null {
  const saved = readValue(keys.encryptionKey) as CachedKey | null;
  return saved && Math.abs(Date.now() - saved.at) < days * dayMs ? saved : null;
}
