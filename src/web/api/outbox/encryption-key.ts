import { patterns } from '#contract/paths.ts';
import type { SubmissionKey } from '#contract/responses.ts';
import { recordIn, textIn } from '#contract/wire/values.ts';
import { dayMs } from '#domain/dates/day-length.ts';
import { sameOrigin } from '../address.ts';
import { type ApiDispatch, api } from '../api.ts';
import { keys } from '../device/keys.ts';
import { readValue, removeValue, writeValue } from '../device/storage.ts';
import { lacksCall } from '../failure.ts';
import { readSession } from '../session.ts';

/** A younger one is not asked for again. */
const freshDays = 1;
/**
 * An older one seals nothing: the server opens for 90 days after it has taken another one, and what is sealed now may
 * wait for weeks.
 */
const usableDays = 30;

/** The server's public key, and when it was fetched, in milliseconds since 1970. */
interface CachedKey extends SubmissionKey {
  readonly at: number;
}

const encryptionKeyApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The public key of the server, in the form in which it answers. */
    sealingKey: build.query<unknown, void>({
      query: () => ({ url: patterns.sealingKey, anonymous: true }),
      keepUnusedDataFor: 0,
    }),
  }),
});

/** Fetches the key while the browser is online, for use when it is not. The key is public. */
export async function fetchEncryptionKey(dispatch: ApiDispatch): Promise<void> {
  if (!sameOrigin || !navigator.onLine || readCachedKey(freshDays)) return;
  const { sealingKey } = encryptionKeyApi.endpoints;
  const call = sealingKey.initiate(undefined, { subscribe: false, forceRefetch: true });
  const { data, error } = await dispatch(call);
  if (lacksCall(error)) removeValue(keys.encryptionKey);
  // After a failure `data` is that of an earlier call.
  if (error) return;
  const { keyId, publicKey } = recordIn(data);
  // Whoever has left meanwhile has taken everything along.
  if (!textIn(keyId) || !textIn(publicKey) || readSession() === null) return;
  writeValue(keys.encryptionKey, { keyId, publicKey, at: Date.now() });
}

/** The key to seal to; null where none was fetched in time, as from a server without that call. */
export function readEncryptionKey(): SubmissionKey | null {
  return sameOrigin ? readCachedKey(usableDays) : null;
}

function readCachedKey(days: number): CachedKey | null {
  const saved = readValue(keys.encryptionKey) as CachedKey | null;
  return saved && Math.abs(Date.now() - saved.at) < days * dayMs ? saved : null;
}
