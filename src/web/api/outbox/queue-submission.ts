import type { SubmissionContent } from '#contract/requests.ts';
import { encryptSubmission } from '#contract/encryption/encrypt.ts';
import { publishChange } from './queue-changes.ts';
import { readCachedEncryptionKey } from './encryption-key.ts';
import { addQueued } from './queue-store.ts';

/** Milliseconds until encryption and storage count as failed. */
const timeoutMs = 5000;

/** Finished answers that could not be sent. */
export interface UnsentSubmission extends SubmissionContent {
  readonly userid: string;
  readonly sectionId: string;
}

/**
 * Encrypts finished answers and queues them. Returns true only if they are stored durably, so that the draft can be
 * removed; false without a public key, WebCrypto or space. A submission that is stored after the timeout has the
 * idempotency key of the draft, so the server stores one attempt.
 */
export async function queueSubmission({ userid, sectionId, ...content }: UnsentSubmission): Promise<boolean> {
  const key = readCachedEncryptionKey();
  if (!key) return false;
  const { version, finishedAt } = content;
  const encryptAndStore = async () => {
    const sealed = await encryptSubmission(key.publicKey, key.keyId, userid, sectionId, content);
    await addQueued({ id: content.key, userid, sectionId, version, finishedAt, sealed });
    publishChange(null);
    return true;
  };
  const timeout = new Promise<false>((resolve) => setTimeout(() => resolve(false), timeoutMs));
  try {
    return await Promise.race([encryptAndStore(), timeout]);
  } catch {
    return false;
  }
}
