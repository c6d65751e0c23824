import { patterns } from '#contract/paths.ts';
import type { SealingKey } from '#contract/responses.ts';
import { recordIn, textIn } from '#contract/wire/values.ts';
import { dayMs } from '#domain/dates/day-length.ts';
import { sameOrigin } from '../address.ts';
import { send } from '../call.ts';
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
interface KeptKey extends SealingKey {
  readonly at: number;
}

/** Fetches the key while there is a line, so that it is there when there is none. It is public, and of nobody. */
export async function fetchSealingKey(): Promise<void> {
  if (!sameOrigin || !navigator.onLine || keptKey(freshDays)) return;
  const { data, error } = await send({ url: patterns.sealingKey, anonymous: true });
  const { keyId, publicKey } = recordIn(data);
  if (lacksCall(error)) removeValue(keys.encryptionKey);
  // Whoever has left meanwhile has taken everything along.
  if (!textIn(keyId) || !textIn(publicKey) || readSession() === null) return;
  writeValue(keys.encryptionKey, { keyId, publicKey, at: Date.now() });
}

/** The key to seal to; null where none was fetched in time, as from a server without that call. */
export function sealingKey(): SealingKey | null {
  return sameOrigin ? keptKey(usableDays) : null;
}

function keptKey(days: number): KeptKey | null {
  const saved = readValue(keys.encryptionKey) as KeptKey | null;
  return saved && Math.abs(Date.now() - saved.at) < days * dayMs ? saved : null;
}
