import type { SubmissionContent } from '#contract/requests.ts';
import { encryptSubmission } from '#contract/sealed/seal.ts';
import { announce } from './changes.ts';
import { readEncryptionKey } from './encryption-key.ts';
import { addQueued } from './store.ts';

/** A browser that does not answer for so long (milliseconds) keeps nothing. */
const timeoutMs = 5000;

/** Finished answers that could not be sent. */
export interface FinishedAnswers extends SubmissionContent {
  readonly userid: string;
  readonly sectionId: string;
}

/**
 * Seals finished answers and keeps them, to be sent later. True only when they are durably stored: then the draft may
 * go. False where there is no key of the server, no WebCrypto, or no room; a parcel that is stored too late after all
 * carries the same key as the draft, and both make one attempt.
 */
export async function queueSubmission({ userid, sectionId, ...content }: FinishedAnswers): Promise<boolean> {
  const key = readEncryptionKey();
  if (!key) return false;
  const { version, finishedAt } = content;
  const encryptAndStore = async () => {
    const sealed = await encryptSubmission(key.publicKey, key.keyId, userid, sectionId, content);
    await addQueued({ id: content.key, userid, sectionId, version, finishedAt, sealed });
    announce(null);
    return true;
  };
  const tooLate = new Promise<false>((resolve) => setTimeout(() => resolve(false), timeoutMs));
  try {
    return await Promise.race([encryptAndStore(), tooLate]);
  } catch {
    return false;
  }
}
